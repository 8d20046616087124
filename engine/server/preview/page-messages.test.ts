import { expect, test } from 'vitest';
import { createEditorLanguageRunner } from '#engine/messages/editor-languages.server.ts';
import { createMessageAccessor } from '../../messages/message-accessor.ts';
import { createMessageRegistry } from '../../messages/message-registry.ts';
import { createSiteMessages } from '../../messages/site-messages.ts';
import { openTwoBrandTestPages } from '../testing/small-shop.tsx';
import type { PreviewDependencies } from './answer-preview.ts';
import { findPageMessages } from './page-messages.ts';
import { createPublishedPagePreviewSettings } from './preview-context.ts';

interface CountMessages {
  readonly heading: () => string;
}

const registry = createMessageRegistry({
  count: {
    heading: { text: 'How many', description: 'Heading.' },
    left: {
      text: '{count, plural, one {# place} other {# places}} left',
      description: 'Places that are left.',
      placeholders: { count: { type: 'number', example: 12 } },
    },
    remove: { text: 'Remove', description: 'Button.' },
  },
  notices: { sent: { text: 'Sent', description: 'A notice.' } },
  other: {
    remove: { text: 'Remove', description: 'Another button.' },
    gone: { text: 'Gone', description: 'A notice.' },
  },
});
const code = { registry, catalogues: { count: ['count'], own: ['count'], far: ['other'] }, everywhere: ['notices'] };
const texts = (locale: string, entries: object) => ({ version: 1, locale, texts: entries });

function find(pressed: readonly string[], documents: Readonly<Record<string, unknown>> = {}) {
  const { parts } = openTwoBrandTestPages({
    documents,
    siteMessages: createSiteMessages(registry, () => {}),
    load: async ({ messages, site, now }) => ({
      data: createMessageAccessor<CountMessages>({ catalogue: 'count' }, messages, site).heading(),
      expires: now + 1000,
    }),
  });
  const previews: PreviewDependencies = {
    ...parts,
    stageScripts: parts.scripts,
    drafts: async () => ({ catalogue: parts.engine.catalogue(), problemsOf: () => null }),
    loadExample: async () => undefined,
    runInLanguageOfEditor: createEditorLanguageRunner(async () => ({})),
    foresees: async () => false,
    cmsOrigin: null,
    studioOrigin: null,
    linkSecret: 'secret',
  };
  const context = { ...createPublishedPagePreviewSettings('/'), site: 'one' };
  const request = { host: 'one.localhost', origin: 'http://one.localhost', signal: AbortSignal.timeout(5000) };
  return findPageMessages(previews, code, context, pressed, request);
}

const ids = ({ messages }: Awaited<ReturnType<typeof find>>) => messages.map(({ id }) => id);

test('messages of a page are those that it has shown, then those of other states of its blocks', async () => {
  const found = await find([]);
  expect(found.messages.map(({ id, isShown }) => [id, isShown])).toEqual([
    ['count.heading', true],
    ['count.left', false],
    ['count.remove', false],
    ['notices.sent', false],
  ]);
  expect(found.messages[1]).toMatchObject({
    text: '{count, plural, one {# place} other {# places}} left',
    description: 'Places that are left.',
    placeholders: [{ name: 'count', type: 'number', example: '12' }],
    blocks: ['count', 'own'],
  });
  expect(found.places['count']).toContainEqual({ site: 'one', kind: 'page', name: 'home' });
  expect(found.everywhere).toEqual(['notices']);
});

test('a pressed text leads to the message that can produce it, from the innermost element outwards', async () => {
  expect(ids(await find(['12 places left', 'How many']))).toEqual(['count.left']);
  expect(ids(await find(['Saturday', 'Saturday How many', 'How many']))).toEqual(['count.heading']);
  expect(ids(await find(['Saturday']))).toEqual([]);
});

test('a message of the page is found before another message with the same text, which is found only if the page has none', async () => {
  expect(ids(await find(['Remove']))).toEqual(['count.remove']);
  expect(ids(await find(['Gone']))).toEqual(['other.gone']);
});

test('a message has the text of the brand, and the places where texts may be written', async () => {
  const documents = {
    'one/messages/en-au': texts('en-AU', { 'count.remove': { text: 'Take out' } }),
    'base/messages/en': texts('en', { 'count.remove': { text: 'Drop' } }),
    'base/messages/cy': texts('cy', { 'count.remove': { text: 'Tynnu' } }),
  };
  const { messages } = await find(['Take out'], documents);
  expect(messages).toMatchObject([
    {
      id: 'count.remove',
      text: 'Take out',
      usual: 'Remove',
      texts: [
        { site: 'one', locale: 'en-AU', text: 'Take out' },
        { site: 'base', locale: 'en', text: 'Drop' },
      ],
      locales: ['en', 'cy', 'en-AU'],
    },
  ]);
  expect(ids(await find(['Remove'], documents))).toEqual(['other.remove']);
});

test('a text for all brands is written in the language without a region', async () => {
  const { messages } = await find(['Remove']);
  expect(messages[0]?.texts).toEqual([
    { site: 'one', locale: 'en-AU', text: null },
    { site: 'base', locale: 'en', text: null },
  ]);
});
