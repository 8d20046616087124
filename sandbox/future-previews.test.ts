import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { anonCartCreate } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { TestSandbox } from './testing/test-sandbox.ts';

const NOW = '2026-03-04T01:00:00.000Z';
const LATER = '2026-03-18T01:00:00.000Z';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOW);
});
afterAll(() => sandbox.close());

async function offersAt(at: string | null) {
  const { headers, json } = await sandbox.fetch(productOffersList, {
    params: { pricingId: sandbox.shop.brands[0]?.pricingId ?? '' },
    headers: at === null ? {} : { [apiHeaderNames.previewAt]: at },
  });
  if (!productOffersList.answer?.(json)) throw new Error(JSON.stringify(json));
  const text = JSON.stringify(json.result);
  const dates = [...text.matchAll(/"(?:draw_)?date":"([^"]+)"/g)].map(([, date = '']) => date).toSorted();
  return { previewAt: headers.get(apiHeaderNames.previewAt), first: dates[0] ?? '', text };
}

test('a preview of a future moment is repeatable and changes nothing in the shop', async () => {
  const before = await offersAt(null);
  const then = await offersAt(LATER);
  expect([then.previewAt, then.first > LATER, before.previewAt, before.first > NOW, before.first < LATER]).toEqual([
    LATER,
    true,
    null,
    true,
    true,
  ]);
  expect((await offersAt(LATER)).text).toBe(then.text);
  expect((await offersAt(null)).text).toBe(before.text);
});

test('a preview of a moment stays the same after previews of later moments', async () => {
  const foreseen = await offersAt('2026-03-11T01:00:00.000Z');
  for (const day of ['12', '13', '14']) await offersAt(`2026-03-${day}T01:00:00.000Z`);
  expect((await offersAt('2026-03-11T01:00:00.000Z')).text).toBe(foreseen.text);
});

test.each(['2026-03-01T01:00:00.000Z', NOW, '2027-03-01T01:00:00.000Z', 'soon'])(
  'for the moment %s no future preview is made, and the offers of the present are returned',
  async (at) => {
    const { previewAt, text } = await offersAt(at);
    expect([previewAt, text]).toEqual([null, (await offersAt(null)).text]);
  },
);

test('a call that changes data takes effect in the present, even when it asks for a future preview', async () => {
  const count = () => sandbox.shop.db.prepare('SELECT count(*) AS n FROM carts').get();
  const before = count();
  const { status, headers } = await sandbox.fetch(anonCartCreate, { headers: { [apiHeaderNames.previewAt]: LATER } });
  expect([status, headers.get(apiHeaderNames.previewAt)]).toEqual([200, null]);
  expect(count()).not.toEqual(before);
});
