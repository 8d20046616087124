import { expect, test } from 'vitest';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { autoplayLabelMessages } from './autoplay-label.messages.gen.ts';
import { formatAutoplayLabel } from './autoplay-label.ts';

test.each([
  ['weekly', null, 'Weekly'],
  ['monthly', null, 'Monthly'],
  ['every-draw', null, 'Every draw'],
  ['weekly', { minor: 2_000_000_000, currency: 'AUD' }, 'Jackpots $20,000,000 and over'],
] as const)('an autoplay with rhythm %s and minimum jackpot %j is labelled %s', (rhythm, minimum, label) => {
  expect(formatAutoplayLabel(rhythm, minimum, getTestMessages(autoplayLabelMessages))).toBe(label);
});
