import { expect, test } from 'vitest';
import type { ApiSession } from './api-session.server.ts';
import { createTestSession } from './testing.ts';
import { createTokenRefresher } from './token-refresher.server.ts';

const NOW = 1_700_000_000_000;
const session = (id: string) => createTestSession('7', NOW, id);

function setUp() {
  const clock = { now: NOW };
  const asked: string[] = [];
  const once = createTokenRefresher(() => clock.now, { remembered: 30_000 });
  /** Rotates: from the first session to the second, and so on. */
  const ask = async (given: ApiSession) => {
    const number = Number(given.customerToken.split('-').at(-1));
    asked.push(String(number));
    return session(String(number + 1));
  };
  const numberOf = ({ customerToken }: ApiSession) => customerToken.split('-').at(-1);
  return { clock, asked, once, ask, numberOf };
}

test('concurrent and slightly later refreshes of the same tokens share one result, later ones refresh again', async () => {
  const { once, ask, asked, clock, numberOf } = setUp();
  const both = await Promise.all([once.renew('a', session('1'), ask), once.renew('a', session('1'), ask)]);
  clock.now += 29_999;
  const late = await once.renew('a', session('1'), ask);
  expect([...both, late].map(numberOf)).toEqual(['2', '2', '2']);
  clock.now += 1;
  await once.renew('a', session('1'), ask);
  expect(asked).toEqual(['1', '1']);
});

test('a refresh with tokens that were already exchanged twice returns the newest session', async () => {
  const { once, ask, asked, numberOf } = setUp();
  const next = await once.renew('a', session('1'), ask);
  await once.renew('a', next, ask);
  expect(numberOf(await once.renew('a', session('1'), ask))).toBe('3');
  expect(asked).toEqual(['1', '2']);
});

test('token refreshes are kept apart by brand', async () => {
  const { once, ask, asked } = setUp();
  await Promise.all([once.renew('a', session('1'), ask), once.renew('b', session('1'), ask)]);
  expect(asked).toEqual(['1', '1']);
});

test('a failed token refresh rejects for all who wait and is not remembered', async () => {
  const { once, ask, numberOf } = setUp();
  const failing = () => Promise.reject(new Error('down'));
  const both = [once.renew('a', session('1'), failing), once.renew('a', session('1'), ask)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(numberOf(await once.renew('a', session('1'), ask))).toBe('2');
});

test('an exclusive token refresh waits for the one under way and uses its tokens', async () => {
  const { once, ask, asked, numberOf } = setUp();
  const results = await Promise.all([
    once.renew('a', session('1'), ask),
    once.renewAlone('a', session('1'), ask),
    once.renewAlone('a', session('1'), ask),
  ]);
  expect(asked).toEqual(['1', '2', '3']);
  expect(results.map(numberOf)).toEqual(['2', '3', '4']);
});

test('an exclusive token refresh is made even if the one under way fails', async () => {
  const { once, ask, numberOf } = setUp();
  const failed = once.renew('a', session('1'), () => Promise.reject(new Error('down'))).catch(() => null);
  expect(numberOf(await once.renewAlone('a', session('1'), ask))).toBe('2');
  await failed;
});

test('a token refresh whose result has the same refresh token again is not shared with later refreshes', async () => {
  const { once } = setUp();
  let asked = 0;
  const same = async (given: ApiSession) => ({ ...given, accessToken: `access-${++asked}` });
  await once.renew('a', session('1'), same);
  expect((await once.renew('a', session('1'), same)).accessToken).toBe('access-2');
});

test('refreshed tokens of a customer are listed without the tokens and erased, also while the refresh is under way', async () => {
  const { once, ask } = setUp();
  const customer = { site: 'a', customerId: '7', deviceIds: [] };
  await once.renew('a', session('1'), ask);
  await once.renew('b', session('1'), ask);
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
  const { once, ask } = setUp();
  const customer = { site: 'a', customerId: '7', deviceIds: [] };
  await once.renew('a', session('1'), ask);
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
