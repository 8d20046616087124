import { expect, test } from 'vitest';
import { formatChoice, formatKeyAsLabel, formatLocale, formatSentenceAsLabel } from './field-words.ts';

test.each([
  ['closing_soon', 'Closing soon'],
  ['wide-first', 'Wide first'],
  ['newPasswordAgain', 'New password again'],
  ['404', '404'],
  [3, '3'],
])('the choice %j is read as %j', (choice, words) => {
  expect(formatChoice(choice)).toBe(words);
});

test('keys, languages and sentences are labels in words', () => {
  expect(formatKeyAsLabel('actionLabel')).toBe('Action label');
  expect(formatLocale('en-AU')).toBe('Australian English');
  expect(formatSentenceAsLabel('No shadow.')).toBe('No shadow');
});
