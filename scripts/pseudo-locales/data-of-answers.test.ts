import { expect, test } from 'vitest';
import { listDataOfAnswers, readSeedTexts } from './data-of-answers.ts';

test('names of answers and sentences of the seed are data, but not other sentences', () => {
  const body = JSON.stringify({
    name: 'Golden Bay',
    list: [{ text: 'Raises big dogs at sea.' }],
    reason: 'We could not pay.',
  });
  const data = listDataOfAnswers([body, 'no JSON'], new Set(['Raises big dogs at sea.']));
  expect([...data]).toEqual(['Golden Bay', 'Raises big dogs at sea.']);
});

test('a name of the seed inside of a sentence is data', () => {
  const body = JSON.stringify({ description: '[Bóúght]: Golden Bay Syndicates, [dráw] 7' });
  expect([...listDataOfAnswers([body], new Set(['Golden Bay Syndicates', 'Power Tide']))]).toContain(
    'Golden Bay Syndicates',
  );
});

test('the seed of the sandbox has the names of prizes and what causes do', () => {
  const texts = readSeedTexts(`${import.meta.dirname}/../..`);
  expect(texts).toContain('Raises assistance dogs.');
});
