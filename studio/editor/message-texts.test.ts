import { expect, test } from 'vitest';
import { TEST_SITE } from '../app/testing/field-form.tsx';
import {
  findPressedContents,
  getMessageDocumentKey,
  listWritableTexts,
  readMessageText,
  writeMessageText,
} from './message-texts.ts';

const ENTRY = {
  key: 'home.welcome',
  type: 'plain',
  excerpt: '',
  uses: 1,
  places: [],
  reach: { pages: 1, brands: [], part: null },
  document: { site: 'harbour', kind: 'content', name: 'home' },
} as const;
const BLANK = { $schema: 'messages.schema.json', version: 1 };
const REMOVE = { id: 'cart-list.remove', locale: 'en-AU' };

test('the document of a text is named after its language', () => {
  expect(getMessageDocumentKey({ site: 'harbour', locale: 'zh-Hans-AU' })).toEqual({
    site: 'harbour',
    kind: 'messages',
    name: 'zh-hans-au',
  });
});

test('the first text of a site makes its document', () => {
  const made = writeMessageText(null, BLANK, { ...REMOVE, text: 'Take out' });
  expect(made).toEqual({ ...BLANK, locale: 'en-AU', texts: { 'cart-list.remove': { text: 'Take out' } } });
  expect(readMessageText(made, 'cart-list.remove')).toBe('Take out');
});

test('a changed translation keeps the hash of what it was made from, and the other texts', () => {
  const own = { version: 1, locale: 'cy', texts: { a: { text: 'Un', source: 'hash' }, b: { text: 'Dau' } } };
  expect(writeMessageText(own, BLANK, { id: 'a', locale: 'cy', text: 'Tri' })).toEqual({
    ...own,
    texts: { a: { text: 'Tri', source: 'hash' }, b: { text: 'Dau' } },
  });
  expect(own.texts.a.text).toBe('Un');
});

test('removing an own text keeps the other texts of the document, and creates no document where there was none', () => {
  const own = { version: 1, locale: 'en-AU', texts: { a: { text: 'A' }, b: { text: 'B' } } };
  expect(writeMessageText(own, BLANK, { id: 'a', locale: 'en-AU', text: null })).toEqual({
    ...own,
    texts: { b: { text: 'B' } },
  });
  expect(writeMessageText(null, BLANK, { ...REMOVE, text: null })).toBe(null);
});

test('the same text is no change', () => {
  const own = { version: 1, locale: 'en-AU', texts: { a: { text: 'A' } } };
  expect(writeMessageText(own, BLANK, { id: 'a', locale: 'en-AU', text: 'A' })).toBe(own);
});

test('texts of sites that the editor does not see are not offered', () => {
  const [near, far] = ['harbour', 'base'].map((site) => ({ site, locale: 'en', text: null }));
  const site = TEST_SITE;
  expect(listWritableTexts({ texts: [near, far].flatMap((one) => one ?? []) }, [site])).toEqual([
    { target: near, site },
  ]);
});

test('a pressed text that comes from no message is found among the shared texts', () => {
  const entry = { ...ENTRY, key: 'home.welcome', excerpt: 'Welcome aboard' };
  const contents = [entry, { ...ENTRY, key: 'home.picture', excerpt: '' }];
  expect(findPressedContents({ contents }, ['aboard', 'Welcome aboard'])).toEqual([entry]);
  expect(findPressedContents({ contents }, ['', 'Welcome'])).toEqual([]);
});
