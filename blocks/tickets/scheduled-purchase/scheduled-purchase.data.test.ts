import { expect, test } from 'vitest';
import type { ScheduledPurchase } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestOrderSummary } from '../../_testing/orders.ts';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { describeScheduledStatus } from './describe-status.ts';
import { loadScheduledPurchaseData } from './scheduled-purchase.data.ts';
import { scheduledPurchaseMessages } from './scheduled-purchase.messages.gen.ts';

const link = { label: 'Link', link: { href: '/', external: false } };
const due = '2026-12-11T09:00:00.000Z';

const scheduled: ScheduledPurchase = {
  encodedId: 's-1',
  kind: 'pre_order',
  status: 'scheduled_status_active',
  item: createTestOrderSummary({}, { productType: 'raffle_ticket', raffleBookSize: 5 }).item,
  amount: { amount: '25.00', currency: 'AUD' },
  purchaseAt: due,
  lastAttemptStatus: null,
  lastAttempt: null,
  isCancellable: true,
  defaultFund: { kind: 'unfunded', fund: null },
  checkoutId: 'c-1',
  createdAt: '2026-11-20T09:00:00.000Z',
};

const attempt = { code: null, message: null, attemptedAt: due, checkoutId: null };

async function dataOf(change: Partial<ScheduledPurchase>) {
  const answers = { 'scheduled-purchases.get': { ...scheduled, ...change } };
  return (
    await loadScheduledPurchaseData(createTestLoadContext({ back: link, help: link }, answers, { id: 's-1' }).context)
  ).data;
}

test.each<[string, Partial<ScheduledPurchase>, RegExp]>([
  ['waiting', {}, /^We’ll buy it as soon as sales open: Friday,? 11 December 2026, 8:00 pm\. You won’t be charged/],
  ['waiting', { kind: 'scheduled_purchase' }, /^We’ll buy it on /],
  ['waiting', { purchaseAt: null }, /^The date isn’t set yet/],
  [
    'retrying',
    { lastAttemptStatus: 'soft_failure', lastAttempt: { ...attempt, status: 'soft_failure', message: 'Declined.' } },
    /^We couldn’t buy it. We’ll try again: /,
  ],
  ['failed', { lastAttemptStatus: 'hard_failure', purchaseAt: null }, /won’t try again\. You haven’t been charged\.$/],
  [
    'bought',
    {
      lastAttemptStatus: 'purchased',
      purchaseAt: null,
      lastAttempt: { ...attempt, status: 'purchased', checkoutId: 'c-2' },
    },
    /^Bought/,
  ],
  ['cancelled', { status: 'scheduled_status_cancelled', purchaseAt: null }, /^You cancelled this/],
])('a scheduled purchase that is %s says so', async (state, change, text) => {
  const { purchase } = await dataOf(change);
  expect(purchase.state).toBe(state);
  expect(describeScheduledStatus(purchase, getTestMessages(scheduledPurchaseMessages))).toMatch(text);
});

test('a scheduled purchase leads to the receipt of its purchase, or before that to that of its order', async () => {
  const bought = { ...attempt, status: 'purchased', checkoutId: 'c-2' } as const;
  expect([(await dataOf({})).checkoutId, (await dataOf({ lastAttempt: bought })).checkoutId]).toEqual(['c-1', 'c-2']);
});

test('a scheduled purchase tells what would be charged, and why the last attempt failed', async () => {
  const failed = { ...attempt, status: 'hard_failure', message: 'Declined.' } as const;
  const { fund, failure } = await dataOf({ lastAttempt: failed });
  expect([fund, failure]).toEqual([{ kind: 'unfunded', fund: null }, 'Declined.']);
});
