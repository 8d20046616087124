import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiFault } from '../../http/api-fault.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { scheduleEndOfSelfExclusion, startOrLengthenPlayBreak } from './take-break.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

/** A customer at times other than the clock of the shop. */
function takerAt() {
  const { shop } = sandbox;
  const customer = sandbox.createCustomer();
  const [brand] = shop.brands.filter(({ siteKey }) => siteKey === customer.siteKey);
  if (!brand) throw new Error('there is no such brand');
  return (now: string) => ({ brand, customer, now: Date.parse(now) });
}

test('a self-exclusion ends a day after the customer asks to return, which is refused in its first six months', () => {
  const { shop } = sandbox;
  const at = takerAt();
  startOrLengthenPlayBreak(shop, at('2026-03-04T01:00:00.000Z'), { period: 'until_i_ask' });
  expect(() => scheduleEndOfSelfExclusion(shop, at('2026-09-04T01:59:59.999Z'))).toThrow(ApiFault);
  const scheduledEnd = scheduleEndOfSelfExclusion(shop, at('2026-09-04T02:00:00.000Z'));
  expect(scheduledEnd.ends_at).toBe('2026-09-05T02:00:00.000Z');
  const again = scheduleEndOfSelfExclusion(shop, at('2026-09-04T12:00:00.000Z'));
  expect(again.ends_at).toBe('2026-09-05T02:00:00.000Z');
  const { id } = at('2026-09-04T12:00:00.000Z').customer;
  expect(shop.playBreaks.findByCustomer(id, Date.parse('2026-09-05T01:59:59.999Z'))).not.toBeNull();
  expect(shop.playBreaks.findByCustomer(id, Date.parse('2026-09-05T02:00:00.000Z'))).toBeNull();
});

test('a break of six months ends six calendar months later at the same local time of the brand', () => {
  const at = takerAt();
  const { ends_at } = startOrLengthenPlayBreak(sandbox.shop, at('2026-03-04T01:00:00.000Z'), { period: 'six_months' });
  expect(ends_at).toBe('2026-09-04T02:00:00.000Z');
});
