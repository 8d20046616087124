import { expect, test } from 'vitest';
import { parseMessage } from './parse-message.ts';

test('parseMessage reports a fault for a text nested deeper than the call stack allows', () => {
  expect(parseMessage('<a>'.repeat(1_000_000)).fault).toMatchObject({ code: 'too-deep', offset: 0 });
});

test('parseMessage gives each element its position in the text', () => {
  expect(parseMessage('Hello {name}').elements?.map(({ location }) => location?.start.offset)).toEqual([0, 6]);
});
