import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import {
  advanceTestClockByDays,
  buyTestRecurringItem,
  DAY_MS,
  fetchOnlyTestRecurringPurchase,
  recurringTestSandbox,
  sendRefusedTestRecurringCall,
  sendTestRecurringCall,
  setUpSeededShopForRecurringTests,
  testClubMembershipItem,
  testRaffleTicketItem,
} from '../../testing/recurring-shop.ts';

setUpSeededShopForRecurringTests();

describe('a subscription', () => {
  test('of a raffle can be changed to two books a draw, refuses invalid changes, and buys the two when it falls due', async () => {
    const { buyer, id } = await buyTestRecurringItem(testRaffleTicketItem);
    const before = await sendTestRecurringCall(calls.subscriptionsGet, buyer, id);
    expect(before).toMatchObject({ type: 'subscription', product_type: 'raffle_ticket' });
    expect(before.description).toMatch(/^\d+ Ticket Book$/);
    const books = (await sendTestRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 2 }))
      .number_of_tickets;
    expect(books).toBe((before.number_of_tickets ?? 0) * 2);
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsUpdate, buyer, id, { game_offer: 'none' })).toEqual([
      422,
      'book_not_offered',
    ]);
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsUpdate, buyer, id, { cause_key: 'none' })).toEqual([
      422,
      'cause_required',
    ]);
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 0 })).toEqual([
      422,
      'invalid',
    ]);
    recurringTestSandbox.moveTo(before.next_attempt_at ?? '');
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      last_attempt_status: 'purchased',
      number_of_tickets: books,
    });
  });

  test('of a membership renews it, is paused when money stays missing, and is active again when a retry finds money', async () => {
    const { buyer, id } = await buyTestRecurringItem(testClubMembershipItem, { site: 'sunnyside', funds: 2500 });
    const before = await fetchOnlyTestRecurringPurchase(buyer);
    expect(before).toMatchObject({ period: 'monthly', membership_tier: 'premium', label: 'Monthly' });
    recurringTestSandbox.moveTo(before.membership_ends_at ?? '');
    const renewed = await fetchOnlyTestRecurringPurchase(buyer);
    expect(buyer.wallet).toBe(500);
    expect(Date.parse(renewed.membership_ends_at ?? '')).toBeGreaterThan(recurringTestSandbox.shop.clock());
    recurringTestSandbox.moveTo(new Date(Date.parse(renewed.membership_ends_at ?? '') + DAY_MS).toISOString());
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({ last_attempt_status: 'soft_failure' });
    advanceTestClockByDays(1);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      status: 'recurring_status_paused',
      last_attempt_status: 'hard_failure',
    });
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 2 })).toEqual([
      422,
      'not_changeable',
    ]);
    buyer.receive(1000);
    const { result } = await recurringTestSandbox.send(calls.recurringProcessSync, await buyer.as());
    expect(result).toEqual({ num_attempted: 1, num_purchased: 1, resolutions: [] });
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
      status: 'recurring_status_active',
      last_attempt_status: 'purchased',
    });
  });

  test('can be paused until a moment, resumed, and cancelled for good', async () => {
    const { buyer, id } = await buyTestRecurringItem(testRaffleTicketItem);
    const until = new Date(recurringTestSandbox.shop.clock() + DAY_MS).toISOString();
    const set = (body: object) => sendTestRecurringCall<unknown>(calls.subscriptionsStatus, buyer, id, body);
    expect(await set({ status: 'recurring_status_timed_pause', paused_until: until })).toMatchObject({
      status: 'recurring_status_timed_pause',
      paused_until: until,
    });
    expect(await set({ status: 'recurring_status_active' })).toMatchObject({ paused_until: null });
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsStatus, buyer, id, {})).toEqual([422, 'required']);
    const endless = { status: 'recurring_status_timed_pause' };
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsStatus, buyer, id, endless)).toEqual([422, 'invalid']);
    await set({ status: 'recurring_status_cancelled' });
    const again = await sendRefusedTestRecurringCall(calls.subscriptionsStatus, buyer, id, {
      status: 'recurring_status_active',
    });
    expect(again).toEqual([422, 'recurring_cancelled']);
    expect(await sendRefusedTestRecurringCall(calls.subscriptionsUpdate, buyer, id, {})).toEqual([
      422,
      'recurring_cancelled',
    ]);
  });
});
