import { describe, expect, test } from 'vitest';
import { formatAmountWithoutZeroCents, formatCurrencyAmount } from '../money.ts';
import { compileMessage } from './compile-message.ts';
import { DATE_STYLES } from './date-styles.ts';
import { formatMessage, formatRichMessage, type MessageFormat, type MessageValues } from './format-message.ts';
import type { Placeholder, Placeholders } from './placeholder.ts';

const AUSTRALIA: MessageFormat = { locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' };
const WELSH: MessageFormat = { ...AUSTRALIA, locale: 'cy-GB' };
const ARABIC: MessageFormat = { ...AUSTRALIA, locale: 'ar' };
/** 3 November 2026, 7 pm in Sydney. */
const CLOSES = Date.UTC(2026, 10, 3, 8);

function compile(text: string, placeholders: Placeholders, locale = 'en-AU') {
  const { compiled, faults } = compileMessage({ text, placeholders, locale });
  expect(faults).toEqual([]);
  return compiled ?? '';
}

function format(text: string, placeholders: Placeholders, values: MessageValues, settings = AUSTRALIA): string {
  return formatMessage(compile(text, placeholders, settings.locale), values, settings);
}

const formatOne = (notation: string, x: Placeholder, value: MessageValues[string], settings = AUSTRALIA) =>
  format(notation, { x }, { x: value }, settings);

describe('values in Australian English', () => {
  test.each<[string, Placeholder, MessageValues[string], string]>([
    ['Hello {x}', { type: 'text' }, 'Ann', 'Hello Ann'],
    ['{x}', { type: 'number' }, 95866, '95,866'],
    ['{x, number, percent}', { type: 'number' }, 0.45, '45%'],
    ['{x, number, percentOneDecimal}', { type: 'number' }, 0.4567, '45.7%'],
    ['{x}', { type: 'money' }, 1200, '$12.00'],
    ['{x}', { type: 'money' }, -340, '−$3.40'],
    ['{x}', { type: 'money' }, { minor: 1250, currency: 'EUR' }, '€12.50'],
    ['{x, number, withoutZeroCents}', { type: 'money' }, 400_000_000, '$4,000,000'],
    ['{x}', { type: 'date' }, CLOSES, '3 November 2026'],
    ['{x, date, weekdayDate}', { type: 'date' }, CLOSES, 'Tuesday 3 November 2026'],
    ['{x, date, weekdayDateWithoutYear}', { type: 'date' }, CLOSES, 'Tuesday 3 November'],
    ['{x, date, shortWeekdayDate}', { type: 'date' }, CLOSES, 'Tue, 3 Nov 2026'],
    ['{x, date, shortWeekdayDateWithoutYear}', { type: 'date' }, CLOSES, 'Tue, 3 Nov'],
    ['{x, date, monthAndYear}', { type: 'date' }, CLOSES, 'November 2026'],
    ['{x, date, shortMonth}', { type: 'date' }, CLOSES, 'Nov'],
    ['{x, date, weekday}', { type: 'date' }, CLOSES, 'Tuesday'],
    ['{x}', { type: 'time' }, CLOSES, '7:00 pm'],
    ['{x}', { type: 'moment' }, CLOSES, '3 November 2026 at 7:00 pm'],
    ['{x}', { type: 'list' }, ['Ann', 'Ben', 'Cy'], 'Ann, Ben and Cy'],
    ['{x}', { type: 'list', join: 'or' }, ['NSW', 'VIC'], 'NSW or VIC'],
    ['{x, select, win {Won} other {Lost}}', { type: 'choice', choices: ['win'] }, 'win', 'Won'],
    ['{x, select, win {Won} other {Lost}}', { type: 'choice', choices: ['win'] }, 'constructor', 'Lost'],
    ['{x, select, true {On} other {Off}}', { type: 'choice', choices: ['true'] }, true, 'On'],
  ])('the text %s with the placeholder %j is formatted for the value %j', (text, placeholder, value, expected) => {
    expect(formatOne(text, placeholder, value)).toBe(expected);
  });

  test.each(Object.entries(DATE_STYLES))(
    'a moment in the style %s is written as the date format of that style writes it',
    (style, getFormat) => {
      const september = Date.UTC(2026, 8, 1, 3, 30);
      expect(formatOne(`{x, date, ${style}}`, { type: 'moment' }, september)).toBe(
        getFormat(AUSTRALIA.locale, AUSTRALIA.timeZone).format(september),
      );
    },
  );

  test.each([0, 5, 100, 1250, -123_456, 400_000_000])('%i cents are written as by the functions of money', (minor) => {
    expect(formatOne('{x}', { type: 'money' }, minor)).toBe(formatCurrencyAmount(minor, AUSTRALIA));
    expect(formatOne('{x, number, withoutZeroCents}', { type: 'money' }, minor)).toBe(
      formatAmountWithoutZeroCents(minor, AUSTRALIA),
    );
  });

  test('the time zone is that of the site', () => {
    const perth = { ...AUSTRALIA, timeZone: 'Australia/Perth' };
    expect(formatOne('{x}', { type: 'time' }, CLOSES, perth)).toBe('4:00 pm');
  });
});

test('a list in Welsh has no brackets around a letter', () => {
  expect(formatOne('{x}', { type: 'list' }, ['Ann', 'Ben', 'Cy'], WELSH)).toBe('Ann, Ben, Cy');
  expect(formatOne('{x}', { type: 'list', join: 'or' }, ['Ann', 'Ben'], WELSH)).toBe('Ann neu Ben');
});

describe('plurals', () => {
  const x: Placeholder = { type: 'number' };

  test.each<[number, string]>([
    [0, 'No tickets'],
    [1, '1 ticket'],
    [2, '2 tickets'],
    [1200, '1,200 tickets'],
  ])('the count %i in English gets the text of its exact number or plural category', (count, expected) => {
    expect(formatOne('{x, plural, =0 {No tickets} one {# ticket} other {# tickets}}', x, count)).toBe(expected);
  });

  test.each<[number, string]>([
    [0, 'No one'],
    [1, 'Ann'],
    [2, 'Ann and 1 other'],
    [3, 'Ann and 2 others'],
  ])('the count %i gets its text in a plural with an offset', (count, expected) => {
    const text = '{x, plural, offset:1 =0 {No one} =1 {Ann} one {Ann and # other} other {Ann and # others}}';
    expect(formatOne(text, x, count)).toBe(expected);
  });

  test('ordinal numbers in English get their suffix, such as 1st, 2nd and 11th', () => {
    const text = '{x, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 11, 21].map((place) => formatOne(text, x, place))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });

  test('counts in Welsh get the texts of all six plural categories', () => {
    const text = '{x, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}';
    const welsh = { ...AUSTRALIA, locale: 'cy-GB' };
    const written = [0, 1, 2, 3, 6, 7].map((count) => formatOne(text, x, count, welsh));
    expect(written).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  });

  test('a category that a pseudo-locale lacks is written as other', () => {
    const arabic = { ...AUSTRALIA, locale: 'ar-XB' };
    expect(formatOne('{x, plural, one {a} other {b}}', x, 3, arabic)).toBe('b');
  });
});

describe('isolation of texts', () => {
  const x: Placeholder = { type: 'text' };

  test('a right-to-left value is isolated in English', () => {
    expect(formatOne('{x} won', x, 'דנה 7')).toBe('\u2068דנה 7\u2069 won');
  });

  test('each text of a list is isolated alone', () => {
    expect(formatOne('{x}', { type: 'list' }, ['Ann', 'ليلى'])).toBe('Ann and \u2068ليلى\u2069');
  });

  test('every text is isolated in Arabic, an empty one excepted', () => {
    expect(formatOne('{x} فاز', x, 'Ann', ARABIC)).toBe('\u2068Ann\u2069 فاز');
    expect(formatOne('{x} فاز', x, '', ARABIC)).toBe(' فاز');
  });

  test.each(['José', '王小明', 'Ольга', '+61 2 5550 1234', '👩‍👧', 'a<b>&"'])(
    '%s stays as it is in English',
    (value) => {
      expect(formatOne('{x}', x, value)).toBe(value);
    },
  );

  test('a value can neither override the direction nor end its isolation', () => {
    expect(formatOne('{x}.', x, '\u202Egpj\u2069\u2066')).toBe('gpj.');
    expect(formatOne('{x}.', x, 'א\u2069\u202Eb', ARABIC)).toBe('\u2068אb\u2069.');
  });
});

describe('rich messages', () => {
  const placeholders: Placeholders = { name: { type: 'text' }, link: { type: 'tag' }, strong: { type: 'tag' } };
  const message = compile('Hi {name}, read <link>the <strong>terms</strong> of {name}</link> first', placeholders);

  test('tags become what their functions return, with neighbouring texts joined', () => {
    const tags = {
      link: (content: readonly unknown[], index: number) => ({ tag: 'a', content, index }),
      strong: (content: readonly unknown[], index: number) => ({ tag: 'b', content, index }),
    };
    expect(formatRichMessage(message, { name: 'Ann' }, tags, AUSTRALIA)).toEqual([
      'Hi Ann, read ',
      { tag: 'a', index: 1, content: ['the ', { tag: 'b', index: 1, content: ['terms'] }, ' of Ann'] },
      ' first',
    ]);
  });

  test('without functions for tags only their content is left', () => {
    expect(formatRichMessage(message, { name: 'Ann' }, {}, AUSTRALIA)).toEqual(['Hi Ann, read the terms of Ann first']);
    expect(formatMessage(message, { name: 'Ann' }, AUSTRALIA)).toBe('Hi Ann, read the terms of Ann first');
  });

  test('a value with markup stays a string', () => {
    const name = '<img src=x onerror=alert(1)><link>x</link>{name}';
    expect(formatRichMessage(compile('{name}', { name: { type: 'text' } }), { name }, {}, AUSTRALIA)).toEqual([name]);
  });

  test('a plain text is one string, and an empty one is nothing', () => {
    expect(formatMessage('Hello', {}, AUSTRALIA)).toBe('Hello');
    expect(formatRichMessage('Hello', {}, {}, AUSTRALIA)).toEqual(['Hello']);
    expect(formatRichMessage('', {}, {}, AUSTRALIA)).toEqual([]);
  });
});

describe('values that are missing or wrong', () => {
  test.each<[string, Placeholder, MessageValues]>([
    ['{x}', { type: 'text' }, {}],
    ['{x}', { type: 'number' }, {}],
    ['{x}', { type: 'number' }, { x: 'many' }],
    ['{x}', { type: 'date' }, { x: Number.NaN }],
    ['{x}', { type: 'date' }, { x: 8.65e15 }],
    ['{x}', { type: 'money' }, { x: { minor: 5, currency: 'dollars' } }],
    ['{x}', { type: 'list' }, {}],
  ])(
    'the text %s with the placeholder %j and the values %j shows the name of the placeholder in braces',
    (text, placeholder, values) => {
      expect(format(`A ${text}`, { x: placeholder }, values)).toBe('A {x}');
    },
  );

  test('a plural without its number is written as other', () => {
    expect(format('{x, plural, one {one} other {some}}', { x: { type: 'number' } }, {})).toBe('some');
  });
});
