import { expect, test } from 'vitest';
import type { RowPayload, UpdatableRowsQueryBuilder } from './directus-hooks.ts';
import { extractSearchWords, fillMissingSearchWords, fillSearchWordsOfDocumentRow } from './search-words.ts';

const document = {
  $schema: '../page.schema.json',
  version: 1,
  route: 'home',
  head: { title: 'Every big draw' },
  blocks: [
    { id: 'opening', type: 'hero', props: { heading: 'Tonight.', amount: 5, count: '12' } },
    { id: 'closing', type: 'hero', props: { heading: 'Tonight.', links: [{ label: 'Buy' }] } },
  ],
};

test('extractSearchWords returns each text of a document once, without ids, types and numbers', () => {
  expect(extractSearchWords(document)).toBe('home\nEvery big draw\nTonight.\nBuy');
});

test.each([
  ['a telephone number', '1800 858 858', '1800 858 858'],
  ['words on both sides of a line break', 'Every\nbig  draw', 'Every big draw'],
  ['an apostrophe as a keyboard types it', 'You’re in', "You're in"],
  ['an apostrophe as it was printed', 'You’re in', 'You’re in'],
  ['quotation marks as a keyboard types them', 'Say “yes”', 'Say "yes"'],
])('extractSearchWords makes searchable %s', (_, text, searched) => {
  expect(extractSearchWords({ version: 1, blocks: [{ props: { text } }] })).toContain(searched);
});

test('extractSearchWords reads a document that is stored as JSON text', () => {
  expect(extractSearchWords(JSON.stringify(document))).toContain('Every big draw');
});

test.each([[null], [{}], ['{"head": '], [{ version: 1 }]])(
  'extractSearchWords returns null for a document without texts, %j',
  (empty) => {
    expect(extractSearchWords(empty)).toBeNull();
  },
);

test('fillSearchWordsOfDocumentRow adds words to a save with a document, and leaves a save without one unchanged', () => {
  expect(fillSearchWordsOfDocumentRow({ notes: 'Later' })).toEqual({ notes: 'Later' });
  expect(fillSearchWordsOfDocumentRow({ document })).toMatchObject({ words: expect.stringContaining('Tonight.') });
});

/** A database with these pages only, which records changes in `written`. */
function tablesOf(pages: RowPayload[], written: unknown[]): UpdatableRowsQueryBuilder {
  return (collection) => ({
    where: (values) => {
      const wanted = Object.entries(values);
      const matching = () =>
        collection === 'pages' ? pages.filter((row) => wanted.every(([name, value]) => row[name] === value)) : [];
      const update = async (changes: object) => {
        for (const row of matching()) {
          written.push(row['id']);
          Object.assign(row, changes);
        }
      };
      return Object.assign(Promise.resolve(matching().map((row) => ({ ...row }))), { update });
    },
  });
}

test('fillMissingSearchWords fills missing or outdated search words at the start, and writes nothing the second time', async () => {
  const words = extractSearchWords(document);
  const pages = [
    { id: 'before', document, words: null },
    { id: 'otherwise', document: JSON.stringify(document), words: 'Every big draw' },
    { id: 'filled', document, words },
    { id: 'empty', document: {}, words: null },
  ];
  const written: unknown[] = [];
  await fillMissingSearchWords(tablesOf(pages, written));
  expect(pages.map((row) => row.words)).toEqual([words, words, words, null]);
  await fillMissingSearchWords(tablesOf(pages, written));
  expect(written).toEqual(['before', 'otherwise']);
});

test('fillMissingSearchWords does not overwrite search words that were saved meanwhile', async () => {
  const page: RowPayload = { id: 'before', document, words: null };
  const tables = tablesOf([page], []);
  const savedMeanwhile: UpdatableRowsQueryBuilder = (collection) => ({
    where: (values) => {
      const query = tables(collection).where(values);
      if ('id' in values) Object.assign(page, { words: 'Saved meanwhile' });
      return query;
    },
  });
  await fillMissingSearchWords(savedMeanwhile);
  expect(page['words']).toBe('Saved meanwhile');
});
