import { expect, test } from 'vitest';
import { apiMessage } from './api-message.ts';

test.each([
  ['deposit_pending', 'Action Required'],
  ['success', 'Success'],
  ['anything_else', undefined],
  ['constructor', undefined],
])('a message with the code %s has the title %s', (code, title) => {
  expect(apiMessage(code, 'Done.', 'info')).toEqual({ ...(title ? { title } : {}), message: 'Done.', level: 'info' });
});
