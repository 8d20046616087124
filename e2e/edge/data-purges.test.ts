import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { startSeededTestSandbox } from '../harness/shop-process.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

const PAGE = '/golden-bay/results';
/** Longer than a node caches a response about draws. */
const AFTER_CACHE_TIME = 61_000;
/** Shorter than the time after which the stored page expires by itself. */
const PATIENCE = { timeout: 30_000 };

let sandbox: TestSandbox;
let pair: ShopBehindEdge;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  pair = await startShopBehindEdge('varnish', { apiUrl: sandbox.url });
});

afterAll(async () => {
  await pair.close();
  await sandbox.close();
});

/** Corrects the numbers of the last draw, as an operator of the API does. */
function correctLastResult(numbers: readonly number[]): void {
  const draws = "site_key = 'harbour' AND offer_key = 'golden-bay' AND drawn = 1";
  const { changes } = sandbox.shop.db
    .prepare(
      `UPDATE draws SET winning_numbers = json_set(winning_numbers, '$[0].numbers', json(?))
       WHERE id = (SELECT id FROM draws WHERE ${draws} ORDER BY date DESC LIMIT 1)`,
    )
    .run(JSON.stringify(numbers));
  expect(changes).toBe(1);
}

/** The version (`etag`) of the page that a node sends without the edge. */
async function readVersionFromNode(): Promise<unknown> {
  return (await sendGetRequestToLocalPort(pair.shop.port, PAGE, { host: 'harbour.localhost' })).headers.etag;
}

test('a result that changes at the API is purged at the edge by its tag, once a node has read it', async () => {
  await pair.edge.get(PAGE);
  const before = await pair.edge.get(PAGE);
  expect([before.status, before.headers['x-cache']]).toEqual([200, 'hit']);
  correctLastResult([1, 2, 3, 4, 5, 6]);
  sandbox.moveTo(new Date(Date.now() + AFTER_CACHE_TIME).toISOString());
  pair.shop.advanceClock(AFTER_CACHE_TIME);
  const stored = await pair.edge.get(PAGE);
  expect([stored.headers['x-cache'], stored.headers.etag]).toEqual(['hit', before.headers.etag]);
  await expect.poll(readVersionFromNode, PATIENCE).not.toBe(before.headers.etag);
  await expect.poll(async () => (await pair.edge.get(PAGE)).headers.etag, PATIENCE).not.toBe(before.headers.etag);
});
