import { expect, test } from 'vitest';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { watchFailures } from './watch-failures.ts';

test('calls that are answered with 500 and more are told of, and fail all the same', async () => {
  const told: string[] = [];
  const statuses = [200, 404, 422, 408, 500, 503];
  const answers = statuses.map((status) => [`call-${status}`, status < 300 ? 'ok' : new ApiError('No.', { status })]);
  const { transport } = tableTransport(Object.fromEntries(answers));
  const watched = watchFailures(transport, (callId, { status }) => told.push(`${callId} ${status}`));
  const outcomes = await Promise.allSettled(statuses.map((status) => watched.send({ id: `call-${status}` }, {})));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
  expect(told).toEqual(['call-500 500', 'call-503 503']);
});
