import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import {
  advanceDays,
  buyRecurring,
  clubMembershipItem,
  DAY_MS,
  getOnlyRecurringPurchase,
  openRecurringShop,
  raffleTicketItem,
  sandbox,
  sendRecurringCall,
  sendRefusedRecurringCall,
} from '../../testing/recurring-shop.ts';

openRecurringShop();

describe('a subscription', () => {
  test('of a raffle buys a book of each draw, and can be changed', async () => {
    const { buyer, id } = await buyRecurring(raffleTicketItem);
    const before = await sendRecurringCall(calls.subscriptionsGet, buyer, id);
    expect(before).toMatchObject({ type: 'subscription', product_type: 'raffle_ticket' });
    expect(before.description).toMatch(/^\d+ Ticket Book$/);
    const books = (await sendRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 2 })).number_of_tickets;
    expect(books).toBe((before.number_of_tickets ?? 0) * 2);
    expect(await sendRefusedRecurringCall(calls.subscriptionsUpdate, buyer, id, { game_offer: 'none' })).toEqual([
      422,
      'book_not_offered',
    ]);
    expect(await sendRefusedRecurringCall(calls.subscriptionsUpdate, buyer, id, { cause_key: 'none' })).toEqual([
      422,
      'cause_required',
    ]);
    expect(await sendRefusedRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 0 })).toEqual([
      422,
      'invalid',
    ]);
    sandbox.moveTo(before.next_attempt_at ?? '');
    expect(await getOnlyRecurringPurchase(buyer)).toMatchObject({
      last_attempt_status: 'purchased',
      number_of_tickets: books,
    });
  });

  test('of a membership renews it, and pauses after three days without money', async () => {
    const { buyer, id } = await buyRecurring(clubMembershipItem, { site: 'sunnyside', funds: 2500 });
    const before = await getOnlyRecurringPurchase(buyer);
    expect(before).toMatchObject({ period: 'monthly', membership_tier: 'premium', label: 'Monthly' });
    sandbox.moveTo(before.membership_ends_at ?? '');
    const renewed = await getOnlyRecurringPurchase(buyer);
    expect(buyer.wallet).toBe(500);
    expect(Date.parse(renewed.membership_ends_at ?? '')).toBeGreaterThan(sandbox.shop.clock());
    sandbox.moveTo(new Date(Date.parse(renewed.membership_ends_at ?? '') + DAY_MS).toISOString());
    expect(await getOnlyRecurringPurchase(buyer)).toMatchObject({ last_attempt_status: 'soft_failure' });
    advanceDays(1);
    expect(await getOnlyRecurringPurchase(buyer)).toMatchObject({
      status: 'recurring_status_paused',
      last_attempt_status: 'hard_failure',
    });
    expect(await sendRefusedRecurringCall(calls.subscriptionsUpdate, buyer, id, { num_games: 2 })).toEqual([
      422,
      'not_changeable',
    ]);
    buyer.receive(1000);
    const { result } = await sandbox.send(calls.recurringProcessSync, await buyer.as());
    expect(result).toEqual({ num_attempted: 1, num_purchased: 1, resolutions: [] });
    expect(await getOnlyRecurringPurchase(buyer)).toMatchObject({
      status: 'recurring_status_active',
      last_attempt_status: 'purchased',
    });
  });

  test('is paused, resumed and cancelled', async () => {
    const { buyer, id } = await buyRecurring(raffleTicketItem);
    const until = new Date(sandbox.shop.clock() + DAY_MS).toISOString();
    const set = (body: object) => sendRecurringCall<unknown>(calls.subscriptionsStatus, buyer, id, body);
    expect(await set({ status: 'recurring_status_timed_pause', paused_until: until })).toMatchObject({
      status: 'recurring_status_timed_pause',
      paused_until: until,
    });
    expect(await set({ status: 'recurring_status_active' })).toMatchObject({ paused_until: null });
    expect(await sendRefusedRecurringCall(calls.subscriptionsStatus, buyer, id, {})).toEqual([422, 'required']);
    const endless = { status: 'recurring_status_timed_pause' };
    expect(await sendRefusedRecurringCall(calls.subscriptionsStatus, buyer, id, endless)).toEqual([422, 'invalid']);
    await set({ status: 'recurring_status_cancelled' });
    const again = await sendRefusedRecurringCall(calls.subscriptionsStatus, buyer, id, {
      status: 'recurring_status_active',
    });
    expect(again).toEqual([422, 'recurring_cancelled']);
    expect(await sendRefusedRecurringCall(calls.subscriptionsUpdate, buyer, id, {})).toEqual([
      422,
      'recurring_cancelled',
    ]);
  });
});
