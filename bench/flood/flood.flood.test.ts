import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FloodedShop, openFloodedShop } from './flooded-shop.ts';

/** Duration of the flood in seconds; the audit sets a longer one. */
const SECONDS = Number(process.env['VITRINE_FLOOD_SECONDS'] ?? 4);

/** Allowed growth in bytes from one flood to the next, for caches that are not yet full. */
const SLACK = 48 * 1024 * 1024;

/** Memory of the smallest container that an operator may give a node. */
const CONTAINER = 512 * 1024 * 1024;

/** Five times the goal of 1.2. Rendering a page costs about ninety times as much as serving it from the cache. */
const MOST = 6;

let shop: FloodedShop;
beforeAll(async () => {
  shop = await openFloodedShop();
});
afterAll(() => shop.close());

test.each([
  ['that no route reads', ['/?utm_source={n}&utm_medium=mail', '/?gclid={n}', '/?x={n}']],
  ['that start a visit', ['/?aff=FRIEND{n}', '/?sv=vic&x={n}']],
])(
  'requests with query parameters %s cost at most six times the CPU time of the plain address',
  async (_, addresses) => {
    const [, ...ratios] = await shop.measureCpuRatios(['/', ...addresses], 7);
    console.log(ratios.map((ratio, index) => `${addresses[index]} ${ratio.toFixed(2)}`).join(', '));
    expect(ratios.filter((ratio) => ratio > MOST)).toEqual([]);
  },
);

test(`memory of the server stays flat and below 512 MiB during ${SECONDS} s of requests that are all different`, async () => {
  await shop.flood(SECONDS / 3);
  const { requests, before, after } = await shop.flood(SECONDS);
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const grown = `${megabytes(before.heapUsed)} to ${megabytes(after.heapUsed)} MB held, ${megabytes(after.resident)} resident, ${megabytes(after.peak)} at most`;
  console.log(`${requests} requests: ${grown}`);
  expect(requests).toBeGreaterThan(100);
  expect(after.heapUsed - before.heapUsed).toBeLessThan(SLACK);
  expect(after.peak).toBeLessThan(CONTAINER);
});
