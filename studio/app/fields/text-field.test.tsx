// @vitest-environment happy-dom
import './testing/node-name-getter.ts';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StudioSiteEntry } from '../../api-types.ts';
import { getValueAt, setValueAt } from '../../editor/edit-value.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import type { SchemaField } from '../../editor/schema-fields.ts';
import { TEST_SITE } from '../testing/field-form.tsx';
import { linkDialogMessages } from './link-dialog.messages.gen.ts';
import { markdownFieldMessages } from './markdown-field.messages.gen.ts';
import { SharedPicture } from './shared-picture.tsx';
import { sharedTextMessages } from './shared-text.messages.gen.ts';
import { TextField } from './text-field.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const texts = { site: 'harbour', kind: 'content', name: 'texts' } as const;
const SOME = { pages: 214, brands: ['Harbour', 'Lantern'], part: 'site-footer' };
const NONE = { pages: 0, brands: [], part: null };
const page = { site: 'harbour', kind: 'page', isInherited: false, source: null } as const;

const site: StudioSiteEntry = {
  ...TEST_SITE,
  origin: 'http://harbour.localhost',
  pages: [
    { ...page, name: 'help', title: 'Questions and answers', path: '/help', link: { page: 'help' } },
    { ...page, name: 'raffle', title: 'A raffle', path: null, link: { route: 'raffle' } },
  ],
  pictures: ['boat.avif', 'tea.avif'],
  contents: [
    {
      key: 'footer.legal',
      type: 'markdown',
      excerpt: 'Play **fair**.',
      uses: 4,
      places: [],
      reach: SOME,
      document: texts,
    },
    {
      key: 'home.welcome',
      type: 'plain',
      excerpt: 'Welcome aboard',
      uses: 1,
      places: [],
      reach: NONE,
      document: texts,
    },
    { key: 'home.picture', type: 'image', excerpt: 'boat.avif', uses: 0, places: [], reach: NONE, document: texts },
    { key: 'home.long', type: 'plain', excerpt: 'x'.repeat(160), uses: 0, places: [], reach: NONE, document: texts },
  ],
};

type TextSchemaField = Extract<SchemaField, { kind: 'text' | 'markdown' }>;

const FIELD: TextSchemaField = {
  key: 'heading',
  label: 'Heading',
  description: 'What the block is about.',
  isRequired: false,
  group: null,
  kind: 'text',
  maxLength: 20,
  isShareable: true,
  example: null,
};

let root: Root;
let shown: unknown;

function Form({ field, initial }: { readonly field: TextSchemaField; readonly initial: unknown }) {
  const [value, setValue] = useState(initial);
  return (
    <TextField
      field={field}
      path={['heading']}
      site={site}
      valueAt={(path) => getValueAt(value, path)}
      problemAt={() => null}
      change={(path, next) => {
        shown = setValueAt(value, path, next);
        setValue(shown);
      }}
    />
  );
}

const show = (heading: unknown, field: Partial<TextSchemaField> = {}) =>
  act(async () => root.render(<Form field={{ ...FIELD, ...field }} initial={{ heading }} />));

function find<Found extends HTMLElement>(selector: string, name = ''): Found {
  const found = [...document.querySelectorAll<Found>(selector)].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith(name),
  );
  if (!found) throw new Error(`no ${selector} named "${name}"`);
  return found;
}

const press = (element: HTMLElement) => act(async () => element.click());
const key = (element: HTMLElement, init: KeyboardEventInit) =>
  act(async () => element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));

async function type(element: HTMLInputElement | HTMLTextAreaElement, value: string) {
  await act(async () => {
    const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const statuses = () =>
  [...document.querySelectorAll('[role=status]')].map((status) => status.textContent).filter((words) => words !== '');

beforeEach(() => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

describe('the field of a text', () => {
  test.each([
    ['Tea', fieldsMessages.upTo({ max: 20 }), []],
    ['x'.repeat(17), fieldsMessages.left({ count: 17, max: 20 }), [fieldsMessages.nearLimit()]],
    ['x'.repeat(21), fieldsMessages.tooLong({ count: 21, max: 20, over: 1 }), [fieldsMessages.overLimit()]],
  ])('counts the characters of %j only from near the limit on', async (words, hint, status) => {
    await show(words);
    expect(find('.field__help').textContent).toBe(`What the block is about. ${hint}`);
    expect(statuses()).toEqual(status);
  });

  test('that is required and empty asks for words, unless no words are right as well', async () => {
    await show('', { isRequired: true });
    const input = find('input');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain(fieldsMessages.missing());
    const access = { site, valueAt: () => '', problemAt: () => null, change: () => {} };
    await act(async () =>
      root.render(<TextField mayBeEmpty field={{ ...FIELD, isRequired: true }} path={['alt']} {...access} />),
    );
    expect(document.body.textContent).not.toContain(fieldsMessages.missing());
    expect(find('input').getAttribute('aria-invalid')).toBeNull();
  });

  test('that is emptied leaves the setting out', async () => {
    await show('Tea');
    await type(find<HTMLInputElement>('input'), '');
    expect(shown).toEqual({});
  });
});

describe('a shared text', () => {
  test('is chosen from a list by its words, among those that fit', async () => {
    await show('Tea');
    await press(find('button', 'Heading is written here'));
    const dialog = find<HTMLDialogElement>('dialog');
    expect([...dialog.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      `Welcome aboardhome.welcome · ${sharedTextMessages.usedOnce()}`,
      `${'x'.repeat(160)}…home.long`,
    ]);
    const search = find<HTMLInputElement>('input[type=search]');
    await type(search, 'aboard welcome');
    await key(search, { key: 'Enter' });
    expect(shown).toEqual({ heading: { content: 'home.welcome' } });
    expect(document.querySelector('dialog')).toBeNull();
    expect(statuses()).toEqual([sharedTextMessages.chosen({ label: 'Heading', key: 'home.welcome' })]);
  });

  test('is shown with the pages and brands that show it, and is copied to be written in its place', async () => {
    await show({ content: 'footer.legal' }, { kind: 'markdown' });
    expect(document.body.textContent).toContain('Play **fair**.');
    expect(document.body.textContent).toContain('Shown in the site footer of 214 pages of 2 brands: Harbour, Lantern.');
    expect(find('fieldset a').getAttribute('href')).toBe('#harbour/content/texts');
    await press(find('button', sharedTextMessages.writeHere()));
    expect(shown).toEqual({ heading: 'Play **fair**.' });
    expect(document.activeElement).toBe(find('textarea'));
    expect(statuses()).toContain(sharedTextMessages.copied({ label: 'Heading' }));
  });

  test('is copied with a warning if only its beginning is known, and as an empty text if it is unknown', async () => {
    await show({ content: 'home.long' });
    await press(find('button', sharedTextMessages.writeHere()));
    expect(statuses()).toContain(sharedTextMessages.copiedBeginning({ label: 'Heading' }));
    await act(async () => root.render(null));
    await show({ content: 'this-page.lead' });
    expect(document.body.textContent).toContain(sharedTextMessages.unknown());
    await press(find('button', sharedTextMessages.writeHere()));
    expect(shown).toEqual({ heading: '' });
  });

  test('may be a picture, which is copied without its description', async () => {
    const field = { ...FIELD, kind: 'picture', isShareable: true } as const;
    let next: unknown;
    const access = {
      site,
      valueAt: () => ({ content: 'home.picture' }),
      problemAt: () => null,
      change: (_: unknown, value: unknown) => {
        next = value;
      },
    };
    await act(async () =>
      root.render(
        <SharedPicture field={field} path={['heading']} {...access}>
          a picture
        </SharedPicture>,
      ),
    );
    expect(document.body.textContent).toContain('boat.avif');
    expect(document.body.textContent).not.toContain('a picture');
    await press(find('button', sharedTextMessages.writeHere()));
    expect(next).toEqual({ asset: 'boat.avif', alt: '' });
  });

  test('is not offered where a setting takes no shared texts', async () => {
    await show('Tea', { isShareable: false });
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('the field of a formatted text', () => {
  const open = async (words: string, start = words.length, end = start) => {
    await show(words, { kind: 'markdown', maxLength: null });
    const area = find<HTMLTextAreaElement>('textarea');
    area.focus();
    area.setSelectionRange(start, end);
    await act(async () => area.dispatchEvent(new Event('select', { bubbles: true })));
    return area;
  };
  const selected = (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd);

  test('makes the selection bold by its button and by keys, and keeps it selected', async () => {
    const area = await open('Win big now', 4, 7);
    await press(find('button', markdownFieldMessages.bold()));
    expect([shown, selected(area)]).toEqual([{ heading: 'Win **big** now' }, 'big']);
    expect(find('button', markdownFieldMessages.bold()).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(area);
    await key(area, { key: 'b', ctrlKey: true });
    expect([shown, selected(area)]).toEqual([{ heading: 'Win big now' }, 'big']);
  });

  test('continues a list with Enter, and leaves Enter alone elsewhere', async () => {
    const area = await open('- Tea');
    await key(area, { key: 'Enter' });
    expect([shown, area.selectionStart]).toEqual([{ heading: '- Tea\n- ' }, 8]);
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    await act(async () => area.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
  });

  test('has a toolbar that is one stop of the Tab key, with arrows within it', async () => {
    await open('Tea');
    const bar = find('[role=toolbar]');
    const stops = () => [...bar.querySelectorAll('[tabindex="0"]')].map((button) => button.getAttribute('aria-label'));
    expect(stops()).toEqual([markdownFieldMessages.bold()]);
    find('button', markdownFieldMessages.bold()).focus();
    await key(find('button', markdownFieldMessages.bold()), { key: 'ArrowLeft' });
    expect(stops()).toEqual([markdownFieldMessages.picture()]);
    expect(document.activeElement).toBe(find('button', markdownFieldMessages.picture()));
    await key(find('button', markdownFieldMessages.picture()), { key: 'Home' });
    await key(find('button', markdownFieldMessages.bold()), { key: 'ArrowRight' });
    expect(stops()).toEqual([markdownFieldMessages.italic()]);
  });

  test('links the selection to a page by its title, by keys alone', async () => {
    const area = await open('Get help now', 4, 8);
    await key(area, { key: 'K', ctrlKey: true, shiftKey: true });
    const search = find<HTMLInputElement>('input[type=search]');
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Questions and answers/help',
    ]);
    await type(search, 'answers');
    await key(search, { key: 'Enter' });
    expect([shown, selected(area)]).toEqual([{ heading: 'Get [help](page:help) now' }, 'help']);
  });

  test('links to an address that is typed, and removes a link', async () => {
    const area = await open('', 0);
    await press(find('button', markdownFieldMessages.link()));
    const search = find<HTMLInputElement>('input[type=search]');
    await type(search, 'example.org');
    await key(search, { key: 'Enter' });
    expect(shown).toEqual({ heading: '[https://example.org](https://example.org)' });
    await key(area, { key: 'k', metaKey: true, shiftKey: true });
    expect(find('dialog').textContent).toContain(linkDialogMessages.now({ target: 'https://example.org' }));
    await type(find<HTMLInputElement>('dialog input[type=text]'), 'site');
    await press(find('li button', 'Questions'));
    expect(shown).toEqual({ heading: '[site](page:help)' });
    await key(area, { key: 'k', metaKey: true, shiftKey: true });
    await press(find('button', linkDialogMessages.remove()));
    expect(shown).toEqual({ heading: 'site' });
  });

  test('inserts a picture of the site with its description', async () => {
    await open('Tea');
    await press(find('button', markdownFieldMessages.picture()));
    await type(find<HTMLInputElement>('dialog input[type=text]'), 'A boat');
    await press(find('li button', 'boat'));
    expect(shown).toEqual({ heading: 'Tea\n\n![A boat](asset:boat.avif)' });
  });

  async function paste(area: HTMLTextAreaElement, data: Readonly<Record<string, string>>) {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: (type: string) => data[type] ?? '' },
    });
    await act(async () => area.dispatchEvent(event));
    await act(async () => {
      await import('./convert-pasted-html.ts');
    });
    return event;
  }

  test('keeps the form of pasted words in Markdown, without pictures and scripts', async () => {
    const area = await open('Tea', 3);
    const html = '<h2>One</h2><p>Two <b>three</b><img src=x onerror="alert(1)"><script>alert(1)</script></p>';
    await paste(area, { 'text/html': html, 'text/plain': 'One\nTwo three' });
    expect(shown).toEqual({ heading: 'Tea\n\n## One\n\nTwo **three**' });
    expect(statuses()).toEqual([markdownFieldMessages.picturesLeftOut()]);
  });

  test('takes words without formatting as they are, so that Markdown can be pasted', async () => {
    const area = await open('Tea ', 4);
    await paste(area, { 'text/html': '<div><span style="color:red">**two**</span></div>', 'text/plain': '**two**' });
    expect(shown).toEqual({ heading: 'Tea **two**' });
    expect((await paste(area, { 'text/plain': 'x' })).defaultPrevented).toBe(false);
  });

  test('links the selection to an address that is pasted over it', async () => {
    const area = await open('Get help', 4, 8);
    await paste(area, { 'text/plain': 'http://harbour.localhost/help' });
    expect(shown).toEqual({ heading: 'Get [help](page:help)' });
  });
});
