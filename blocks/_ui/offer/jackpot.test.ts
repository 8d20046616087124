import { expect, test } from 'vitest';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { jackpotMessages } from './jackpot.messages.gen.ts';
import { formatJackpot } from './jackpot.ts';

test.each([
  [1_578_000_000, '$15.7 million'],
  [20_000_000_000, '$200.0 million'],
  [50_000_000, 'Win $500k'],
  [75_000, 'Win $0.7k'],
  [null, 'Announced soon'],
])('a jackpot of %s cents is shown as "%s"', (amount, text) => {
  const money = { locale: 'en-AU', currency: 'AUD' };
  expect(formatJackpot(amount, money, getTestMessages(jackpotMessages))).toBe(text);
});

test('a jackpot in Chinese is the whole amount in ten thousands', () => {
  const money = { locale: 'zh-Hans-AU', currency: 'AUD' };
  expect(formatJackpot(1_250_000_000, money, getTestMessages(jackpotMessages))).toBe('$1250万');
});
