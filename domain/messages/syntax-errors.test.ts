import { expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';
import { describeSyntaxError } from './syntax-errors.ts';

test.each([
  ['Hello {name', 6, 'A placeholder or choice is not closed.'],
  ['Hello {}', 6, 'A placeholder has no name.'],
  ['Hello {!}', 6, 'The name of a placeholder is followed by something other than a comma or }.'],
  ['{first name}', 0, 'The name of a placeholder is followed by something other than a comma or }.'],
  ['{name,}', 6, 'A placeholder has a comma but no type after it.'],
  ['{name, money}', 7, 'The type of a placeholder is unknown.'],
  ['{n, number, }', 12, 'A placeholder has a second comma but no style after it.'],
  ["{n, number, 'x}", 13, 'The style of a placeholder has an apostrophe without its partner.'],
  ['{n, number, ::}', 12, 'The pattern of a number is invalid.'],
  ['{n, date, ::}', 0, "A date or time has no pattern after '::'."],
  ['{n, plural}', 10, 'A choice has no options.'],
  ['{n, plural, offset}', 18, "The number after 'offset:' is missing."],
  ['{n, plural, offset:99999999999999999999 other {}}', 19, "What follows 'offset:' is not a number."],
  ['{n, select, }', 12, 'A select has no options.'],
  ['{n, plural, }', 12, 'A plural has no options.'],
  ['{n, select, a}', 13, 'An option of a select has no text in braces.'],
  ['{n, plural, one}', 15, 'An option of a plural has no text in braces.'],
  ['{n, plural, =99999999999999999999 {a} other {b}}', 13, 'An exact number of a plural is invalid.'],
  ['{n, plural, one {a} one {b} other {c}}', 20, 'A plural has the same option twice.'],
  ['{n, select, a {a} a {b} other {c}}', 18, 'A select has the same option twice.'],
  ['{n, plural, one {a}}', 19, "A plural or select has no option 'other'."],
  ['<b class="x">a</b>', 0, 'A tag is malformed.'],
  ['<b>a</i>', 6, 'A closing tag does not match the tag that is open.'],
  ['a</b>', 1, 'A closing tag does not match the tag that is open.'],
  ['<b>a', 0, 'A tag is not closed.'],
])('the fault of %j names its place', (text, offset, message) => {
  const { fault } = parseMessage(text);
  expect(fault).toMatchObject({ code: 'syntax', offset, message });
  expect(fault?.suggestion).not.toBeNull();
});

test('describeSyntaxError names an error code that it does not know, such as one of a later parser', () => {
  expect(describeSyntaxError('NEW_ERROR')).toEqual({
    message: 'The text is not ICU MessageFormat (NEW_ERROR).',
    suggestion: null,
  });
});
