import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import type { CustomerGiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { membershipMessages } from '../membership.messages.gen.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

const club = { site: 'sunnyside' } as const;
const member = { membership_program: 'daily_winners', membership_status: 'member' } as const;
const unlocked = { entry_status: 'unlocked' } as const;
const premium = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
} as const;

async function join(buyer: TestBuyingCustomer) {
  return (await sandbox.send(calls.membershipUpdate, { ...(await buyer.as()), body: member })).result;
}

async function standing(buyer: TestBuyingCustomer) {
  return (await sandbox.send(calls.membershipCustomer, await buyer.as())).result;
}

async function nextOf(
  buyer: TestBuyingCustomer,
  type: CustomerGiveawayDraw['giveaway_type'],
): Promise<CustomerGiveawayDraw> {
  const draw = (await standing(buyer)).upcoming_draws.find((candidate) => candidate.giveaway_type === type);
  if (!draw) throw new Error(`no ${type} giveaway is coming`);
  return draw;
}

async function unlock(buyer: TestBuyingCustomer, drawId: string) {
  const options = { ...(await buyer.as()), params: { drawId }, body: unlocked };
  return (await sandbox.send(calls.membershipUnlockDraw, options)).result;
}

async function refusedUnlock(buyer: TestBuyingCustomer, drawId: string, body: object = unlocked) {
  const options = { ...(await buyer.as()), params: { drawId }, body, breaks: 'sometimes' } as const;
  return refusal(sandbox.sendRefused<unknown, unknown>(calls.membershipUnlockDraw, options));
}

async function refusal(promise: ReturnType<TestSandbox['sendRefused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

describe('joining the membership program', () => {
  test('a customer without deposits becomes a member with the first deposit', async () => {
    const buyer = new TestBuyingCustomer(sandbox, club);
    expect((await standing(buyer)).entries).toEqual([
      {
        membership_program: 'daily_winners',
        membership_status: 'non-member',
        membership_updated: null,
        membership_tier: null,
        eligibility: 'eligible',
      },
    ]);
    expect(await join(buyer)).toMatchObject({ membership_status: 'pending-deposit', membership_tier: 'free' });
    const { draw_id } = await nextOf(buyer, 'daily');
    expect(await refusedUnlock(buyer, draw_id)).toEqual([422, 'deposit_required']);
    buyer.receive(500);
    expect((await standing(buyer)).entries[0]).toEqual({
      membership_program: 'daily_winners',
      membership_status: 'member',
      membership_updated: '2026-03-04T01:00:00.000Z',
      membership_tier: 'free',
      eligibility: 'eligible',
    });
    const { result: config } = await sandbox.send(calls.membershipConfig, club);
    expect(config.program_config).toMatchObject({ program_id: 'daily_winners', program_url: 'daily-winners' });
    const headers = { [apiHeaderNames.version]: '3.0' };
    const old = { ...(await buyer.as()), body: member, headers };
    expect((await sandbox.sendRefused(calls.membershipUpdate, old)).answer.errors[0]?.message).toBe(
      'This call has version 3.2.',
    );
  });

  test('is refused for an unknown program, an invalid status and a customer who lives abroad', async () => {
    const buyer = new TestBuyingCustomer(sandbox, club);
    const attempt = async (body: object, who = buyer) => {
      const options = { ...(await who.as()), body, breaks: 'sometimes' } as const;
      return refusal(sandbox.sendRefused<unknown, unknown>(calls.membershipUpdate, options));
    };
    expect(await attempt({ ...member, membership_program: 'weekly' })).toEqual([404, 'program_not_found']);
    expect(await attempt({ ...member, membership_status: 'owner' })).toEqual([422, 'invalid']);
    expect(await attempt({ membership_status: 'member' })).toEqual([422, 'required']);
    const abroad = new TestBuyingCustomer(sandbox, club);
    const { customerDetails } = sandbox.shop;
    customerDetails.set(abroad.customer.id, { ...customerDetails.getByCustomer(abroad.customer.id), country: 'NZ' });
    expect(await attempt(member, abroad)).toEqual([422, 'not_eligible']);
  });

  test('every membership call is refused by a brand without a program', async () => {
    const buyer = new TestBuyingCustomer(sandbox);
    const none = [404, 'program_not_found'];
    expect(await refusal(sandbox.sendRefused(calls.membershipConfig))).toEqual(none);
    const one = { params: { giveawayType: 'daily', drawNo: '1' } };
    expect(await refusal(sandbox.sendRefused(calls.membershipGiveaway, one))).toEqual(none);
    const resend = { ...(await buyer.as()), params: { drawId: 'any' } };
    expect(await refusal(sandbox.sendRefused(calls.membershipResend, resend))).toEqual(none);
    for (const call of [calls.membershipCustomer, calls.membershipGiveaways, calls.membershipBenefits]) {
      expect(await refusal(sandbox.sendRefused<undefined, unknown>(call, await buyer.as()))).toEqual(none);
    }
    expect(await refusedUnlock(buyer, 'any')).toEqual(none);
    const update = { ...(await buyer.as()), body: member };
    expect(await refusal(sandbox.sendRefused(calls.membershipUpdate, update))).toEqual(none);
  });
});

describe('giveaway entries', () => {
  test('of a free member are locked until unlocked, separately for each draw', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
    await join(buyer);
    const daily = await nextOf(buyer, 'daily');
    expect(daily).toMatchObject({ num_entries: 1, entry_status: 'locked', result: 'pending' });
    expect(await unlock(buyer, daily.draw_id)).toEqual({ ...daily, entry_status: 'unlocked' });
    expect(await unlock(buyer, daily.draw_id)).toEqual({ ...daily, entry_status: 'unlocked' });
    expect(await nextOf(buyer, 'daily')).toEqual({ ...daily, entry_status: 'unlocked' });
  });

  test('cannot be unlocked by non-members, in draws of another tier or in unknown draws', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
    const { draw_id } = await nextOf(buyer, 'daily');
    expect(await refusedUnlock(buyer, draw_id)).toEqual([422, 'membership_required']);
    await join(buyer);
    const major = await nextOf(buyer, 'major');
    expect(major.num_entries).toBe(0);
    expect(await refusedUnlock(buyer, major.draw_id)).toEqual([422, 'tier_not_entered']);
    expect(await refusedUnlock(buyer, 'nothing')).toEqual([404, 'draw_not_found']);
    expect(await refusedUnlock(buyer, draw_id, { entry_status: 'guaranteed' })).toEqual([422, 'invalid']);
    expect(await refusedUnlock(buyer, draw_id, {})).toEqual([422, 'required']);
  });

  test('of a premium member are guaranteed as soon as the membership is bought, which also opens the benefits link', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { ...club, funds: 1000 });
    const noBenefits = sandbox.sendRefused(calls.membershipBenefits, await buyer.as());
    expect(await refusal(noBenefits)).toEqual([422, 'membership_required']);
    await buyer.buy(premium);
    expect(buyer.wallet).toBe(0);
    const { entries, ends_at } = await standing(buyer);
    expect(entries[0]).toMatchObject({ membership_status: 'member', membership_tier: 'premium' });
    expect(ends_at).toBe('2026-04-04T01:00:00.000Z');
    expect(await nextOf(buyer, 'daily')).toMatchObject({ num_entries: 5, entry_status: 'guaranteed' });
    expect(await nextOf(buyer, 'major')).toMatchObject({ num_entries: 10, entry_status: 'guaranteed' });
    const { result } = await sandbox.send(calls.membershipBenefits, await buyer.as());
    expect(result.sso_url).toMatch(/^https:\/\/benefits\.sunnyside\.example\/sso\?token=[\w-]+\.[\w-]{43}$/);
  });
});

describe('lists of giveaway draws', () => {
  test('hold nine draws a page, upcoming and past separately', async () => {
    const { shop } = sandbox;
    const hana = shop.customers.findByEmail('sunnyside', 'hana@sunnyside.example');
    if (!hana) throw new Error('Hana is gone');
    const as = await sandbox.signIn(hana);
    const closed = await sandbox.send(calls.membershipGiveaways, { as, query: { status: 'closed' } });
    expect(closed.page_info).toMatchObject({ limit: 9, offset: 0 });
    expect(closed.page_info.total).toBeGreaterThanOrEqual(25);
    expect(closed.result).toHaveLength(9);
    expect(closed.result[0]).toMatchObject({ entry_status: 'guaranteed', result: 'lost' });
    expect(closed.result[0]?.winners).toHaveLength(1);
    const current = await sandbox.send(calls.membershipGiveaways, { as, query: {} });
    expect(current.page_info.total).toBe(15);
    const dates = current.result.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const query of [{ status: 'gone' }, { limit: '0' }]) {
      const options = { as, query, breaks: 'always' } as const;
      expect(await refusal(sandbox.sendRefused(calls.membershipGiveaways, options))).toEqual([422, 'invalid']);
    }
  });
});

describe('giveaways over time', () => {
  test('a drawn giveaway includes premium members automatically, free members who unlocked, and nobody after closing', async () => {
    const vip = new TestBuyingCustomer(sandbox, { ...club, funds: 1000 });
    await vip.buy(premium);
    const free = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
    const idle = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
    await join(free);
    await join(idle);
    const daily = await nextOf(free, 'daily');
    await unlock(free, daily.draw_id);
    sandbox.moveTo(new Date(Date.parse(daily.close_date)).toISOString());
    expect(await refusedUnlock(idle, daily.draw_id)).toEqual([422, 'draw_closed']);
    sandbox.moveTo(daily.date);
    const closed = async (buyer: TestBuyingCustomer) => {
      const options = { ...(await buyer.as()), query: { status: 'closed' } };
      const { result } = await sandbox.send(calls.membershipGiveaways, options);
      return result
        .filter(({ giveaway_type: type }) => type === 'daily')
        .map(({ draw_id, num_entries, entry_status, result: outcome }) => [
          draw_id,
          num_entries,
          entry_status,
          outcome,
        ]);
    };
    expect(await closed(vip)).toEqual([[daily.draw_id, 5, 'guaranteed', 'lost']]);
    expect(await closed(free)).toEqual([[daily.draw_id, 1, 'unlocked', 'lost']]);
    expect(await closed(idle)).toEqual([]);
  });

  test('the winner of a giveaway is named and paid once', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
    await join(buyer);
    const daily = await nextOf(buyer, 'daily');
    await unlock(buyer, daily.draw_id);
    const { shop } = sandbox;
    const draw = shop.draws.find('sunnyside', 'sunnyside-club', daily.draw_no, 'daily');
    if (!draw) throw new Error('the draw is gone');
    const everything = {
      drawId: draw.id,
      customerId: buyer.customer.id,
      tier: 'free',
      entryStatus: 'unlocked',
    } as const;
    shop.giveawayEntries.add({ ...everything, numEntries: 1e12 });
    sandbox.moveTo(daily.date);
    expect((await standing(buyer)).winnings).toEqual({ amount: '1000.00', currency: 'AUD' });
    sandbox.moveTo(new Date(Date.parse(daily.date) + 86_400_000).toISOString());
    await standing(buyer);
    expect(buyer.wallet).toBe(100 + 100_000);
    const { result: moved } = await sandbox.send(transactionsList, { ...(await buyer.as()), query: {} });
    const [won, ...before] = moved.map(({ description }) => description);
    expect([won, before.at(-1)]).toEqual([`Winnings: ${daily.name}, draw ${daily.draw_no}`, 'Deposit']);
    const options = { ...(await buyer.as()), query: { status: 'closed' } };
    const { result } = await sandbox.send(calls.membershipGiveaways, options);
    expect(result[0]).toMatchObject({ result: 'won', winners: [{ name: 'Nova Q.', prize_title: '$1,000 cash' }] });
    const [mail] = shop.outbox.listLatest(1, { siteKey: 'sunnyside', recipient: buyer.customer.email });
    expect(mail?.subject).toBe(membershipMessages.winnings({ amount: 100000 }));
    expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  });
});
