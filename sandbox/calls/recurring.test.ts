import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireCall } from '#schemas/api/call.ts';
import { apiHeader } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import * as scheduledCalls from '#schemas/generated/api/scheduled.wire-calls.gen.ts';
import type { CartItemRequest, RecurringPurchase } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { BALANCED, Buyer, ledgerSum } from '../testing/buyer.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

const DAY = 86_400_000;
const autoplay = { type: 'autoplay', enabled: true } as const;
const subscription = { type: 'subscription', enabled: true } as const;
/** Four games for 3.40, each Saturday, with numbers that don't win meanwhile. */
const saturday: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [1, 2, 3, 4].map((first) => ({
    number_sets: [{ key: 'main', numbers: [0, 1, 2, 3, 4, 5].map((step) => first + step) }],
  })),
  recurring_purchase: autoplay,
};
const surprise: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  quickpick: true,
  num_games: 4,
  recurring_purchase: autoplay,
};
const club: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
};
const raffle: CartItemRequest = {
  product_type: 'raffle_ticket',
  lottery_key: 'round-the-bay',
  recurring_purchase: subscription,
};

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

/** Lets so many days pass. */
function pass(days: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + days * DAY).toISOString());
}

async function only(buyer: Buyer): Promise<RecurringPurchase> {
  const { result } = await sandbox.send(calls.recurringPurchasesList, await buyer.as());
  const [purchase] = result;
  if (!purchase || result.length > 1) throw new Error(`${result.length} recurring purchases`);
  return purchase;
}

async function repeating(item: CartItemRequest, options: ConstructorParameters<typeof Buyer>[1] = { funds: 10_000 }) {
  const buyer = new Buyer(sandbox, options);
  await buyer.buy(item);
  return { buyer, id: (await only(buyer)).autoplay_id };
}

async function send<Body>(
  call: WireCall<Body, { readonly result: RecurringPurchase }>,
  buyer: Buyer,
  id: string,
  body?: Body,
) {
  const options = { ...(await buyer.as()), params: { id }, ...(body === undefined ? {} : { body }) };
  return (await sandbox.send(call, options)).result;
}

async function refused(call: WireCall<unknown, unknown>, buyer: Buyer, id: string, body?: unknown) {
  const more = body === undefined ? {} : { body };
  const options = { ...(await buyer.as()), params: { id }, ...more, breaks: 'sometimes' } as const;
  const { status, answer } = await sandbox.refused(call, options);
  return [status, answer.code];
}

async function resolutions(buyer: Buyer) {
  return (await sandbox.send(calls.paymentResolutionsList, await buyer.as())).result;
}

describe('a purchase that repeats itself', () => {
  test('begins with what was bought, and buys again when that is over', async () => {
    const { buyer, id } = await repeating(surprise);
    expect(await only(buyer)).toMatchObject({
      type: 'autoplay',
      product_offer_key: 'golden-bay',
      description: '4 x Standard games',
      label: 'Weekly',
      status: 'recurring_status_active',
      number_of_games: 4,
      game_offer_name: 'Standard',
      quickpick: true,
      price: { amount: '3.40', currency: 'AUD' },
      last_attempt_status: null,
      next_attempt_at: '2026-03-07T08:30:00.000Z',
      default_fund: { kind: 'wallet', fund: null },
    });
    pass(14);
    const after = await send(calls.autoplayGet, buyer, id);
    expect(after).toMatchObject({
      last_attempt_status: 'purchased',
      last_attempt: { attempted_at: '2026-03-14T08:30:00.000Z', code: null },
      next_attempt_at: '2026-03-21T08:30:00.000Z',
    });
    const { orders } = sandbox.shop;
    const { orders: bought } = orders.page({
      customerId: buyer.customer.id,
      status: 'past_products',
      now: sandbox.shop.clock() + 30 * DAY,
      limit: 10,
      offset: 0,
    });
    expect(bought.map(({ item }) => item.draw_no).sort()).toEqual([1128, 1129, 1130]);
    expect(new Set(bought.map(({ item }) => JSON.stringify(item.games))).size).toBe(3);
    expect(ledgerSum(sandbox)).toEqual(BALANCED);
    proves('calls', 'autoplay.get', 'recurring-purchases.list');
    proves('entities', 'autoplay-subscription');
    proves('rules', 'display.autoplay-labels', 'display.autoplay-description');
    proves('messages', 'autoplay-label.weekly', 'autoplay-description.games');
  });

  test('fails softly without money, is tried again, and fails for good when its draw closes', async () => {
    const buyer = new Buyer(sandbox, { funds: 340 });
    await buyer.buy(saturday);
    const { autoplay_id: id, next_attempt_at: first } = await only(buyer);
    sandbox.moveTo(first ?? '');
    const [soft] = await resolutions(buyer);
    expect(soft).toMatchObject({
      kind: 'recurring',
      purchase_id: id,
      name: 'Golden Bay',
      description: '4 x Standard games',
      status: 'soft_failure',
      code: 'insufficient_funds',
      amount: { amount: '3.40' },
      retry_at: new Date(Date.parse(first ?? '') + DAY / 4).toISOString(),
      actions: ['change-fund', 'add-card', 'payment-method-updated'],
    });
    expect(await send(calls.autoplayGet, buyer, id)).toMatchObject({ last_attempt_status: 'soft_failure' });
    sandbox.moveTo(new Date(Date.parse(first ?? '') + 7 * DAY - 31 * 60_000).toISOString());
    expect(await resolutions(buyer)).toMatchObject([{ status: 'hard_failure', retry_at: null }]);
    const { next_attempt_at: next } = await only(buyer);
    expect(next).toBe(new Date(Date.parse(first ?? '') + 7 * DAY).toISOString());
    buyer.receive(340);
    sandbox.moveTo(next ?? '');
    expect(await resolutions(buyer)).toEqual([]);
    expect(buyer.wallet).toBe(0);
    proves('calls', 'payment-resolutions.list');
    proves('flows', 'recurring.last-attempt');
  });

  test('is bought at once when the customer asks for it, as far as it has failed', async () => {
    const buyer = new Buyer(sandbox, { funds: 340 });
    await buyer.buy(saturday);
    sandbox.moveTo((await only(buyer)).next_attempt_at ?? '');
    const sync = async () => (await sandbox.send(calls.recurringProcessSync, await buyer.as())).result;
    expect(await sync()).toMatchObject({
      num_attempted: 1,
      num_purchased: 0,
      resolutions: [{ status: 'soft_failure' }],
    });
    buyer.receive(1000);
    expect(await sync()).toEqual({ num_attempted: 1, num_purchased: 1, resolutions: [] });
    expect(await sync()).toEqual({ num_attempted: 0, num_purchased: 0, resolutions: [] });
    expect(buyer.wallet).toBe(660);
    proves('calls', 'recurring.process-sync');
  });

  test('keeps to the spend limit', async () => {
    const { buyer, id } = await repeating(saturday);
    sandbox.shop.limits.set(buyer.customer.id, 'spend', 'day', { amount: 100, pending: null });
    sandbox.moveTo((await only(buyer)).next_attempt_at ?? '');
    expect(await send(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'soft_failure',
      last_attempt: { code: 'spend_limit_exceeded', checkout_id: null },
    });
    expect(buyer.wallet).toBe(9660);
  });

  test('ends with the account', async () => {
    const { buyer, id } = await repeating(saturday);
    const { next_attempt_at: next } = await only(buyer);
    sandbox.shop.customers.close(buyer.customer.id, sandbox.shop.clock());
    sandbox.moveTo(next ?? '');
    await sandbox.send(calls.recurringPurchasesList, await new Buyer(sandbox).as());
    expect(sandbox.shop.recurring.find(buyer.customer.id, id)?.status).toBe('recurring_status_cancelled');
  });
});

describe('an autoplay', () => {
  test('passes small jackpots by', async () => {
    const { buyer, id } = await repeating(saturday);
    const body = { minimum_jackpot_amount: '29999999.00' };
    const set = await send(calls.autoplaySetMinimumJackpot, buyer, id, body);
    expect(set).toMatchObject({ minimum_jackpot_amount: '29999999.00', label: 'Jackpots $29,999,999 and over' });
    pass(7);
    expect(await only(buyer)).toMatchObject({ last_attempt_status: null });
    expect(buyer.wallet).toBe(9660);
    expect(await send(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null })).toMatchObject({
      minimum_jackpot_amount: null,
    });
    pass(7);
    expect(await only(buyer)).toMatchObject({ last_attempt_status: 'purchased' });
    proves('calls', 'autoplay.set-minimum-jackpot');
    proves('messages', 'autoplay-label.jackpots');
  });

  test('keeps its numbers without a quickpick', async () => {
    const { buyer, id } = await repeating(surprise);
    const kept = await send(calls.autoplaySetQuickpick, buyer, id, { quickpick: false });
    pass(7);
    await only(buyer);
    const { orders } = sandbox.shop;
    const page = { customerId: buyer.customer.id, status: 'upcoming_products', limit: 9, offset: 0 } as const;
    const [latest] = orders.page({ ...page, now: sandbox.shop.clock() }).orders;
    expect(latest?.item.games).toEqual(kept.games);
    proves('calls', 'autoplay.set-quickpick');
  });

  test('is paused until it is told to go on', async () => {
    const { buyer, id } = await repeating(saturday);
    expect(await refused(calls.autoplayUnpause, buyer, id)).toEqual([422, 'not_paused']);
    expect(await send(calls.autoplayPause, buyer, id, {})).toMatchObject({
      status: 'recurring_status_paused',
      paused_until: null,
      next_attempt_at: null,
    });
    pass(10);
    expect(await only(buyer)).toMatchObject({ last_attempt_status: null });
    await send(calls.autoplayUnpause, buyer, id);
    expect(await only(buyer)).toMatchObject({ status: 'recurring_status_active', last_attempt_status: 'purchased' });
    expect(buyer.wallet).toBe(10_000 - 680);
    proves('calls', 'autoplay.pause', 'autoplay.unpause');
  });

  test('a pause for a time ends by itself, and never before what is bought already is over', async () => {
    const { buyer, id } = await repeating(saturday);
    const until = new Date(sandbox.shop.clock() + DAY).toISOString();
    const paused = await send(calls.autoplayPause, buyer, id, { paused_until: until });
    expect(paused).toMatchObject({ status: 'recurring_status_timed_pause', paused_until: until });
    sandbox.moveTo(until);
    const resumed = await only(buyer);
    expect(resumed).toMatchObject({ status: 'recurring_status_active', paused_until: null, last_attempt_status: null });
    expect(Date.parse(resumed.next_attempt_at ?? '')).toBeGreaterThan(sandbox.shop.clock());
    for (const paused_until of ['2020-01-01T00:00:00Z', 'soon']) {
      expect(await refused(calls.autoplayPause, buyer, id, { paused_until })).toEqual([422, 'invalid']);
    }
  });

  test('changes what it plays, and the price with it', async () => {
    const { buyer, id } = await repeating(saturday);
    const before = await send(calls.autoplayGet, buyer, id);
    const more = await send(calls.autoplayUpdate, buyer, id, { num_games: 6 });
    expect(more).toMatchObject({ number_of_games: 6, price: { amount: '5.10' } });
    expect(more.games.slice(0, 4)).toEqual(before.games);
    const status = 'recurring_status_paused' as const;
    expect(await send(calls.autoplayUpdate, buyer, id, { num_games: 4, status })).toMatchObject({
      number_of_games: 4,
      status,
      games: before.games,
    });
    const attempt = (body: unknown) => refused(calls.autoplayUpdate, buyer, id, body);
    expect(await attempt({ game_offer: 'nothing' })).toEqual([422, 'game_not_offered']);
    expect(await attempt({ num_games: 1 })).toEqual([422, 'too_few_games']);
    expect(await attempt({ num_games: 99 })).toEqual([422, 'too_many_games']);
    expect(await attempt({ cause_key: 'nothing' })).toEqual([422, 'cause_required']);
    expect(await attempt({ num_games: 0 })).toEqual([422, 'invalid']);
    proves('calls', 'autoplay.update');
  });

  test('that is cancelled stays so', async () => {
    const { buyer, id } = await repeating(saturday);
    const cancelled = { status: 'recurring_status_cancelled' } as const;
    expect(await send(calls.autoplayUpdate, buyer, id, cancelled)).toMatchObject({
      ...cancelled,
      next_attempt_at: null,
    });
    const over = [422, 'recurring_cancelled'];
    expect(await refused(calls.autoplayUpdate, buyer, id, { num_games: 5 })).toEqual(over);
    expect(await refused(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null })).toEqual(over);
    expect(await refused(calls.autoplaySetQuickpick, buyer, id, { quickpick: true })).toEqual(over);
    expect(await refused(calls.autoplayPause, buyer, id, {})).toEqual(over);
    expect(await refused(calls.autoplayUnpause, buyer, id)).toEqual(over);
    pass(8);
    expect(await only(buyer)).toMatchObject({ ...cancelled, last_attempt_status: null });
  });

  test('of a syndicate has no numbers to change', async () => {
    const buyer = new Buyer(sandbox);
    const { id } = sandbox.shop.recurring.create({
      siteKey: 'harbour',
      customerId: buyer.customer.id,
      type: 'autoplay',
      offerKey: 'golden-bay-syndicates',
      choice: { product_type: 'syndicate_share', lottery_key: 'golden-bay-syndicates', num_shares: 2 },
      price: 2000,
      subVariant: null,
      status: 'recurring_status_active',
      coveredUntil: 0,
      dueAt: null,
      createdAt: 0,
    });
    expect(await only(buyer)).toMatchObject({ description: '2 x Syndicate shares', label: 'Every draw' });
    const fixed = [422, 'not_changeable'];
    expect(await refused(calls.autoplayUpdate, buyer, id, { num_games: 5 })).toEqual(fixed);
    expect(await refused(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null })).toEqual(fixed);
    expect(await refused(calls.autoplaySetQuickpick, buyer, id, { quickpick: true })).toEqual(fixed);
    proves('messages', 'autoplay-label.every-draw', 'autoplay-description.syndicate-shares');
  });

  test('is the customer’s own, and its calls want whole bodies', async () => {
    const { buyer, id } = await repeating(saturday);
    const other = new Buyer(sandbox);
    const bodies = [
      [calls.autoplayGet],
      [calls.autoplayUpdate, {}],
      [calls.autoplaySetMinimumJackpot, { minimum_jackpot_amount: null }],
      [calls.autoplaySetQuickpick, { quickpick: true }],
      [calls.autoplayPause, {}],
      [calls.autoplayUnpause],
      [calls.subscriptionsGet],
      [calls.subscriptionsUpdate, {}],
      [calls.subscriptionsStatus, { status: 'recurring_status_paused' }],
    ] as const;
    for (const [call, body] of bodies)
      expect(await refused(call, other, id, body)).toEqual([404, 'recurring_not_found']);
    expect(await refused(calls.subscriptionsGet, buyer, id)).toEqual([404, 'recurring_not_found']);
    expect(await refused(calls.autoplaySetMinimumJackpot, buyer, id, {})).toEqual([422, 'required']);
    expect(await refused(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: 5 })).toEqual([
      422,
      'invalid',
    ]);
    expect(await refused(calls.autoplaySetQuickpick, buyer, id, {})).toEqual([422, 'required']);
    expect(await refused(calls.autoplaySetQuickpick, buyer, id, { quickpick: 'yes' })).toEqual([422, 'invalid']);
  });
});

describe('a subscription', () => {
  test('of a raffle buys a book of each draw, and can be changed', async () => {
    const { buyer, id } = await repeating(raffle);
    const before = await send(calls.subscriptionsGet, buyer, id);
    expect(before).toMatchObject({ type: 'subscription', product_type: 'raffle_ticket' });
    expect(before.description).toMatch(/^\d+ Ticket Book$/);
    const books = (await send(calls.subscriptionsUpdate, buyer, id, { num_games: 2 })).number_of_tickets;
    expect(books).toBe((before.number_of_tickets ?? 0) * 2);
    expect(await refused(calls.subscriptionsUpdate, buyer, id, { game_offer: 'none' })).toEqual([
      422,
      'book_not_offered',
    ]);
    expect(await refused(calls.subscriptionsUpdate, buyer, id, { cause_key: 'none' })).toEqual([422, 'cause_required']);
    expect(await refused(calls.subscriptionsUpdate, buyer, id, { num_games: 0 })).toEqual([422, 'invalid']);
    sandbox.moveTo(before.next_attempt_at ?? '');
    expect(await only(buyer)).toMatchObject({ last_attempt_status: 'purchased', number_of_tickets: books });
    proves('calls', 'subscriptions.get', 'subscriptions.update');
    proves('messages', 'autoplay-description.ticket-book');
  });

  test('of a membership renews it, and pauses after three days without money', async () => {
    const { buyer, id } = await repeating(club, { site: 'sunnyside', funds: 2500 });
    const before = await only(buyer);
    expect(before).toMatchObject({ period: 'monthly', membership_tier: 'premium', label: 'Monthly' });
    proves('messages', 'autoplay-label.monthly');
    sandbox.moveTo(before.membership_ends_at ?? '');
    const renewed = await only(buyer);
    expect(buyer.wallet).toBe(500);
    expect(Date.parse(renewed.membership_ends_at ?? '')).toBeGreaterThan(sandbox.shop.clock());
    sandbox.moveTo(new Date(Date.parse(renewed.membership_ends_at ?? '') + DAY).toISOString());
    expect(await only(buyer)).toMatchObject({ last_attempt_status: 'soft_failure' });
    pass(1);
    expect(await only(buyer)).toMatchObject({ status: 'recurring_status_paused', last_attempt_status: 'hard_failure' });
    expect(await refused(calls.subscriptionsUpdate, buyer, id, { num_games: 2 })).toEqual([422, 'not_changeable']);
    buyer.receive(1000);
    const { result } = await sandbox.send(calls.recurringProcessSync, await buyer.as());
    expect(result).toEqual({ num_attempted: 1, num_purchased: 1, resolutions: [] });
    expect(await only(buyer)).toMatchObject({ status: 'recurring_status_active', last_attempt_status: 'purchased' });
  });

  test('is paused, resumed and cancelled', async () => {
    const { buyer, id } = await repeating(raffle);
    const until = new Date(sandbox.shop.clock() + DAY).toISOString();
    const set = (body: object) => send<unknown>(calls.subscriptionsStatus, buyer, id, body);
    expect(await set({ status: 'recurring_status_timed_pause', paused_until: until })).toMatchObject({
      status: 'recurring_status_timed_pause',
      paused_until: until,
    });
    expect(await set({ status: 'recurring_status_active' })).toMatchObject({ paused_until: null });
    expect(await refused(calls.subscriptionsStatus, buyer, id, {})).toEqual([422, 'required']);
    const endless = { status: 'recurring_status_timed_pause' };
    expect(await refused(calls.subscriptionsStatus, buyer, id, endless)).toEqual([422, 'invalid']);
    await set({ status: 'recurring_status_cancelled' });
    const again = await refused(calls.subscriptionsStatus, buyer, id, { status: 'recurring_status_active' });
    expect(again).toEqual([422, 'recurring_cancelled']);
    expect(await refused(calls.subscriptionsUpdate, buyer, id, {})).toEqual([422, 'recurring_cancelled']);
    proves('calls', 'subscriptions.status');
    proves('flows', 'recurring.status');
  });
});

test.each([
  ['autoplay', calls.autoplayList, '3.3'],
  ['payment-resolutions', calls.paymentResolutionsList, '3.3'],
  ['scheduled-purchase-cancel', scheduledCalls.scheduledPurchasesCancel, '3.2'],
] as const)('the calls of %s have a version of their own', async (name, call, version) => {
  const headers = { [apiHeader.version]: '3.9' };
  const options = { ...(await new Buyer(sandbox).as()), params: { id: 'any' }, headers };
  const { status, answer } = await sandbox.refused<undefined, unknown>(call, options);
  expect([status, answer.errors[0]?.message]).toEqual([400, `This call has version ${version}.`]);
  proves('constants', `api-version.${name}`);
});

describe('lists', () => {
  test('tell autoplays and subscriptions apart, ten a page, the latest first', async () => {
    const ada = sandbox.shop.customers.byEmail('harbour', 'ada@harbour.example');
    if (!ada) throw new Error('Ada is gone');
    const as = await sandbox.signIn(ada);
    const [all, autoplays, subscriptions] = [
      await sandbox.send(calls.recurringPurchasesList, { as }),
      await sandbox.send(calls.autoplayList, { as }),
      await sandbox.send(calls.subscriptionsList, { as }),
    ];
    expect(all.page_info.limit).toBe(10);
    expect(all.page_info.total).toBeGreaterThanOrEqual(25);
    expect(all.page_info.total).toBe(autoplays.page_info.total + subscriptions.page_info.total);
    const began = all.result.map(({ created_at: at }) => at);
    expect(began).toEqual(began.toSorted().reverse());
    const query = { lottery_keys: 'round-the-bay,classic-wheels' };
    const some = await sandbox.send(calls.subscriptionsList, { as, query });
    expect(new Set(some.result.map(({ product_offer_key: key }) => key))).toEqual(
      new Set(['round-the-bay', 'classic-wheels']),
    );
    for (const call of [calls.recurringPurchasesList, calls.autoplayList, calls.subscriptionsList]) {
      const { status, answer } = await sandbox.refused(call, { as, query: { limit: '0' }, breaks: 'always' });
      expect([status, answer.code]).toEqual([422, 'invalid']);
    }
    const { answer } = await sandbox.refused(calls.subscriptionsList, { as, query: { lottery_keys: '' } });
    expect(answer.code).toBe('invalid');
    proves('calls', 'autoplay.list', 'subscriptions.list');
  });
});

describe('a pre-order', () => {
  async function preOrder(funds: number) {
    const buyer = new Buyer(sandbox, { funds });
    const coming = sandbox.shop.draws.toDraw('harbour', 'round-the-bay').at(-1);
    await buyer.buy({ product_type: 'raffle_ticket', lottery_key: 'round-the-bay', draw_no: coming?.drawNo ?? 0 });
    const { result } = await sandbox.send(scheduledCalls.scheduledPurchasesList, await buyer.as());
    const [purchase] = result;
    if (!purchase) throw new Error('nothing is scheduled');
    return { buyer, purchase };
  }

  async function get(buyer: Buyer, id: string) {
    return (await sandbox.send(scheduledCalls.scheduledPurchasesGet, { ...(await buyer.as()), params: { id } })).result;
  }

  test('is bought when its draw goes on sale', async () => {
    const { buyer, purchase } = await preOrder(10_000);
    expect(buyer.wallet).toBe(10_000);
    expect(purchase).toMatchObject({
      kind: 'pre_order',
      status: 'scheduled_status_active',
      is_cancellable: true,
      last_attempt_status: null,
    });
    sandbox.moveTo(purchase.purchase_at ?? '');
    const bought = await get(buyer, purchase.encoded_id);
    expect(bought).toMatchObject({
      status: 'scheduled_status_active',
      last_attempt_status: 'purchased',
      purchase_at: null,
      is_cancellable: false,
    });
    expect(buyer.wallet).toBe(10_000 - Math.round(Number(purchase.amount.amount) * 100));
    expect((await sandbox.send(scheduledCalls.scheduledPurchasesList, await buyer.as())).result).toEqual([]);
    expect(await refused(scheduledCalls.scheduledPurchasesCancel, buyer, purchase.encoded_id)).toEqual([
      409,
      'not_cancellable',
    ]);
    proves('calls', 'scheduled-purchases.list', 'scheduled-purchases.get');
    proves('entities', 'scheduled-purchase');
  });

  test('is never bought once it is cancelled', async () => {
    const { buyer, purchase } = await preOrder(10_000);
    const options = { ...(await buyer.as()), params: { id: purchase.encoded_id } };
    const { result } = await sandbox.send(scheduledCalls.scheduledPurchasesCancel, options);
    expect(result).toMatchObject({ status: 'scheduled_status_cancelled', purchase_at: null, is_cancellable: false });
    sandbox.moveTo(purchase.purchase_at ?? '');
    await get(buyer, purchase.encoded_id);
    expect(buyer.wallet).toBe(10_000);
    for (const call of [scheduledCalls.scheduledPurchasesGet, scheduledCalls.scheduledPurchasesCancel]) {
      const stranger = new Buyer(sandbox);
      expect(await refused(call, stranger, purchase.encoded_id)).toEqual([404, 'scheduled_purchase_not_found']);
    }
    proves('calls', 'scheduled-purchases.cancel');
    proves('flows', 'scheduled-purchase.status');
  });

  test('without money waits for some, and is given up when its draw closes', async () => {
    const { buyer, purchase } = await preOrder(0);
    sandbox.moveTo(purchase.purchase_at ?? '');
    expect(await resolutions(buyer)).toMatchObject([{ kind: 'scheduled', status: 'soft_failure' }]);
    const { result } = await sandbox.send(calls.recurringProcessSync, await buyer.as());
    expect(result).toMatchObject({ num_attempted: 1, num_purchased: 0 });
    sandbox.moveTo(purchase.item.draw_date ?? '');
    expect(await get(buyer, purchase.encoded_id)).toMatchObject({
      status: 'scheduled_status_cancelled',
      last_attempt_status: 'hard_failure',
    });
    expect(ledgerSum(sandbox)).toEqual(BALANCED);
  });
});
