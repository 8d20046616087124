import { afterAll, beforeAll } from 'vitest';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { CartItemRequest, RecurringPurchase } from '#schemas/generated/api/wire-types.gen.ts';
import { TestBuyingCustomer } from './buying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export const DAY_MS = 86_400_000;

export const testEnabledAutoplay = { type: 'autoplay', enabled: true } as const;

export const testEnabledSubscription = { type: 'subscription', enabled: true } as const;

/** Four games for 3.40, each Saturday, with numbers that don't win in these tests. */
export const testSaturdayTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [1, 2, 3, 4].map((first) => ({
    number_sets: [{ key: 'main', numbers: [0, 1, 2, 3, 4, 5].map((step) => first + step) }],
  })),
  recurring_purchase: testEnabledAutoplay,
};

export const testQuickpickTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  quickpick: true,
  num_games: 4,
  recurring_purchase: testEnabledAutoplay,
};

export const testClubMembershipItem: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
};

export const testRaffleTicketItem: CartItemRequest = {
  product_type: 'raffle_ticket',
  lottery_key: 'round-the-bay',
  recurring_purchase: testEnabledSubscription,
};

export let recurringTestSandbox: TestSandbox;

export function advanceTestClockByDays(days: number): void {
  recurringTestSandbox.moveTo(new Date(recurringTestSandbox.shop.clock() + days * DAY_MS).toISOString());
}

export async function fetchOnlyTestRecurringPurchase(buyer: TestBuyingCustomer): Promise<RecurringPurchase> {
  const { result } = await recurringTestSandbox.send(calls.recurringPurchasesList, await buyer.as());
  const [purchase] = result;
  if (!purchase || result.length > 1) throw new Error(`${result.length} recurring purchases`);
  return purchase;
}

export async function buyTestRecurringItem(
  item: CartItemRequest,
  options: ConstructorParameters<typeof TestBuyingCustomer>[1] = { funds: 10_000 },
) {
  const buyer = new TestBuyingCustomer(recurringTestSandbox, options);
  await buyer.buy(item);
  return { buyer, id: (await fetchOnlyTestRecurringPurchase(buyer)).autoplay_id };
}

export async function sendTestRecurringCall<Body>(
  call: WireCallDescriptor<Body, { readonly result: RecurringPurchase }>,
  buyer: TestBuyingCustomer,
  id: string,
  body?: Body,
) {
  const options = { ...(await buyer.as()), params: { id }, ...(body === undefined ? {} : { body }) };
  return (await recurringTestSandbox.send(call, options)).result;
}

export async function sendRefusedTestRecurringCall(
  call: WireCallDescriptor<unknown, unknown>,
  buyer: TestBuyingCustomer,
  id: string,
  body?: unknown,
) {
  const more = body === undefined ? {} : { body };
  const options = { ...(await buyer.as()), params: { id }, ...more, breaks: 'sometimes' } as const;
  const { status, answer } = await recurringTestSandbox.sendRefused(call, options);
  return [status, answer.code];
}

export async function fetchTestPaymentResolutions(buyer: TestBuyingCustomer) {
  return (await recurringTestSandbox.send(calls.paymentResolutionsList, await buyer.as())).result;
}

/** A shop for the tests of a file. */
export function setUpSeededShopForRecurringTests(): void {
  beforeAll(async () => {
    recurringTestSandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await recurringTestSandbox.close();
  });
}
