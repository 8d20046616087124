import { expect, test } from 'vitest';
import { describeGamesTicketsOrShares, formatAutoplayLabel } from './autoplay-words.ts';

const display = { locale: 'en-AU', currency: 'AUD' };

test.each([
  ['weekly', null, 'Weekly'],
  ['monthly', null, 'Monthly'],
  ['every-draw', null, 'Every draw'],
  ['weekly', 2_000_000_000, 'Jackpots $20,000,000 and over'],
] as const)('an autoplay with rhythm %s and minimum jackpot %s is labelled %s', (rhythm, minimum, label) => {
  expect(formatAutoplayLabel(rhythm, minimum, display)).toBe(label);
});

test.each([
  [{ kind: 'games', count: 18, offer: 'Standard' }, '18 x Standard games'],
  [{ kind: 'tickets', count: 5 }, '5 Ticket Book'],
  [{ kind: 'shares', count: 2 }, '2 x Syndicate shares'],
] as const)('describeGamesTicketsOrShares describes %o as "%s"', (content, description) => {
  expect(describeGamesTicketsOrShares(content)).toBe(description);
});
