import { expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createApiGrantedCapabilityNarrower } from './granted-capabilities.ts';

const HOST = 'shop.localhost';
const documents = {
  'shop/site': {
    version: 1,
    name: 'Shop',
    hosts: [HOST],
    locales: ['en-AU'],
    currency: 'AUD',
    timeZone: 'UTC',
    commerce: { account: 'a', pricingId: '1' },
  },
  'shop/routes': { version: 1, routes: {} },
};

test('an API that does not grant capabilities is asked again after one second, then after waits that double up to 30 seconds, and begin anew after an answer', async () => {
  let [now, calls, isDown] = [0, 0, true];
  const catalogue = createSiteCatalogue(createTestPublishedDocuments({ documents }));
  const narrower = createApiGrantedCapabilityNarrower({
    load: async () => {
      calls += 1;
      if (isDown) throw new Error('the API is down');
      return [];
    },
    saved: { read: () => null, write: () => undefined },
    withoutApi: new Set(),
    now: () => now,
    failed: () => undefined,
  });
  const callsAfter = async (milliseconds: number) => {
    now += milliseconds;
    const before = calls;
    await narrower.pending(catalogue, HOST);
    return calls - before;
  };
  const expectCallAfter = async (wait: number) =>
    expect([wait, await callsAfter(wait - 1), await callsAfter(1)]).toEqual([wait, 0, 1]);

  expect(await callsAfter(0)).toBe(1);
  for (const seconds of [1, 2, 4, 8, 16, 30]) await expectCallAfter(seconds * 1000);
  isDown = false;
  await expectCallAfter(30_000);
  isDown = true;
  expect(await callsAfter(24 * 3_600_000)).toBe(1);
  await expectCallAfter(1000);
});
