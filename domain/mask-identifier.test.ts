import { expect, test } from 'vitest';
import { maskEmailIdentifier } from './mask-identifier.ts';

test.each([
  ['ada@harbour.example', 'ada@******'],
  ['ada@******', 'ada@******'],
  ['"a@b"@harbour.example', '"a@b"@******'],
  ['+61 4** *** 123', '+61 4** *** 123'],
  ['@harbour', '@harbour'],
])('maskEmailIdentifier shows %s as %s', (identifier, shown) => {
  expect(maskEmailIdentifier(identifier)).toBe(shown);
});
