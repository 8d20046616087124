// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readDepositReturnPath } from './deposit-return-path.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['names a path', '<form data-deposit-next="/daily-winners/deposit"></form>', '/daily-winners/deposit'],
  ['names none', '<form></form>', null],
  ['is the first of two', '<i data-deposit-next="/one"></i><i data-deposit-next="/two"></i>', '/one'],
])('the return path of a deposit whose block %s is as expected', (_, html, path) => {
  document.body.innerHTML = html;
  expect(readDepositReturnPath()).toBe(path);
});
