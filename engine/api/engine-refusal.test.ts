import { expect, test } from 'vitest';
import { ApiError, createRefusalApiError } from './api-error.ts';
import { createEngineRefusal, fillInRefusalText, withRefusalTexts } from './engine-refusal.ts';

const find = (code: string) => (code === 'signed_out' ? 'You’re logged out.' : null);

test('an error of the engine gets the text of its code, and keeps its other parts', async () => {
  const cause = new Error('the API refused');
  const refusal = createEngineRefusal(401, 'signed_out', { retryAfter: 5 }, { cause }).ofCall('orders.list');
  const transport = withRefusalTexts({ send: () => Promise.reject(refusal) }, find);
  const error: unknown = await transport.send({ id: 'orders.list' }, {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    status: 401,
    code: 'signed_out',
    firstMessage: 'You’re logged out.',
    callId: 'orders.list',
    retryAfter: 5,
    cause,
  });
});

test.each([
  ['of the API, which has a text', createRefusalApiError(401, 'signed_out', 'Log in again.')],
  ['of the engine with a code that has no text', createEngineRefusal(404, 'cart_gone')],
  ['without a code', new ApiError('no answer', { status: 500 })],
])('fillInRefusalText returns an error %s unchanged', (_, error) => {
  expect(fillInRefusalText(error, find)).toBe(error);
});
