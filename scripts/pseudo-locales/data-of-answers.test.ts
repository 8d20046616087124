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

test('the seed of the sandbox has the names of prizes and what causes do', () => {
  const texts = readSeedTexts(`${import.meta.dirname}/../..`);
  expect(texts).toContain('Raises assistance dogs.');
});
