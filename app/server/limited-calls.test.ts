import { expect, test } from 'vitest';
import type { CallLimits } from '#engine/api/call-limits.ts';
import { createTestSession } from '#engine/api/testing.ts';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const HOST = 'harbour.localhost';
const ORIGIN = `http://${HOST}`;
const ACCOUNT = { appKey: 'app', secret: 'secret of the account' };
const REFUSED = { code: 'too_many_calls', errors: [{ message: expect.stringMatching(/\S/) }] };

function openLimitedShop(callLimits: CallLimits) {
  let requestCount = 0;
  const shop = openTestShopOfBrandOverApi({
    apiOrigin: 'http://api.example',
    account: ACCOUNT,
    fetch: async () => {
      requestCount += 1;
      return Response.json({ result: null });
    },
    callLimits,
  });
  async function call(address: string, jar: ReadonlyMap<string, string> = new Map()) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`${ORIGIN}/_api/anon-cart.items.add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie },
      body: JSON.stringify({ body: { productType: 'lottery_ticket' } }),
    });
    const path = new URL(request.url).pathname;
    const engineRequest = { request, path, query: new URLSearchParams(), target: path, host: HOST, origin: ORIGIN };
    const answer = await shop.endpoints.get('_api')?.({ ...engineRequest, port: null, address });
    if (!answer || answer.headers instanceof Headers) throw new Error('a call is answered in plain values');
    return { status: answer.status, wait: Number(answer.headers['retry-after'] ?? 0), body: String(answer.body) };
  }
  return { shop, call, countRequests: () => requestCount };
}

test('calls from an address beyond its limit are refused with the time to wait, and do not reach the API', async () => {
  const { call, countRequests } = openLimitedShop({ perAddress: 2, perCustomer: 0 });
  const first = [await call('192.0.2.1'), await call('192.0.2.1')];
  expect(first.map(({ status }) => status)).not.toContain(429);
  const before = countRequests();

  const { status, wait, body } = await call('192.0.2.1');
  expect([status, wait > 0 && wait <= 60, countRequests() - before]).toEqual([429, true, 0]);
  expect(JSON.parse(body)).toMatchObject(REFUSED);
  expect((await call('192.0.2.2')).status).not.toBe(429);
});

test('calls of a customer beyond the limit are refused at every address, and those of other visitors are not', async () => {
  const { shop, call } = openLimitedShop({ perAddress: 0, perCustomer: 1 });
  const customer = await shop.cookiesOf(createTestSession('7', Date.now(), '1'));
  expect((await call('192.0.2.1', customer)).status).not.toBe(429);
  expect((await call('192.0.2.2', customer)).status).toBe(429);
  expect((await call('192.0.2.2')).status).not.toBe(429);
});
