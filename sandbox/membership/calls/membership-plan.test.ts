import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import * as recurring from '#schemas/generated/api/recurring.wire-calls.gen.ts';
import type { RecurringChange, RecurringStatusChange } from '#schemas/generated/api/wire-types.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { membershipMessages } from '../membership.messages.gen.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

const premium = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
} as const;
const ACTIVE = { status: 'recurring_status_active' } as const;
const CANCELLED = { status: 'recurring_status_cancelled' } as const;

/** A premium member until a month from now, with the calls that change it. */
async function premiumMember() {
  const buyer = new TestBuyingCustomer(sandbox, { site: 'sunnyside', funds: 20_000 });
  await buyer.buy(premium);
  const { result } = await sandbox.send(recurring.subscriptionsList, await buyer.as());
  const [{ autoplay_id: id } = { autoplay_id: '' }] = result;
  const since = sandbox.shop.outbox.listLatest(9, recipient()).length;
  function recipient() {
    return { siteKey: 'sunnyside', recipient: buyer.customer.email } as const;
  }
  const options = async () => ({ ...(await buyer.as()), params: { id } });
  return {
    buyer,
    set: async (body: RecurringStatusChange) =>
      (await sandbox.send(recurring.subscriptionsStatus, { ...(await options()), body })).result,
    change: async (body: RecurringChange) =>
      (await sandbox.send(recurring.subscriptionsUpdate, { ...(await options()), body })).result,
    refusedChange: async (body: RecurringChange) =>
      (await sandbox.sendRefused(recurring.subscriptionsUpdate, { ...(await options()), body })).answer.code,
    refusedStatus: async (body: RecurringStatusChange) =>
      (await sandbox.sendRefused(recurring.subscriptionsStatus, { ...(await options()), body })).answer.code,
    put: async (status: 'member' | 'non-member') => {
      const body = { membership_program: 'daily_winners', membership_status: status } as const;
      await sandbox.send(calls.membershipUpdate, { ...(await buyer.as()), body });
    },
    standing: async () => {
      const answer = (await sandbox.send(calls.membershipCustomer, await buyer.as())).result;
      const [entry] = answer.entries;
      return { ...answer, status: entry?.membership_status, tier: entry?.membership_tier };
    },
    mails: () => sandbox.shop.outbox.listLatest(9, recipient()).slice(0, -since),
  };
}

test('a premium member who cancels the renewal stays premium until the period ends, then is free, and gets one mail', async () => {
  const { put, set, standing, mails, buyer } = await premiumMember();
  await put('member');
  expect(mails()).toEqual([]);
  await set(CANCELLED);
  const { tier, renews, tier_afterwards: afterwards, ends_at: ends } = await standing();
  expect({ tier, renews, afterwards }).toEqual({ tier: 'premium', renews: false, afterwards: 'free' });
  const day = Date.parse(ends ?? '');
  const subject = membershipMessages.ends({ day });
  expect(mails()).toMatchObject([{ subject, link: '/daily-winners/membership-tiers' }]);
  expect(subject).toContain('4 April 2026');
  expect(mails()[0]?.body).toContain(membershipMessages.endsBody({ day, tier: 'free' }));
  const before = buyer.wallet;
  sandbox.moveTo(ends ?? '');
  expect(await standing()).toMatchObject({ status: 'member', tier: 'free', ends_at: null, tier_afterwards: null });
  expect(buyer.wallet).toBe(before);
});

test('a cancelled membership can be resumed until its period ends, not after', async () => {
  const { put, set, standing, mails, refusedStatus, buyer } = await premiumMember();
  await put('non-member');
  const day = Date.parse((await standing()).ends_at ?? '');
  expect(mails().map(({ subject }) => subject)).toEqual([membershipMessages.ends({ day })]);
  expect(await standing()).toMatchObject({ renews: false, tier_afterwards: null });
  await put('non-member');
  expect(mails()).toHaveLength(1);
  await put('member');
  expect(await standing()).toMatchObject({ renews: false, tier_afterwards: 'free' });
  expect(mails()).toHaveLength(2);
  expect(mails()[0]?.body).toContain(membershipMessages.endsBody({ day, tier: 'free' }));
  expect(await set(ACTIVE)).toMatchObject({ status: 'recurring_status_active' });
  expect(mails()[0]?.body).toContain(membershipMessages.keptBody({ day, price: 1000, period: 'monthly' }));
  const { ends_at: ends } = await standing();
  sandbox.moveTo(ends ?? '');
  expect(await standing()).toMatchObject({ tier: 'premium', renews: true });
  expect(buyer.wallet).toBe(18_000);
  await set(CANCELLED);
  sandbox.moveTo((await standing()).ends_at ?? '');
  expect(await refusedStatus(ACTIVE)).toBe('recurring_cancelled');
});

test('a changed membership period applies, with its price, from the next renewal', async () => {
  const { change, refusedChange, standing, mails, buyer } = await premiumMember();
  const before = await standing();
  expect(await change({ membership_period: 'annually' })).toMatchObject({
    period: 'annually',
    price: { amount: '90.00' },
    membership_ends_at: before.ends_at,
  });
  expect(mails().map(({ subject }) => subject)).toEqual([
    membershipMessages.changes({ price: 9000, period: 'annually' }),
  ]);
  expect(mails()[0]?.body).toContain(
    membershipMessages.changesBody({ day: Date.parse(before.ends_at ?? ''), price: 9000, period: 'annually' }),
  );
  expect(await refusedChange({ membership_period: 'biannually' })).toBe('period_not_offered');
  expect(await refusedChange({ membership_period: 'monthly', num_games: 2 })).toBe('not_changeable');
  expect(buyer.wallet).toBe(19_000);
  sandbox.moveTo(before.ends_at ?? '');
  expect((await standing()).ends_at?.slice(0, 4)).toBe('2027');
  expect(buyer.wallet).toBe(10_000);
});

test('the membership program names the minimum first deposit', async () => {
  const { result } = await sandbox.send(calls.membershipConfig, { site: 'sunnyside' });
  expect(result.program_config.first_deposit).toEqual({ amount: '1.00', currency: 'AUD' });
});
