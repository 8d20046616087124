import { expect, test } from 'vitest';
import { searchWords, withSearchWords } from './search-words.ts';

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

test('finds each text of a document once, and no ids or types', () => {
  expect(searchWords(document)).toBe('home\nEvery big draw\nTonight.\nBuy');
});

test.each([
  ['a telephone number', '1800 858 858', '1800 858 858'],
  ['words on both sides of a line break', 'Every\nbig  draw', 'Every big draw'],
  ['an apostrophe as a keyboard types it', 'You’re in', "You're in"],
  ['an apostrophe as it was printed', 'You’re in', 'You’re in'],
  ['quotation marks as a keyboard types them', 'Say “yes”', 'Say "yes"'],
])('finds %s', (_, text, searched) => {
  expect(searchWords({ version: 1, blocks: [{ props: { text } }] })).toContain(searched);
});

test('reads a document that is sent as text', () => {
  expect(searchWords(JSON.stringify(document))).toContain('Every big draw');
});

test.each([[null], [{}], ['{"head": '], [{ version: 1 }]])('has nothing to search in %j', (empty) => {
  expect(searchWords(empty)).toBeNull();
});

test('leaves a save alone that does not change the document', () => {
  expect(withSearchWords({ notes: 'Later' })).toEqual({ notes: 'Later' });
  expect(withSearchWords({ document })).toMatchObject({ words: expect.stringContaining('Tonight.') });
});
