import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { browserCallRulesById, commerceCallsById } from '#commerce/calls.server.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { withCallFailureScreen } from './failure-screen.ts';
import { CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN } from './inline-failure-calls.ts';

function watched(statuses: Readonly<Record<string, number>>, show = () => Promise.resolve()) {
  const reported: string[] = [];
  const shown: number[] = [];
  const answers = Object.entries(statuses).map(([id, status]) => [
    id,
    status < 300 ? 'ok' : new ApiError('No.', { status }),
  ]);
  const transport = withCallFailureScreen(createTestTransportFromTable(Object.fromEntries(answers)).transport, {
    isInline: (id) => CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN.has(id),
    report: (callId, { status }) => reported.push(`${callId} ${status}`),
    show: ({ status }) => {
      shown.push(status);
      return show();
    },
  });
  return { transport, reported, shown };
}

test('calls that succeed or fail with a status below 500 cause no report and no failure screen', async () => {
  const { transport, reported, shown } = watched({ 'tips.get': 200, 'config.get': 404, 'discover.get': 408 });
  const outcomes = await Promise.allSettled(
    ['tips.get', 'config.get', 'discover.get'].map((id) => transport.send({ id }, {})),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect([reported, shown]).toEqual([[], []]);
});

test('a call failing with 500 or more that its flow shows itself is reported without the failure screen', async () => {
  const { transport, reported, shown } = watched({ 'lotto-party.config': 503 });
  await expect(transport.send({ id: 'lotto-party.config' }, {})).rejects.toMatchObject({ status: 503 });
  expect([reported, shown]).toEqual([['lotto-party.config 503'], []]);
});

test('any other call failing with 500 is reported, shows the failure screen and stays pending until its flow aborts it', async () => {
  const { transport, reported, shown } = watched({ 'customer.details.get': 500 });
  const caller = new AbortController();
  const outcome = transport.send({ id: 'customer.details.get' }, {}, { signal: caller.signal }).catch(String);
  const isOpen = await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'open'))]);
  expect([isOpen, reported, shown]).toEqual(['open', ['customer.details.get 500'], [500]]);
  caller.abort('left');
  expect(await outcome).toBe('left');
});

test('a call rejects when the failure screen fails to load', async () => {
  const { transport } = watched({ 'tips.get': 500 }, () => Promise.reject(new TypeError('offline')));
  await expect(transport.send({ id: 'tips.get' }, {})).rejects.toMatchObject({ status: 500 });
});

test('CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN has every call of the lotto party and the membership, as decision 030 says', async () => {
  const own = [...browserCallRulesById.keys()].filter((id) => /^(?:lotto-party|membership)\./.test(id));
  expect(
    [...CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN].filter(
      (id) => !browserCallRulesById.has(id) || !commerceCallsById.has(id),
    ),
  ).toEqual([]);
  expect(own.filter((id) => !CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN.has(id))).toEqual([]);
  const path = new URL('../../docs/decisions/030-failures-with-500.md', import.meta.url);
  const listed = (await readFile(path, 'utf8')).matchAll(/^\| `([\w.-]+)` +\|/gm);
  expect([...listed].map(([, id]) => id).sort()).toEqual([...CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN].sort());
});
