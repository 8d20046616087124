import { expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';

test('text of more levels than the stack holds is a fault', () => {
  expect(parseMessage('<a>'.repeat(1_000_000)).fault).toMatchObject({ code: 'too-deep', offset: 0 });
});

test('elements have their place in the text', () => {
  expect(parseMessage('Hello {name}').elements?.map(({ location }) => location?.start.offset)).toEqual([0, 6]);
});
