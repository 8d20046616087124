// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { MessagesAnswer, StudioMessage } from '../../api-types.ts';
import { editorMachine } from '../../editor/editor.machine.ts';
import type { EditorContext, EditorEvent } from '../../editor/editor.types.ts';
import type { StudioClient } from '../../editor/studio-client.ts';
import { createFakeClient, createFakeDocument } from '../../editor/testing/fake-client.ts';
import { fillIn, findControl, pressButton, pressInput, TEST_SITE } from '../testing/field-form.tsx';
import { wordsMessages } from './words.messages.gen.ts';
import { NOTHING_PRESSED, type PressedTexts, WordsPanel } from './words-panel.tsx';

const BASE = { ...TEST_SITE, key: 'base', name: 'Shared', extendedBy: ['Harbour', 'Lantern'] };
const REMOVE: StudioMessage = {
  id: 'cart-list.remove',
  text: 'Remove {name}',
  usual: 'Remove {name}',
  description: 'Button of an item of the cart.',
  maxLength: null,
  placeholders: [{ name: 'name', type: 'text', example: 'Saturday Lotto' }],
  texts: [
    { site: 'harbour', locale: 'en-AU', text: null },
    { site: 'base', locale: 'en', text: null },
  ],
  locales: ['en', 'cy'],
  blocks: ['cart-list'],
  isShown: true,
};
const EMPTY: StudioMessage = {
  ...REMOVE,
  id: 'cart-list.empty',
  text: 'Nothing here',
  placeholders: [],
  isShown: false,
};
const PLACES = { 'cart-list': [{ site: 'harbour', kind: 'page', name: 'cart' }] } as const;

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const findMessages = vi.fn<StudioClient['findMessages']>();
const openDocument = vi.fn<StudioClient['openDocument']>();

async function show(
  messages: readonly StudioMessage[] | Error,
  pressed: PressedTexts = NOTHING_PRESSED,
  change: Partial<EditorContext> = {},
) {
  findMessages.mockReset().mockImplementation(async (): Promise<MessagesAnswer> => {
    if (messages instanceof Error) throw messages;
    return { messages, places: PLACES, everywhere: ['cart-toasts'] };
  });
  openDocument.mockReset().mockResolvedValue({ ...createFakeDocument(null), source: 'harbour/messages/en-au.json' });
  const client = createFakeClient({ findMessages, openDocument });
  const input = { client, stage: 'stage-a', drafts: [], pick: () => 0 };
  const { context } = createActor(editorMachine, { input }).getSnapshot();
  const place: EditorContext['place'] = {
    key: { site: 'harbour', kind: 'page', name: 'cart' },
    page: { site: 'harbour', path: '/cart' },
  };
  const sent: EditorEvent[] = [];
  function Panel() {
    const [now, setPressed] = useState(pressed);
    return (
      <WordsPanel
        site={TEST_SITE}
        sites={[TEST_SITE, BASE]}
        context={{ ...context, place, ...change }}
        pressed={now}
        setPressed={setPressed}
        send={(event) => sent.push(event)}
      />
    );
  }
  await act(async () => root.render(<Panel />));
  return { sent };
}
const words = () => document.body.textContent;
const listed = () => [...document.querySelectorAll('.words__list strong')].map(({ textContent }) => textContent);

test('the list has the texts of the page, and a search narrows it', async () => {
  await show([REMOVE, EMPTY]);
  expect(listed()).toEqual(['Remove {name}', 'Nothing here']);
  expect(findMessages.mock.lastCall?.[0]).toMatchObject({ site: 'harbour', path: '/cart', pressed: [] });
  await fillIn('input', wordsMessages.search(), 'nothing');
  expect(listed()).toEqual(['Nothing here']);
});

test('a pressed text that one message makes opens that message with all that is known of it', async () => {
  await show([REMOVE], { texts: ['Remove Saturday Lotto'], block: 'page.list' });
  expect(findMessages.mock.lastCall?.[0].pressed).toEqual(['Remove Saturday Lotto']);
  for (const shown of [
    'cart-list.remove',
    'Button of an item of the cart.',
    'name: text, such as Saturday Lotto',
    'Welsh',
  ])
    expect(words()).toContain(shown);
  expect([...document.querySelectorAll('details a')].map((link) => link.getAttribute('href'))).toEqual([
    '#harbour/page/cart',
  ]);
});

test('a message of a block that any page can show says so, and a message without a description has no empty line for it', async () => {
  const sent = { ...REMOVE, id: 'cart-toasts.sent', description: '', blocks: ['cart-toasts'] };
  await show([sent], { texts: ['Remove it'], block: null });
  expect(words()).toContain(wordsMessages.everywhere({ block: 'Cart toasts' }));
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).not.toContain(
    wordsMessages.about(),
  );
});

test('of several messages with the pressed text one is chosen', async () => {
  await show([REMOVE, { ...REMOVE, id: 'saved-fund.remove' }], { texts: ['Remove it'], block: null });
  expect(words()).toContain(wordsMessages.several());
  await act(async () => document.querySelectorAll<HTMLElement>('.words__list button')[1]?.click());
  expect(words()).toContain('saved-fund.remove');
  await pressButton(wordsMessages.all());
  expect(findMessages.mock.lastCall?.[0].pressed).toEqual([]);
});

test('a pressed text that no message makes leads to its block', async () => {
  const { sent } = await show([], { texts: ['Saturday Lotto'], block: 'page.list' });
  expect(words()).toContain(wordsMessages.unknown());
  await pressButton(wordsMessages.openBlock());
  expect(sent).toEqual([
    { type: 'MODE.CHANGE', mode: 'select' },
    { type: 'BLOCK.CHOOSE', id: 'list' },
  ]);
});

test('a text is written for the brand, or for all that share it', async () => {
  const { sent } = await show([REMOVE], { texts: ['Remove it'], block: null });
  expect(openDocument.mock.lastCall?.[0]).toEqual({ site: 'harbour', kind: 'messages', name: 'en-au' });
  await fillIn('textarea', wordsMessages.text({ language: 'Australian English' }), 'Take out {name}');
  await pressInput(wordsMessages.forAll({ brands: 'Harbour, Lantern' }));
  expect(openDocument.mock.lastCall?.[0]).toEqual({ site: 'base', kind: 'messages', name: 'en' });
  await fillIn('textarea', wordsMessages.text({ language: 'English' }), 'Drop {name}');
  expect(sent).toMatchObject([
    {
      type: 'MESSAGE.CHANGE',
      document: { key: { site: 'harbour', kind: 'messages', name: 'en-au' } },
      text: { id: 'cart-list.remove', locale: 'en-AU', text: 'Take out {name}' },
    },
    { document: { key: { site: 'base' } }, text: { locale: 'en', text: 'Drop {name}' } },
  ]);
});

test('a text for all brands is marked where the brand has its own', async () => {
  const texts = REMOVE.texts.map((one) => ({ ...one, text: one.site === 'harbour' ? 'Take out' : null }));
  await show([{ ...REMOVE, texts }], { texts: ['Take out'], block: null });
  expect(words()).not.toContain(wordsMessages.covered({ brand: 'Harbour' }));
  await pressInput(wordsMessages.forAll({ brands: 'Harbour, Lantern' }));
  expect(words()).toContain(wordsMessages.covered({ brand: 'Harbour' }));
});

test('faults of a text are shown at its field with their place', async () => {
  const problem = {
    source: 'harbour/messages/en-au.json',
    pointer: '/texts/cart-list.remove/text',
    code: 'wrong-message',
    message: 'Character 8: The text leaves out the placeholder.',
    suggestion: 'Add {name}.',
    line: null,
    column: null,
  } as const;
  await show(
    [REMOVE],
    { texts: ['Remove it'], block: null },
    { problems: [problem, { ...problem, pointer: '/texts/x/text', message: 'Other' }] },
  );
  const field = findControl('textarea', wordsMessages.text({ language: 'Australian English' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('.field__problem')?.textContent).toBe(
    'Character 8: The text leaves out the placeholder. Add {name}.',
  );
});

test('a call that fails is explained', async () => {
  await show(new Error('The connection failed.'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    wordsMessages.notRead({ reason: 'The connection failed.' }),
  );
});
