import { expect, test } from 'vitest';
import { listDataOfAnswers, readSeedTexts } from './data-of-answers.ts';

test('names in API answers and seeded sentences count as data that is not translated, other sentences do not', () => {
  const body = JSON.stringify({
    name: 'Golden Bay',
    list: [{ text: 'Raises big dogs at sea.' }],
    reason: 'We could not pay.',
  });
  const data = listDataOfAnswers([body, 'no JSON'], new Set(['Raises big dogs at sea.']));
  expect([...data]).toEqual(['Golden Bay', 'Raises big dogs at sea.']);
});

test('a seeded name inside a sentence of an API answer counts as data that is not translated', () => {
  const body = JSON.stringify({ description: '[Bóúght]: Golden Bay Syndicates, [dráw] 7' });
  expect([...listDataOfAnswers([body], new Set(['Golden Bay Syndicates', 'Power Tide']))]).toContain(
    'Golden Bay Syndicates',
  );
});

test('readSeedTexts reads the sentence of a cause from the seed of the sandbox', () => {
  const texts = readSeedTexts(`${import.meta.dirname}/../..`);
  expect(texts).toContain('Raises assistance dogs.');
});
