import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { matchMessage } from './match-message.ts';
import type { Placeholders } from './placeholder.ts';

const PLACEHOLDERS: Placeholders = {
  count: { type: 'number' },
  name: { type: 'text' },
  kind: { type: 'choice', choices: ['draw', 'raffle'] },
  link: { type: 'tag' },
};

function match(text: string, shown: string): number {
  const used = Object.entries(PLACEHOLDERS).filter(([name]) => new RegExp(`[{<]${name}\\b`).test(text));
  const { compiled } = compileMessage({ text, locale: 'en', placeholders: Object.fromEntries(used) });
  if (compiled === null) throw new Error(`${text} has faults`);
  return matchMessage(compiled, shown);
}

const TICKETS = '{count, plural, one {# ticket} other {# tickets}} left. <link>See all</link>';

test.each([
  ['Remove', 'Remove', 6],
  ['Remove', '  Remove\n', 6],
  ['Take a break', 'Take a\u00a0break', 10],
  ['Remove {name}', 'Remove Saturday Lotto', 6],
  [TICKETS, '12 tickets left. See all', 17],
  [TICKETS, '1 ticket left. See all', 16],
  ['{count} of {name}', '3 of them', 2],
  ['{name} for {count}', 'Lotto for 12', 3],
  ['{kind, select, draw {Next draw} other {Next raffle}} of {name}', 'Next draw of Lotto', 10],
])('matchMessage finds the message %j in the shown text %j', (text, shown, words) => {
  expect(match(text, shown)).toBe(words);
});

test.each([
  ['Remove', 'Remove all'],
  ['Remove', 'remove'],
  ['Remove {name}', 'Removed'],
  [TICKETS, '12 places left. See all'],
  ['{name}', 'Saturday Lotto'],
  ['{count} of {name}', 'Terms of use'],
])('matchMessage does not find the message %j in the shown text %j', (text, shown) => {
  expect(match(text, shown)).toBe(0);
});

test('a text with many values is compared without a try of each way to fill them in', () => {
  const text = `${'{name} a '.repeat(40)}b`;
  const { compiled } = compileMessage({ text, locale: 'en', placeholders: { name: { type: 'text' } } });
  expect(matchMessage(compiled ?? '', 'a '.repeat(400))).toBe(0);
});
