import { afterAll, beforeAll } from 'vitest';
import type { WireCall } from '#schemas/api/call.ts';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { CartItemRequest, RecurringPurchase } from '#schemas/generated/api/wire-types.gen.ts';
import { BuyingCustomer } from './buying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export const DAY_MS = 86_400_000;

export const enabledAutoplay = { type: 'autoplay', enabled: true } as const;

export const enabledSubscription = { type: 'subscription', enabled: true } as const;

/** Four games for 3.40, each Saturday, with numbers that don't win meanwhile. */
export const saturdayTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [1, 2, 3, 4].map((first) => ({
    number_sets: [{ key: 'main', numbers: [0, 1, 2, 3, 4, 5].map((step) => first + step) }],
  })),
  recurring_purchase: enabledAutoplay,
};

export const quickpickTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  quickpick: true,
  num_games: 4,
  recurring_purchase: enabledAutoplay,
};

export const clubMembershipItem: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
};

export const raffleTicketItem: CartItemRequest = {
  product_type: 'raffle_ticket',
  lottery_key: 'round-the-bay',
  recurring_purchase: enabledSubscription,
};

export let sandbox: TestSandbox;

export function advanceDays(days: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + days * DAY_MS).toISOString());
}

export async function getOnlyRecurringPurchase(buyer: BuyingCustomer): Promise<RecurringPurchase> {
  const { result } = await sandbox.send(calls.recurringPurchasesList, await buyer.as());
  const [purchase] = result;
  if (!purchase || result.length > 1) throw new Error(`${result.length} recurring purchases`);
  return purchase;
}

export async function buyRecurring(
  item: CartItemRequest,
  options: ConstructorParameters<typeof BuyingCustomer>[1] = { funds: 10_000 },
) {
  const buyer = new BuyingCustomer(sandbox, options);
  await buyer.buy(item);
  return { buyer, id: (await getOnlyRecurringPurchase(buyer)).autoplay_id };
}

export async function sendRecurringCall<Body>(
  call: WireCall<Body, { readonly result: RecurringPurchase }>,
  buyer: BuyingCustomer,
  id: string,
  body?: Body,
) {
  const options = { ...(await buyer.as()), params: { id }, ...(body === undefined ? {} : { body }) };
  return (await sandbox.send(call, options)).result;
}

export async function sendRefusedRecurringCall(
  call: WireCall<unknown, unknown>,
  buyer: BuyingCustomer,
  id: string,
  body?: unknown,
) {
  const more = body === undefined ? {} : { body };
  const options = { ...(await buyer.as()), params: { id }, ...more, breaks: 'sometimes' } as const;
  const { status, answer } = await sandbox.sendRefused(call, options);
  return [status, answer.code];
}

export async function fetchPaymentResolutions(buyer: BuyingCustomer) {
  return (await sandbox.send(calls.paymentResolutionsList, await buyer.as())).result;
}

/** A shop for the tests of a file. */
export function openRecurringShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await sandbox.close();
  });
}
