import { expect, test } from 'vitest';
import { toApiMessageToast } from './api-message-toast.ts';

test.each([
  ['deposit_pending', 'Action Required'],
  ['success', 'Success'],
  ['anything_else', undefined],
  ['constructor', undefined],
])('a toast for an API message with the code %s has the title %s', (code, title) => {
  expect(toApiMessageToast(code, 'Done.', 'info')).toEqual({
    ...(title ? { title } : {}),
    message: 'Done.',
    level: 'info',
  });
});
