import { expect, test } from 'vitest';
import { openTestShopOfBrandOverApi } from './testing/session-shop.ts';

const HOST = 'harbour.localhost';
const ACCOUNT = { appKey: 'app', secret: 'secret of the account' };
const REFUSED = { code: 'too_many_calls', errors: [{ message: expect.stringMatching(/\S/) }] };

test('calls from an address beyond its limit are refused with the time to wait, and do not reach the API', async () => {
  let asked = 0;
  const shop = openTestShopOfBrandOverApi({
    apiOrigin: 'http://api.example',
    account: ACCOUNT,
    fetch: async () => {
      asked += 1;
      return Response.json({ result: null });
    },
    callLimits: { perAddress: 2, perCustomer: 0 },
  });
  const call = async (address: string) => {
    const request = new Request(`http://${HOST}/_api/anon-cart.items.add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${HOST}` },
      body: JSON.stringify({ body: { productType: 'lottery_ticket' } }),
    });
    const path = new URL(request.url).pathname;
    const asking = { request, path, query: new URLSearchParams(), target: path, host: HOST, origin: `http://${HOST}` };
    const answer = await shop.endpoints.get('_api')?.({ ...asking, port: null, address });
    if (!answer || answer.headers instanceof Headers) throw new Error('a call is answered in plain values');
    return { status: answer.status, wait: Number(answer.headers['retry-after'] ?? 0), body: String(answer.body) };
  };
  const first = [await call('192.0.2.1'), await call('192.0.2.1')];
  expect(first.map(({ status }) => status)).not.toContain(429);
  const before = asked;

  const { status, wait, body } = await call('192.0.2.1');
  expect([status, wait > 0 && wait <= 60, asked - before]).toEqual([429, true, 0]);
  expect(JSON.parse(body)).toMatchObject(REFUSED);
  expect((await call('192.0.2.2')).status).not.toBe(429);
});
