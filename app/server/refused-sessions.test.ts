import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../../e2e/harness/request.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const MINUTE = 60_000;
const lines: string[] = [];
let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox({ log: (line) => lines.push(line) });
});
afterAll(() => shop.close());

function forged(number: number, path = '/') {
  const host = `harbour.localhost:${shop.port}`;
  const cookie = `access-token=forged-${number}; customer-id=forged; anonymous-cart-token=forged-${number}; segment=x`;
  return sendGetRequestToLocalPort(shop.port, path, { host, cookie });
}

const warnings = () => lines.map((line): { msg: string; count?: number } => JSON.parse(line));

test('forged session cookies are logged once a minute with their number and counted in /_status', async () => {
  for (let number = 0; number < 20; number += 1) expect((await forged(number)).status).toBe(200);
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, msg: 'session cookies were refused', count: 1 })]);
  shop.pass(MINUTE);
  await forged(20);
  expect(warnings().map(({ count }) => count)).toEqual([1, 20]);
  const { refusedSessions } = await shop.status();
  expect(refusedSessions).toEqual([{ site: 'harbour', reason: 'no customer encoded id in state', count: 21 }]);
});

test('forged cookies, paths and calls add one log line a minute for each kind, however many there are', async () => {
  const before = lines.length;
  const paths = [
    '/_visitor',
    '/_page?path=/cart',
    '/_page?path=//evil.example',
    '/_api/nothing',
    '/%E0%A4%A',
    '/cart?preview=true&signature=forged&expires=9',
    '/?clear_cache=1&signature=forged',
    '/purchase/forged',
    '/login/autologin/forged',
  ];
  for (let number = 0; number < 3; number += 1) for (const path of paths) await forged(number, path);
  const added = lines.slice(before).map((line): { msg: string; kind: string; detail: string } => JSON.parse(line));
  expect(added.map(({ msg, kind, detail }) => [msg, kind, detail])).toEqual([
    ['requests were refused', 'refused-call', 'unknown_call'],
    ['requests were refused', 'refused-proof', 'link'],
  ]);
});
