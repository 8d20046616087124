import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FloodedShop, openFloodedShop } from './flooded-shop.ts';

/** Seconds of the flood; the audit sets many more. */
const SECONDS = Number(process.env['VITRINE_FLOOD_SECONDS'] ?? 4);

/** Bytes that may be held more after a flood than after a shorter one before it: what the caches may yet fill up with. */
const SLACK = 48 * 1024 * 1024;

/** The goal is 1.2; a busy machine measures a tenth more or less. */
const MOST = 1.3;

/** Reading what starts a visit, and writing its cookies, costs more than a cached page does by itself. */
const MOST_WITH_COOKIES = 2;

let shop: FloodedShop;
beforeAll(async () => {
  shop = await openFloodedShop();
});
afterAll(() => shop.close());

test.each([
  ['that no route reads', MOST, ['/?utm_source={n}&utm_medium=mail', '/?gclid={n}', '/?x={n}']],
  ['that start a visit', MOST_WITH_COOKIES, ['/?aff=FRIEND{n}', '/?sv=radio&x={n}']],
])('parameters %s cost little more CPU time than the plain address', async (_, most, addresses) => {
  const [, ...ratios] = await shop.ratios(['/', ...addresses], 7);
  console.log(ratios.map((ratio, index) => `${addresses[index]} ${ratio.toFixed(2)}`).join(', '));
  expect(ratios.filter((ratio) => ratio > most)).toEqual([]);
});

test(`memory stays flat under ${SECONDS} s of requests that are all different`, async () => {
  await shop.flood(SECONDS / 3);
  const { requests, before, after } = await shop.flood(SECONDS);
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const grown = `${megabytes(before.held)} to ${megabytes(after.held)} MB held, ${megabytes(after.resident)} resident`;
  console.log(`${requests} requests: ${grown}`);
  expect(requests).toBeGreaterThan(100);
  expect(after.held - before.held).toBeLessThan(SLACK);
});
