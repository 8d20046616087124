import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import type { Placeholder } from './placeholder.ts';

function compileOne(notation: string, placeholder: Placeholder) {
  const { compiled, faults } = compileMessage({ text: notation, placeholders: { x: placeholder }, locale: 'en-AU' });
  return compiled ?? faults;
}

test.each<[string, Placeholder, unknown]>([
  ['{x}', { type: 'text' }, [[0, 'x']]],
  ['{x}', { type: 'number' }, [[1, 'x']]],
  ['{x, number}', { type: 'number' }, [[1, 'x']]],
  ['{x, number, percent}', { type: 'number' }, [[2, 'x']]],
  ['{x, number, percentOneDecimal}', { type: 'number' }, [[2, 'x', 1]]],
  ['{x}', { type: 'money' }, [[3, 'x']]],
  ['{x, number, withoutZeroCents}', { type: 'money' }, [[4, 'x']]],
  ['{x}', { type: 'date' }, [[5, 'x', 'longDate']]],
  ['{x, date, shortWeekdayDate}', { type: 'date' }, [[5, 'x', 'shortWeekdayDate']]],
  ['{x}', { type: 'time' }, [[5, 'x', 'timeOfDay']]],
  ['{x, time}', { type: 'time' }, [[5, 'x', 'timeOfDay']]],
  ['{x}', { type: 'moment' }, [[5, 'x', 'longDateTime']]],
  ['{x, date}', { type: 'moment' }, [[5, 'x', 'longDate']]],
  ['{x, time}', { type: 'moment' }, [[5, 'x', 'timeOfDay']]],
  ['{x, date, longDate}', { type: 'moment' }, [[5, 'x', 'longDate']]],
  ['{x, time, timeOfDay}', { type: 'moment' }, [[5, 'x', 'timeOfDay']]],
  ['{x}', { type: 'list' }, [[6, 'x']]],
  ['{x}', { type: 'list', join: 'or' }, [[7, 'x']]],
])('the notation %s for the placeholder %j compiles', (notation, placeholder, compiled) => {
  expect(compileOne(notation, placeholder)).toEqual(compiled);
});

test('an unknown style in a placeholder is refused with the styles that the type of the placeholder has', () => {
  expect(compileOne('{x, number, percnt}', { type: 'number' })).toEqual([
    {
      code: 'unknown-style',
      offset: 0,
      message: "'percnt' is not a style of {x}, which is of type number.",
      suggestion: "Did you mean 'percent'? There are also: percentOneDecimal.",
    },
  ]);
});

test.each<[string, Placeholder]>([
  ['{x, number, percent}', { type: 'money' }],
  ['{x, date, timeOfDay}', { type: 'date' }],
  ['{x, date, longDateTime}', { type: 'date' }],
  ['{x, time, longDate}', { type: 'time' }],
  ['{x, date, ::yyyyMMdd}', { type: 'date' }],
  ['{x, number, ::currency/AUD}', { type: 'number' }],
  ['{x, number, constructor}', { type: 'number' }],
])(
  'the notation %s for the placeholder %j is refused because its style is unknown for that type',
  (notation, placeholder) => {
    expect(compileOne(notation, placeholder)).toMatchObject([{ code: 'unknown-style', offset: 0 }]);
  },
);
