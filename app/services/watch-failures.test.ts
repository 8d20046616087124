import { expect, test } from 'vitest';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { watchFailures } from './watch-failures.ts';

test('calls that are answered with 500 and more are told of, and fail all the same', async () => {
  const told: string[] = [];
  const outcomesOf = {
    'branding.get': 200,
    'capabilities.get': 404,
    'config.get': 422,
    'discover.get': 408,
    'tips.get': 500,
    'customer.get': 503,
  };
  const answers = Object.entries(outcomesOf).map(([id, status]) => [
    id,
    status < 300 ? 'ok' : new ApiError('No.', { status }),
  ]);
  const { transport } = tableTransport(Object.fromEntries(answers));
  const watched = watchFailures(transport, (callId, { status }) => told.push(`${callId} ${status}`));
  const outcomes = await Promise.allSettled(Object.keys(outcomesOf).map((id) => watched.send({ id }, {})));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', ...Array(5).fill('rejected')]);
  expect(told).toEqual(['tips.get 500', 'customer.get 503']);
});
