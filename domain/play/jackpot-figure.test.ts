import { describe, expect, test } from 'vitest';
import { toJackpotFigure } from './jackpot-figure.ts';

const au = { locale: 'en-AU', currency: 'AUD' };

describe('toJackpotFigure', () => {
  test.each([
    [15_780_000, { kind: 'millions', figure: '$15.7' }],
    [1_250_000, { kind: 'millions', figure: '$1.2' }],
    [1_000_000, { kind: 'millions', figure: '$1.0' }],
    [200_000_000, { kind: 'millions', figure: '$200.0' }],
    [500_000, { kind: 'thousands', figure: '$500' }],
    [999_999, { kind: 'thousands', figure: '$999' }],
    [1_000, { kind: 'thousands', figure: '$1' }],
    [750, { kind: 'thousands', figure: '$0.7' }],
  ])('gives a jackpot of %i dollars in millions or thousands, rounded down', (units, figure) => {
    expect(toJackpotFigure(units * 100, au)).toEqual(figure);
  });

  test('gives a jackpot of one cent less than a million in thousands', () => {
    expect(toJackpotFigure(99_999_999, au)).toEqual({ kind: 'thousands', figure: '$999' });
  });

  test('has no figure for a jackpot that is not known', () => {
    expect(toJackpotFigure(null, au)).toEqual({ kind: 'unknown', figure: null });
  });

  test.each([
    ['zh-Hans-AU', 'AUD', 1_250_000_000, '$1250万'],
    ['zh-Hans-AU', 'AUD', 18_000_000, '$18万'],
    ['zh-Hans-AU', 'AUD', 15_149_999_999, '$1.51亿'],
    ['ja-JP', 'JPY', 300_000_000, '￥3億'],
    ['ko-KR', 'KRW', 75_000, '₩7.5만'],
  ])('gives the whole amount in %s, which has no word for a million', (locale, currency, amount, figure) => {
    expect(toJackpotFigure(amount, { locale, currency })).toEqual({ kind: 'compact', figure });
  });

  test.each(['ar', 'cy-GB', 'de-CH', 'th'])('counts millions in %s', (locale) => {
    expect(toJackpotFigure(1_250_000_000, { locale, currency: 'AUD' }).kind).toBe('millions');
  });

  test.each([
    ['en-GB', 'GBP', '£1.2'],
    ['de-CH', 'CHF', 'CHF 1.2'],
    ['fr-FR', 'EUR', '1,2 €'],
  ])('writes the figure as %s does, with the symbol of %s', (locale, currency, figure) => {
    const { figure: written } = toJackpotFigure(125_000_000, { locale, currency });
    expect(written?.replace(/\s/gu, ' ')).toBe(figure);
  });
});
