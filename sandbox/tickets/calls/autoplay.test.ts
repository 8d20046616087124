import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  advanceTestClockByDays,
  buyTestRecurringItem,
  DAY_MS,
  fetchOnlyTestRecurringPurchase,
  recurringTestSandbox,
  sendRefusedTestRecurringCall,
  sendTestRecurringCall,
  setUpSeededShopForRecurringTests,
  testQuickpickTicketItem,
  testSaturdayTicketItem,
} from '../../testing/recurring-shop.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

setUpSeededShopForRecurringTests();

describe('an autoplay', () => {
  test('skips draws below its minimum jackpot', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const body = { minimum_jackpot_amount: '29999999.00' };
    const set = await sendTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, body);
    expect(set).toMatchObject({ minimum_jackpot_amount: '29999999.00', label: 'Jackpots $29,999,999 and over' });
    advanceTestClockByDays(7);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({ last_attempt_status: null });
    expect(buyer.wallet).toBe(9660);
    expect(
      await sendTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null }),
    ).toMatchObject({
      minimum_jackpot_amount: null,
    });
    advanceTestClockByDays(7);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({ last_attempt_status: 'purchased' });
  });

  test('buys the same numbers again once its quickpick is turned off', async () => {
    const { buyer, id } = await buyTestRecurringItem(testQuickpickTicketItem);
    const updatedAutoplay = await sendTestRecurringCall(calls.autoplaySetQuickpick, buyer, id, { quickpick: false });
    advanceTestClockByDays(7);
    await fetchOnlyTestRecurringPurchase(buyer);
    const { orders } = recurringTestSandbox.shop;
    const page = { customerId: buyer.customer.id, status: 'upcoming_products', limit: 9, offset: 0 } as const;
    const [latest] = orders.listPage({ ...page, now: recurringTestSandbox.shop.clock() }).orders;
    expect(latest?.item.games).toEqual(updatedAutoplay.games);
  });

  test('buys nothing while it is paused without an end, and buys again once it is resumed', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    expect(await sendRefusedTestRecurringCall(calls.autoplayUnpause, buyer, id)).toEqual([422, 'not_paused']);
    expect(await sendTestRecurringCall(calls.autoplayPause, buyer, id, {})).toMatchObject({
      status: 'recurring_status_paused',
      paused_until: null,
      next_attempt_at: null,
    });
    advanceTestClockByDays(10);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({ last_attempt_status: null });
    await sendTestRecurringCall(calls.autoplayUnpause, buyer, id);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      status: 'recurring_status_active',
      last_attempt_status: 'purchased',
    });
    expect(buyer.wallet).toBe(10_000 - 680);
  });

  test('is active again when its timed pause ends, but buys nothing before the draws already bought are over', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const until = new Date(recurringTestSandbox.shop.clock() + DAY_MS / 24).toISOString();
    const paused = await sendTestRecurringCall(calls.autoplayPause, buyer, id, { paused_until: until });
    expect(paused).toMatchObject({ status: 'recurring_status_timed_pause', paused_until: until });
    recurringTestSandbox.moveTo(until);
    const resumed = await fetchOnlyTestRecurringPurchase(buyer);
    expect(resumed).toMatchObject({ status: 'recurring_status_active', paused_until: null, last_attempt_status: null });
    expect(Date.parse(resumed.next_attempt_at ?? '')).toBeGreaterThan(recurringTestSandbox.shop.clock());
    for (const paused_until of ['2020-01-01T00:00:00Z', 'soon']) {
      expect(await sendRefusedTestRecurringCall(calls.autoplayPause, buyer, id, { paused_until })).toEqual([
        422,
        'invalid',
      ]);
    }
  });

  test('whose timed pause ends sends a mail at once, and buys again only a day later', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const until = recurringTestSandbox.shop.clock() + 20 * DAY_MS;
    await sendTestRecurringCall(calls.autoplayPause, buyer, id, { paused_until: new Date(until).toISOString() });
    const before = buyer.wallet;
    advanceTestClockByDays(20);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      next_attempt_at: new Date(until + DAY_MS).toISOString(),
    });
    const [mail] = recurringTestSandbox.shop.outbox.listLatest(1, { siteKey: null, recipient: buyer.customer.email });
    expect(mail).toMatchObject({ subject: ticketsMessages.pauseOver({ name: 'Golden Bay' }), sentAt: until });
    expect(buyer.wallet).toBe(before);
  });

  test('changes its price with its number of games, keeps its first games, and refuses invalid changes', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const before = await sendTestRecurringCall(calls.autoplayGet, buyer, id);
    const more = await sendTestRecurringCall(calls.autoplayUpdate, buyer, id, { num_games: 6 });
    expect(more).toMatchObject({ number_of_games: 6, price: { amount: '5.10' } });
    expect(more.games.slice(0, 4)).toEqual(before.games);
    const status = 'recurring_status_paused' as const;
    expect(await sendTestRecurringCall(calls.autoplayUpdate, buyer, id, { num_games: 4, status })).toMatchObject({
      number_of_games: 4,
      status,
      games: before.games,
    });
    const attempt = (body: unknown) => sendRefusedTestRecurringCall(calls.autoplayUpdate, buyer, id, body);
    expect(await attempt({ game_offer: 'nothing' })).toEqual([422, 'game_not_offered']);
    expect(await attempt({ num_games: 1 })).toEqual([422, 'too_few_games']);
    expect(await attempt({ num_games: 99 })).toEqual([422, 'too_many_games']);
    expect(await attempt({ cause_key: 'nothing' })).toEqual([422, 'cause_required']);
    expect(await attempt({ num_games: 0 })).toEqual([422, 'invalid']);
  });

  test('that is cancelled refuses every change and buys nothing more', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const cancelled = { status: 'recurring_status_cancelled' } as const;
    expect(await sendTestRecurringCall(calls.autoplayUpdate, buyer, id, cancelled)).toMatchObject({
      ...cancelled,
      next_attempt_at: null,
    });
    const over = [422, 'recurring_cancelled'];
    expect(await sendRefusedTestRecurringCall(calls.autoplayUpdate, buyer, id, { num_games: 5 })).toEqual(over);
    expect(
      await sendRefusedTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null }),
    ).toEqual(over);
    expect(await sendRefusedTestRecurringCall(calls.autoplaySetQuickpick, buyer, id, { quickpick: true })).toEqual(
      over,
    );
    expect(await sendRefusedTestRecurringCall(calls.autoplayPause, buyer, id, {})).toEqual(over);
    expect(await sendRefusedTestRecurringCall(calls.autoplayUnpause, buyer, id)).toEqual(over);
    advanceTestClockByDays(8);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({ ...cancelled, last_attempt_status: null });
  });

  test('of syndicate shares refuses changes of its games, its minimum jackpot and its quickpick', async () => {
    const buyer = new TestBuyingCustomer(recurringTestSandbox);
    const { id } = recurringTestSandbox.shop.recurringPurchases.create({
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
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      description: '2 x Syndicate shares',
      label: 'Every draw',
    });
    const fixed = [422, 'not_changeable'];
    expect(await sendRefusedTestRecurringCall(calls.autoplayUpdate, buyer, id, { num_games: 5 })).toEqual(fixed);
    expect(
      await sendRefusedTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: null }),
    ).toEqual(fixed);
    expect(await sendRefusedTestRecurringCall(calls.autoplaySetQuickpick, buyer, id, { quickpick: true })).toEqual(
      fixed,
    );
  });

  test('is not found by another customer, and refuses calls with a missing or invalid field', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const other = new TestBuyingCustomer(recurringTestSandbox);
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
      expect(await sendRefusedTestRecurringCall(call, other, id, body)).toEqual([404, 'recurring_not_found']);
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsGet, buyer, id)).toEqual([404, 'recurring_not_found']);
    expect(await sendRefusedTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, {})).toEqual([
      422,
      'required',
    ]);
    expect(
      await sendRefusedTestRecurringCall(calls.autoplaySetMinimumJackpot, buyer, id, { minimum_jackpot_amount: 5 }),
    ).toEqual([422, 'invalid']);
    expect(await sendRefusedTestRecurringCall(calls.autoplaySetQuickpick, buyer, id, {})).toEqual([422, 'required']);
    expect(await sendRefusedTestRecurringCall(calls.autoplaySetQuickpick, buyer, id, { quickpick: 'yes' })).toEqual([
      422,
      'invalid',
    ]);
  });
});
