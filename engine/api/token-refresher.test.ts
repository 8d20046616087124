import { expect, test } from 'vitest';
import type { ApiSession } from './api-session.server.ts';
import { createTestSession } from './testing.ts';
import { createTokenRefresher } from './token-refresher.server.ts';

const NOW = 1_700_000_000_000;
const session = (id: string) => createTestSession('7', NOW, id);

function setUp() {
  const clock = { now: NOW };
  const refreshedSessionNumbers: string[] = [];
  const once = createTokenRefresher(() => clock.now, { remembered: 30_000 });
  /** Rotates: from the first session to the second, and so on. */
  const requestNewTokens = async (given: ApiSession) => {
    const number = Number(given.customerToken.split('-').at(-1));
    refreshedSessionNumbers.push(String(number));
    return session(String(number + 1));
  };
  const numberOf = ({ customerToken }: ApiSession) => customerToken.split('-').at(-1);
  return { clock, refreshedSessionNumbers, once, requestNewTokens, numberOf };
}

test('concurrent and slightly later refreshes of the same tokens share one result, later ones refresh again', async () => {
  const { once, requestNewTokens, refreshedSessionNumbers, clock, numberOf } = setUp();
  const both = await Promise.all([
    once.renew('a', session('1'), requestNewTokens),
    once.renew('a', session('1'), requestNewTokens),
  ]);
  clock.now += 29_999;
  const late = await once.renew('a', session('1'), requestNewTokens);
  expect([...both, late].map(numberOf)).toEqual(['2', '2', '2']);
  clock.now += 1;
  await once.renew('a', session('1'), requestNewTokens);
  expect(refreshedSessionNumbers).toEqual(['1', '1']);
});

test('a refresh with tokens that were already exchanged twice returns the newest session', async () => {
  const { once, requestNewTokens, refreshedSessionNumbers, numberOf } = setUp();
  const next = await once.renew('a', session('1'), requestNewTokens);
  await once.renew('a', next, requestNewTokens);
  expect(numberOf(await once.renew('a', session('1'), requestNewTokens))).toBe('3');
  expect(refreshedSessionNumbers).toEqual(['1', '2']);
});

test('token refreshes are kept apart by brand', async () => {
  const { once, requestNewTokens, refreshedSessionNumbers } = setUp();
  await Promise.all([once.renew('a', session('1'), requestNewTokens), once.renew('b', session('1'), requestNewTokens)]);
  expect(refreshedSessionNumbers).toEqual(['1', '1']);
});

test('a failed token refresh rejects for all who wait and is not remembered', async () => {
  const { once, requestNewTokens, numberOf } = setUp();
  const failing = () => Promise.reject(new Error('down'));
  const both = [once.renew('a', session('1'), failing), once.renew('a', session('1'), requestNewTokens)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(numberOf(await once.renew('a', session('1'), requestNewTokens))).toBe('2');
});

test('an exclusive token refresh waits for the one under way and uses its tokens', async () => {
  const { once, requestNewTokens, refreshedSessionNumbers, numberOf } = setUp();
  const results = await Promise.all([
    once.renew('a', session('1'), requestNewTokens),
    once.renewAlone('a', session('1'), requestNewTokens),
    once.renewAlone('a', session('1'), requestNewTokens),
  ]);
  expect(refreshedSessionNumbers).toEqual(['1', '2', '3']);
  expect(results.map(numberOf)).toEqual(['2', '3', '4']);
});

test('an exclusive token refresh is made even if the one under way fails', async () => {
  const { once, requestNewTokens, numberOf } = setUp();
  const failed = once.renew('a', session('1'), () => Promise.reject(new Error('down'))).catch(() => null);
  expect(numberOf(await once.renewAlone('a', session('1'), requestNewTokens))).toBe('2');
  await failed;
});

test('a token refresh whose result has the same refresh token again is not shared with later refreshes', async () => {
  const { once } = setUp();
  let refreshCount = 0;
  const same = async (given: ApiSession) => ({ ...given, accessToken: `access-${++refreshCount}` });
  await once.renew('a', session('1'), same);
  expect((await once.renew('a', session('1'), same)).accessToken).toBe('access-2');
});

test('refreshed tokens of a customer are listed without the tokens and erased, also while the refresh is under way', async () => {
  const { once, requestNewTokens } = setUp();
  const customer = { site: 'a', customerId: '7', deviceIds: [] };
  await once.renew('a', session('1'), requestNewTokens);
  await once.renew('b', session('1'), requestNewTokens);
  const { promise: answered, resolve: answer } = Promise.withResolvers<ApiSession>();
  const underWay = once.renew('a', session('5'), () => answered);
  expect(once.customerData.list(customer)).toEqual([
    { customerId: '7', deviceId: 'device-1', until: null },
    { customerId: '7', deviceId: 'device-1', until: NOW + 30_000 },
  ]);
  expect(once.customerData.erase(customer)).toBe(2);
  answer(session('6'));
  await underWay;
  expect(once.customerData.list(customer)).toEqual([]);
  expect(once.customerData.list({ ...customer, site: 'b' })).toHaveLength(1);
});

test('refreshed tokens are removed once they are not used any more, and a refresh under way is kept', async () => {
  const { once, requestNewTokens } = setUp();
  const customer = { site: 'a', customerId: '7', deviceIds: [] };
  await once.renew('a', session('1'), requestNewTokens);
  const { promise: answered, resolve: answer } = Promise.withResolvers<ApiSession>();
  const underWay = once.renew('a', session('5'), () => answered);
  const left = (now: number) => {
    once.customerData.removeExpired?.(now);
    return once.customerData.list(customer).length;
  };
  expect([left(NOW + 29_999), left(NOW + 30_000)]).toEqual([2, 1]);
  answer(session('6'));
  await underWay;
});
