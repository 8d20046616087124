import { describe, expect, test } from 'vitest';
import { formatJackpotLabel } from './jackpot-label.ts';

const au = { locale: 'en-AU', currency: 'AUD' };

describe('formatJackpotLabel', () => {
  test.each([
    [15_780_000, { kind: 'millions', figure: '15.7', text: '$15.7 million' }],
    [1_250_000, { kind: 'millions', figure: '1.2', text: '$1.2 million' }],
    [1_000_000, { kind: 'millions', figure: '1.0', text: '$1.0 million' }],
    [200_000_000, { kind: 'millions', figure: '200.0', text: '$200.0 million' }],
    [500_000, { kind: 'thousands', figure: '500', text: 'Win $500k' }],
    [999_999, { kind: 'thousands', figure: '999', text: 'Win $999k' }],
    [1_000, { kind: 'thousands', figure: '1', text: 'Win $1k' }],
    [750, { kind: 'thousands', figure: '0.7', text: 'Win $0.7k' }],
  ])('labels a jackpot of %i dollars in millions or thousands, rounded down', (units, label) => {
    expect(formatJackpotLabel(units * 100, au)).toEqual(label);
  });

  test('labels a jackpot of one cent less than a million in thousands', () => {
    expect(formatJackpotLabel(99_999_999, au)).toEqual({ kind: 'thousands', figure: '999', text: 'Win $999k' });
  });

  test('labels an unknown jackpot as announced soon', () => {
    expect(formatJackpotLabel(null, au)).toEqual({ kind: 'unknown', figure: null, text: 'Announced soon' });
  });

  test('uses the symbol of the given currency', () => {
    expect(formatJackpotLabel(2_500_000, { locale: 'en-GB', currency: 'GBP' }).text).toBe('Win £25k');
  });
});
