interface SyntaxErrorText {
  readonly message: string;
  readonly suggestion: string | null;
}

const text = (message: string, suggestion: string): SyntaxErrorText => ({ message, suggestion });

const CLOSE_BRACE = "Add the missing '}'. To show a brace, write it in apostrophes: '{'.";
const NAME_PLACEHOLDER = "Write a placeholder as {name}. To show a brace, write it in apostrophes: '{'.";
const NAME_STYLE = 'Name a style after the second comma, or leave the comma out.';
const NO_SKELETON = "Name a style, such as 'percent' or 'longDate'; patterns after '::' are not used here.";
const WRITE_PLURAL = 'Write {count, plural, one {# ticket} other {# tickets}}.';
const WRITE_SELECT = 'Write {kind, select, first {…} other {…}}.';
const WRITE_TAG = "Write a tag as <link>…</link>. To show the sign, write it in apostrophes: '<'.";

/** Codes of `@formatjs/icu-messageformat-parser` in words. */
const TEXTS: Readonly<Record<string, SyntaxErrorText>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: text('A placeholder or choice is not closed.', CLOSE_BRACE),
  EMPTY_ARGUMENT: text('A placeholder has no name.', NAME_PLACEHOLDER),
  MALFORMED_ARGUMENT: text(
    'The name of a placeholder is followed by something other than a comma or }.',
    NAME_PLACEHOLDER,
  ),
  EXPECT_ARGUMENT_TYPE: text(
    'A placeholder has a comma but no type after it.',
    'Add number, date, time, plural, selectordinal or select, or leave the comma out.',
  ),
  INVALID_ARGUMENT_TYPE: text(
    'The type of a placeholder is unknown.',
    'The types are number, date, time, plural, selectordinal and select.',
  ),
  EXPECT_ARGUMENT_STYLE: text('A placeholder has a second comma but no style after it.', NAME_STYLE),
  INVALID_NUMBER_SKELETON: text('The pattern of a number is invalid.', NO_SKELETON),
  INVALID_DATE_TIME_SKELETON: text('The pattern of a date or time is invalid.', NO_SKELETON),
  EXPECT_NUMBER_SKELETON: text("A number has no pattern after '::'.", NO_SKELETON),
  EXPECT_DATE_TIME_SKELETON: text("A date or time has no pattern after '::'.", NO_SKELETON),
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: text(
    'The style of a placeholder has an apostrophe without its partner.',
    NAME_STYLE,
  ),
  EXPECT_SELECT_ARGUMENT_OPTIONS: text('A choice has no options.', `${WRITE_PLURAL} ${WRITE_SELECT}`),
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: text("The number after 'offset:' is missing.", 'Write offset:1, for example.'),
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: text("What follows 'offset:' is not a number.", 'Write offset:1, for example.'),
  EXPECT_SELECT_ARGUMENT_SELECTOR: text('A select has no options.', WRITE_SELECT),
  EXPECT_PLURAL_ARGUMENT_SELECTOR: text('A plural has no options.', WRITE_PLURAL),
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: text('An option of a select has no text in braces.', WRITE_SELECT),
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: text('An option of a plural has no text in braces.', WRITE_PLURAL),
  INVALID_PLURAL_ARGUMENT_SELECTOR: text('An exact number of a plural is invalid.', 'Write =0 {…}, for example.'),
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: text('A plural has the same option twice.', 'Remove one of them.'),
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: text('A select has the same option twice.', 'Remove one of them.'),
  MISSING_OTHER_CLAUSE: text("A plural or select has no option 'other'.", 'Add other {…}, which is used for all else.'),
  INVALID_TAG: text('A tag is malformed.', WRITE_TAG),
  INVALID_TAG_NAME: text('The name of a tag is invalid.', WRITE_TAG),
  UNMATCHED_CLOSING_TAG: text('A closing tag does not match the tag that is open.', 'Close each tag by its own name.'),
  UNCLOSED_TAG: text('A tag is not closed.', WRITE_TAG),
};

/** Message and suggestion for an error code of the parser. */
export function describeSyntaxError(code: string): SyntaxErrorText {
  return TEXTS[code] ?? { message: `The text is not ICU MessageFormat (${code}).`, suggestion: null };
}
