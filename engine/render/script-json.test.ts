import { expect, test } from 'vitest';
import { toScriptSafeJson } from './script-json.ts';

test.each([
  ['the end of a script', '</script><script>'],
  ['a comment', '<!-- <script'],
  ['line separators', 'a\u2028b\u2029c'],
  ['quotes, backslashes and line breaks', '"\'\\\r\n\u0000'],
])('data with %s stays one value of a script element, and means the same', (_, text) => {
  const json = toScriptSafeJson({ [text]: [text] });
  expect(json).not.toMatch(/[<\u0000-\u001f\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ [text]: [text] });
});
