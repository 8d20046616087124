interface SyntaxMessage {
  readonly message: string;
  readonly suggestion: string | null;
}

export const NOT_JSON_MESSAGE: SyntaxMessage = { message: 'This is not JSON.', suggestion: null };

export const BYTE_ORDER_MARK_MESSAGE: SyntaxMessage = {
  message: 'The document begins with a byte order mark, which is not seen but is no JSON.',
  suggestion: 'Save it as UTF-8 without a byte order mark (BOM).',
};

/** Message and suggestion for each error, by the parser's name of the error. */
export const JSON_SYNTAX_MESSAGES: Readonly<Record<string, SyntaxMessage>> = {
  InvalidSymbol: {
    message: 'This is no JSON value.',
    suggestion: 'Put text in double quotes; else write a number, true, false or null.',
  },
  InvalidNumberFormat: { message: 'This is no number in JSON.', suggestion: 'Write it like 12 or 0.5.' },
  PropertyNameExpected: {
    message: 'A property name in double quotes is expected.',
    suggestion: 'Put the name in double quotes, or remove a comma before the closing brace.',
  },
  ValueExpected: {
    message: 'A value is expected.',
    suggestion: 'Write a value, or remove a comma before the closing bracket.',
  },
  ColonExpected: { message: 'A colon is expected between a name and its value.', suggestion: 'Add a colon.' },
  CommaExpected: { message: 'A comma is expected between two entries.', suggestion: 'Add a comma.' },
  CloseBraceExpected: { message: 'An object is not closed.', suggestion: 'Add the closing brace }.' },
  CloseBracketExpected: { message: 'A list is not closed.', suggestion: 'Add the closing bracket ].' },
  EndOfFileExpected: {
    message: 'There is something after the end of the document.',
    suggestion: 'Remove what follows the first value.',
  },
  InvalidCommentToken: { message: 'Comments are not allowed in JSON.', suggestion: 'Remove the comment.' },
  UnexpectedEndOfComment: { message: 'Comments are not allowed in JSON.', suggestion: 'Remove the comment.' },
  UnexpectedEndOfString: { message: 'A text is not closed.', suggestion: 'Add the closing double quote.' },
  UnexpectedEndOfNumber: { message: 'A number is cut short.', suggestion: 'Write it like 12 or 0.5.' },
  InvalidUnicode: {
    message: '\\u is followed by something else than four hexadecimal digits.',
    suggestion: 'Write it like \\u00e9.',
  },
  InvalidEscapeCharacter: { message: 'This escape is unknown to JSON.', suggestion: 'Write \\\\ for a backslash.' },
  InvalidCharacter: {
    message: 'This character must be escaped in a text.',
    suggestion: 'Write \\n for a new line and \\t for a tab.',
  },
};
