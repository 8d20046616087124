import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { startSeededTestSandbox } from '../harness/shop-process.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

const PAGE_PATH = '/golden-bay/results';
/** Longer than a node caches a response about draws. */
const AFTER_CACHE_TIME_MS = 61_000;
/** Shorter than the time after which the stored page expires by itself. */
const POLL_OPTIONS = { timeout: 30_000 };

let sandbox: TestSandbox;
let deployment: ShopBehindEdge;

beforeAll(async () => {
  sandbox = await startSeededTestSandbox();
  deployment = await startShopBehindEdge('varnish', { apiUrl: sandbox.url });
});

afterAll(async () => {
  await deployment.close();
  await sandbox.close();
});

/** Corrects the numbers of the last draw, as an operator of the API does. */
function correctLastResult(numbers: readonly number[]): void {
  const drawsCondition = "site_key = 'harbour' AND offer_key = 'golden-bay' AND drawn = 1";
  const { changes } = sandbox.shop.db
    .prepare(
      `UPDATE draws SET winning_numbers = json_set(winning_numbers, '$[0].numbers', json(?))
       WHERE id = (SELECT id FROM draws WHERE ${drawsCondition} ORDER BY date DESC LIMIT 1)`,
    )
    .run(JSON.stringify(numbers));
  expect(changes).toBe(1);
}

/** The version (`etag`) of the page that a node sends without the edge. */
async function readVersionFromNode(): Promise<unknown> {
  return (await sendGetRequestToLocalPort(deployment.shop.port, PAGE_PATH, { host: 'harbour.localhost' })).headers.etag;
}

test('a result that changes at the API is purged at the edge by its tag, once a node has read it', async () => {
  await deployment.edge.get(PAGE_PATH);
  const responseBefore = await deployment.edge.get(PAGE_PATH);
  expect([responseBefore.status, responseBefore.headers['x-cache']]).toEqual([200, 'hit']);
  correctLastResult([1, 2, 3, 4, 5, 6]);
  sandbox.moveTo(new Date(Date.now() + AFTER_CACHE_TIME_MS).toISOString());
  deployment.shop.advanceClock(AFTER_CACHE_TIME_MS);
  const storedResponse = await deployment.edge.get(PAGE_PATH);
  expect([storedResponse.headers['x-cache'], storedResponse.headers.etag]).toEqual([
    'hit',
    responseBefore.headers.etag,
  ]);
  await expect.poll(readVersionFromNode, POLL_OPTIONS).not.toBe(responseBefore.headers.etag);
  await expect
    .poll(async () => (await deployment.edge.get(PAGE_PATH)).headers.etag, POLL_OPTIONS)
    .not.toBe(responseBefore.headers.etag);
});
