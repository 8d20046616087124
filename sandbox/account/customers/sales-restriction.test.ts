import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import * as cart from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as customer from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as limits from '#schemas/generated/api/limits.wire-calls.gen.ts';
import * as recurring from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { BreakPeriod } from '#schemas/generated/api/wire-types.gen.ts';
import { createAllSandboxRoutes } from '../../calls/all-routes.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { type SignedInTestCustomer, TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { customersMessages } from './customers.messages.gen.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

/** Bodies that resume a recurring purchase or the sessions of a party. */
const RESUMED = { status: 'recurring_status_active', autosession_status: 'on' };

const SELLING = [
  'autoplay.unpause',
  'autoplay.update',
  'cart.build',
  'cart.items.add',
  'cart.items.update',
  'cart.partner.purchase',
  'cart.promotion',
  'cart.purchase',
  'funds.deposit-purchase',
  'funds.deposit.create',
  'funds.deposit.create-with-code',
  'funds.wallet-pay.deposit',
  'lotto-party.group.create',
  'lotto-party.group.join',
  'lotto-party.session.create',
  'lotto-party.session.update',
  'membership.unlock-draw',
  'subscriptions.status',
  'subscriptions.update',
];

/** Every selling call, by id. */
const selling = (): readonly WireCallDescriptor<unknown, unknown>[] =>
  createAllSandboxRoutes(sandbox.shop)
    .filter(({ sells }) => sells(RESUMED))
    .map(({ address }) => address);

function move(to: string, { customer: { id } }: SignedInTestCustomer): void {
  const details = sandbox.shop.customerDetails.getByCustomer(id);
  sandbox.shop.customerDetails.set(id, { ...details, country: to });
}

async function takeBreak(period: BreakPeriod, as: SignedInTestCustomer): Promise<void> {
  await sandbox.send(limits.breakStart, { as, body: { period } });
}

async function answersOf(as: SignedInTestCustomer): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    selling().map(async (call) => {
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'unknown']));
      const options = { as, params, ...(call.body ? { body: RESUMED } : {}), breaks: 'sometimes' } as const;
      const { answer } = await sandbox.sendRefused(call, options);
      return [call.id, answer.code] as const;
    }),
  );
  return Object.fromEntries(answers);
}

const RESTRICTIONS = [
  { code: 'country_banned', begin: (as: SignedInTestCustomer) => move('NZ', as) },
  { code: 'time_out', begin: (as: SignedInTestCustomer) => takeBreak('week', as) },
  { code: 'self_excluded', begin: (as: SignedInTestCustomer) => takeBreak('until_i_ask', as) },
] as const;

test.each(RESTRICTIONS)(
  'every selling call is refused with $code once the restriction begins, and none before',
  async ({ code, begin }) => {
    const as = await sandbox.signIn(sandbox.createCustomer({ siteKey: 'sunnyside' }));
    expect(Object.values(await answersOf(as))).not.toContain(code);
    await begin(as);
    expect(await answersOf(as)).toEqual(Object.fromEntries(SELLING.map((id) => [id, code])));
  },
);

test('a customer who confirmed a banned country cannot buy until the address changes', async () => {
  const as = await sandbox.signIn(sandbox.createCustomer());
  const add = async () => (await sandbox.fetch(cart.cartItemsAdd, { as, body: testLotteryTicketItem })).status;
  move('NZ', as);
  await sandbox.send(customer.customerLocation, { as, body: { confirmed: true } });
  expect(await add()).toBe(422);
  move('AU', as);
  expect(await add()).toBe(200);
});

test('under a sales restriction the cart keeps its items, says why they are blocked, and lets them be removed', async () => {
  const buyer = new TestBuyingCustomer(sandbox);
  const { as } = await buyer.as();
  const [item] = (await sandbox.send(cart.cartItemsAdd, { as, body: testLotteryTicketItem })).result.cart_items;
  move('NZ', as);
  const { result } = await sandbox.send(cart.cartItemsList, { as });
  expect(result.blocked_reasons).toEqual({
    country_banned: customersMessages.notSoldToAddress(),
  });
  expect(result.cart_items).toHaveLength(1);
  const emptied = await sandbox.send(cart.cartItemsDelete, { as, params: { id: item?.id ?? '' } });
  expect(emptied.result.cart_items).toEqual([]);
});

test('under a sales restriction a recurring purchase cannot get more games, but its cause can be changed', async () => {
  const as = await sandbox.signIn(sandbox.createCustomer());
  move('NZ', as);
  const params = { id: 'unknown' };
  const refusalOf = async (body: { num_games: number } | { cause_key: string }) => {
    const [{ answer: autoplay }, { answer: subscription }] = await Promise.all([
      sandbox.sendRefused(recurring.autoplayUpdate, { as, params, body }),
      sandbox.sendRefused(recurring.subscriptionsUpdate, { as, params, body }),
    ]);
    return [autoplay.code, subscription.code];
  };
  expect(await refusalOf({ num_games: 12 })).toEqual(['country_banned', 'country_banned']);
  expect(await refusalOf({ cause_key: 'reef-keepers' })).toEqual(['recurring_not_found', 'recurring_not_found']);
});

test('under a sales restriction the cancellation of a subscription is not blocked', async () => {
  const as = await sandbox.signIn(sandbox.createCustomer());
  move('NZ', as);
  const body = { status: 'recurring_status_cancelled' } as const;
  const { answer } = await sandbox.sendRefused(recurring.subscriptionsStatus, { as, params: { id: 'unknown' }, body });
  expect(answer.code).toBe('recurring_not_found');
});
