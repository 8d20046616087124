import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const START = Date.UTC(2026, 10, 24, 14);

let shop: TestShopWithSandbox;
beforeAll(async () => {
  // Offers are cached no longer than the next draw is open: at this time none closes for hours.
  shop = await openTestShopWithSandbox({ start: START });
});
afterAll(() => shop.close());

test.each([
  ['offers', 'product-offers.list', '/golden-bay', 18 * MINUTE],
  ['tips', 'tips.get', '/lotto-tickets', 18 * MINUTE],
  ['result-keys', 'draws.past.result-keys', '/lotto-results', 24 * HOUR],
  ['branding', 'branding.get', '/golden-bay/terms-and-conditions', 24 * HOUR],
  ['server-default', 'statistics.get', '/golden-bay/statistics', 60 * SECOND],
  ['server-feature-placement', 'placement.get', '/cart', 5 * MINUTE],
])(
  'API answers of the kind %s are cached for their cache time and fetched again after it',
  async (id, call, path, time) => {
    const visitor = await shop.visitor();
    const open = async () => {
      const before = shop.api.countRequests(call);
      const page = await visitor.open(path);
      expect(page.status).toBe(200);
      return { page, requests: shop.api.countRequests(call) - before };
    };
    expect((await open()).requests).toBe(1);
    shop.pass(time - SECOND);
    expect((await open()).requests).toBe(0);
    shop.pass(2 * SECOND);
    const { page, requests } = await open();
    expect(requests).toBe(1);
    coversSpec('constants', `cache.${id}`, page);
  },
);
