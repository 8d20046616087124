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
