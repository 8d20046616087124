import { expect, test } from 'vitest';
import { guessHttpStatusOfUnansweredCall } from './failure-status.ts';

test.each([
  ['timeout', 408],
  ['Network request failed', 408],
  ['Failed to load', 408],
  ['Loading chunk 3 failed', 408],
  ['The operation was aborted', 408],
  ['Lost network connection', 408],
  ['Blocked frame with origin', 418],
  ['Illegal invocation', 418],
  ['something else', 500],
])('the failure message "%s" stands for the status %i', (message, status) => {
  expect(guessHttpStatusOfUnansweredCall(message)).toBe(status);
});
