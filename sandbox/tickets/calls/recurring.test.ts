import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as limits from '#schemas/generated/api/limits.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import * as scheduledCalls from '#schemas/generated/api/scheduled.wire-calls.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  advanceTestClockByDays,
  buyTestRecurringItem,
  DAY_MS,
  fetchOnlyTestRecurringPurchase,
  fetchTestPaymentResolutions,
  recurringTestSandbox,
  sendTestRecurringCall,
  setUpSeededShopForRecurringTests,
  testQuickpickTicketItem,
  testRaffleTicketItem,
  testSaturdayTicketItem,
} from '../../testing/recurring-shop.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

setUpSeededShopForRecurringTests();

const subjects = ({ customer }: TestBuyingCustomer) =>
  recurringTestSandbox.shop.outbox
    .listLatest(50, { siteKey: null, recipient: customer.email })
    .map(({ subject }) => subject);

describe('a recurring purchase', () => {
  test('starts with the first order and buys again when its draws are over', async () => {
    const { buyer, id } = await buyTestRecurringItem(testQuickpickTicketItem);
    expect(await fetchOnlyTestRecurringPurchase(buyer)).toMatchObject({
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
    advanceTestClockByDays(14);
    const after = await sendTestRecurringCall(calls.autoplayGet, buyer, id);
    expect(after).toMatchObject({
      last_attempt_status: 'purchased',
      last_attempt: { attempted_at: '2026-03-14T08:30:00.000Z', code: null },
      next_attempt_at: '2026-03-21T08:30:00.000Z',
    });
    const { orders } = recurringTestSandbox.shop;
    const { orders: bought } = orders.listPage({
      customerId: buyer.customer.id,
      status: 'past_products',
      now: recurringTestSandbox.shop.clock() + 30 * DAY_MS,
      limit: 10,
      offset: 0,
    });
    expect(bought.map(({ item }) => item.draw_no).sort()).toEqual([1128, 1129, 1130]);
    expect(new Set(bought.map(({ item }) => JSON.stringify(item.games))).size).toBe(3);
    expect(sumTestLedger(recurringTestSandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  });

  test('without money is tried again until its draw closes, fails then, and is bought for the next draw with new money', async () => {
    const buyer = new TestBuyingCustomer(recurringTestSandbox, { funds: 340 });
    await buyer.buy(testSaturdayTicketItem);
    const { autoplay_id: id, next_attempt_at: first } = await fetchOnlyTestRecurringPurchase(buyer);
    recurringTestSandbox.moveTo(first ?? '');
    const [soft] = await fetchTestPaymentResolutions(buyer);
    expect(soft).toMatchObject({
      kind: 'recurring',
      purchase_id: id,
      name: 'Golden Bay',
      description: '4 x Standard games',
      status: 'soft_failure',
      code: 'insufficient_funds',
      amount: { amount: '3.40' },
      retry_at: new Date(Date.parse(first ?? '') + DAY_MS / 4).toISOString(),
      actions: ['change-fund', 'add-card', 'payment-method-updated'],
    });
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'soft_failure',
    });
    recurringTestSandbox.moveTo(new Date(Date.parse(first ?? '') + 7 * DAY_MS - 31 * 60_000).toISOString());
    expect(await fetchTestPaymentResolutions(buyer)).toMatchObject([{ status: 'hard_failure', retry_at: null }]);
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'hard_failure',
    });
    const { next_attempt_at: next } = await fetchOnlyTestRecurringPurchase(buyer);
    expect(next).toBe(new Date(Date.parse(first ?? '') + 7 * DAY_MS).toISOString());
    buyer.receive(340);
    recurringTestSandbox.moveTo(next ?? '');
    expect(await fetchTestPaymentResolutions(buyer)).toEqual([]);
    expect(buyer.wallet).toBe(0);
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'purchased',
    });
  });

  test('that failed is bought at once when the customer requests a retry', async () => {
    const buyer = new TestBuyingCustomer(recurringTestSandbox, { funds: 340 });
    await buyer.buy(testSaturdayTicketItem);
    recurringTestSandbox.moveTo((await fetchOnlyTestRecurringPurchase(buyer)).next_attempt_at ?? '');
    const sync = async () => (await recurringTestSandbox.send(calls.recurringProcessSync, await buyer.as())).result;
    expect(await sync()).toMatchObject({
      num_attempted: 1,
      num_purchased: 0,
      resolutions: [{ status: 'soft_failure' }],
    });
    buyer.receive(1000);
    expect(await sync()).toEqual({ num_attempted: 1, num_purchased: 1, resolutions: [] });
    expect(await sync()).toEqual({ num_attempted: 0, num_purchased: 0, resolutions: [] });
    expect(buyer.wallet).toBe(660);
  });

  test('is skipped during a break from playing, with one mail about it, and continues afterwards', async () => {
    const { buyer, id } = await buyTestRecurringItem(testQuickpickTicketItem);
    recurringTestSandbox.shop.playBreaks.set(buyer.customer.id, {
      kind: 'time_out',
      startedAt: recurringTestSandbox.shop.clock(),
      endsAt: recurringTestSandbox.shop.clock() + 16 * DAY_MS,
      returnFrom: null,
    });
    const before = buyer.wallet;
    advanceTestClockByDays(15);
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({ last_attempt_status: null });
    expect(buyer.wallet).toBe(before);
    const mails = recurringTestSandbox.shop.outbox.listLatest(50, { siteKey: null, recipient: buyer.customer.email });
    expect(mails.filter(({ subject }) => subject === ticketsMessages.breakSkips())).toHaveLength(1);
    advanceTestClockByDays(7);
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'purchased',
    });
  });

  test('is skipped with only one mail even when the break from playing is extended meanwhile', async () => {
    const { buyer } = await buyTestRecurringItem(testQuickpickTicketItem);
    const { as } = await buyer.as();
    await recurringTestSandbox.send(limits.breakStart, { as, body: { period: 'week' } });
    advanceTestClockByDays(6);
    await recurringTestSandbox.send(limits.breakStart, {
      as: await recurringTestSandbox.signIn(buyer.customer),
      body: { period: 'six_months' },
    });
    advanceTestClockByDays(15);
    await fetchOnlyTestRecurringPurchase(buyer);
    expect(subjects(buyer).filter((subject) => subject === ticketsMessages.breakSkips())).toHaveLength(1);
  });

  test('whose pause ends during a break from playing resumes, with a mail, only when the break is over', async () => {
    const { buyer, id } = await buyTestRecurringItem(testRaffleTicketItem);
    const until = new Date(recurringTestSandbox.shop.clock() + DAY_MS).toISOString();
    const body = { status: 'recurring_status_timed_pause', paused_until: until };
    await sendTestRecurringCall<unknown>(calls.subscriptionsStatus, buyer, id, body);
    await recurringTestSandbox.send(limits.breakStart, { ...(await buyer.as()), body: { period: 'week' } });
    const statusAndMails = async () => {
      const { status } = await sendTestRecurringCall(calls.subscriptionsGet, buyer, id);
      return [
        status,
        subjects(buyer).filter((subject) => subject === ticketsMessages.pauseOver({ name: 'Round the Bay' })).length,
      ];
    };
    advanceTestClockByDays(6);
    expect(await statusAndMails()).toEqual(['recurring_status_timed_pause', 0]);
    advanceTestClockByDays(2);
    expect(await statusAndMails()).toEqual(['recurring_status_active', 1]);
  });

  test('that would exceed the spend limit is a soft failure and takes no money', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    recurringTestSandbox.shop.limits.set(buyer.customer.id, 'spend', 'day', { amount: 100, pending: null });
    recurringTestSandbox.moveTo((await fetchOnlyTestRecurringPurchase(buyer)).next_attempt_at ?? '');
    expect(await sendTestRecurringCall(calls.autoplayGet, buyer, id)).toMatchObject({
      last_attempt_status: 'soft_failure',
      last_attempt: { code: 'spend_limit_exceeded', checkout_id: null },
    });
    expect(buyer.wallet).toBe(9660);
  });

  test('of a closed account is cancelled when it falls due', async () => {
    const { buyer, id } = await buyTestRecurringItem(testSaturdayTicketItem);
    const { next_attempt_at: next } = await fetchOnlyTestRecurringPurchase(buyer);
    recurringTestSandbox.shop.customers.close(buyer.customer.id, recurringTestSandbox.shop.clock());
    recurringTestSandbox.moveTo(next ?? '');
    await recurringTestSandbox.send(
      calls.recurringPurchasesList,
      await new TestBuyingCustomer(recurringTestSandbox).as(),
    );
    expect(recurringTestSandbox.shop.recurringPurchases.find(buyer.customer.id, id)?.status).toBe(
      'recurring_status_cancelled',
    );
  });
});

test.each([
  ['autoplay', calls.autoplayList, '3.3'],
  ['payment-resolutions', calls.paymentResolutionsList, '3.3'],
  ['scheduled-purchase-cancel', scheduledCalls.scheduledPurchasesCancel, '3.2'],
] as const)('a call of %s is refused with another API version than its own', async (name, call, version) => {
  const headers = { [apiHeaderNames.version]: '3.9' };
  const options = { ...(await new TestBuyingCustomer(recurringTestSandbox).as()), params: { id: 'any' }, headers };
  const { status, answer } = await recurringTestSandbox.sendRefused<undefined, unknown>(call, options);
  expect([status, answer.errors[0]?.message]).toEqual([400, `This call has version ${version}.`]);
});

describe('lists of recurring purchases', () => {
  test('are separate for autoplays and subscriptions, ten a page, the latest first, and can be filtered by lottery', async () => {
    const ada = recurringTestSandbox.shop.customers.findByEmail('harbour', 'ada@harbour.example');
    if (!ada) throw new Error('Ada is gone');
    const as = await recurringTestSandbox.signIn(ada);
    const [all, autoplays, subscriptions] = [
      await recurringTestSandbox.send(calls.recurringPurchasesList, { as }),
      await recurringTestSandbox.send(calls.autoplayList, { as }),
      await recurringTestSandbox.send(calls.subscriptionsList, { as }),
    ];
    expect(all.page_info.limit).toBe(10);
    expect(all.page_info.total).toBeGreaterThanOrEqual(25);
    expect(all.page_info.total).toBe(autoplays.page_info.total + subscriptions.page_info.total);
    const began = all.result.map(({ created_at: at }) => at);
    expect(began).toEqual(began.toSorted().reverse());
    const query = { lottery_keys: 'round-the-bay,classic-wheels' };
    const some = await recurringTestSandbox.send(calls.subscriptionsList, { as, query });
    expect(new Set(some.result.map(({ product_offer_key: key }) => key))).toEqual(
      new Set(['round-the-bay', 'classic-wheels']),
    );
    for (const call of [calls.recurringPurchasesList, calls.autoplayList, calls.subscriptionsList]) {
      const { status, answer } = await recurringTestSandbox.sendRefused(call, {
        as,
        query: { limit: '0' },
        breaks: 'always',
      });
      expect([status, answer.code]).toEqual([422, 'invalid']);
    }
    const { answer } = await recurringTestSandbox.sendRefused(calls.subscriptionsList, {
      as,
      query: { lottery_keys: '' },
    });
    expect(answer.code).toBe('invalid');
  });
});
