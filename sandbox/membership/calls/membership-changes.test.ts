import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import type { CustomerGiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
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

async function leave(buyer: TestBuyingCustomer) {
  const body = { ...member, membership_status: 'non-member' } as const;
  return (await sandbox.send(calls.membershipUpdate, { ...(await buyer.as()), body })).result;
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

async function refusal(promise: ReturnType<TestSandbox['sendRefused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

describe('a giveaway', () => {
  test('can be read by visitors by its type and draw number, before and after it is drawn', async () => {
    const { result: config } = await sandbox.send(calls.membershipConfig, club);
    expect(config.program_config.blocks).toEqual(['program.promise', 'program.leaving']);
    const daily = config.upcoming_draws.find(({ giveaway_type: type }) => type === 'daily');
    const named = (giveawayType: string, drawNo: number | string) => ({
      ...club,
      params: { giveawayType, drawNo: String(drawNo) },
    });
    const coming = await sandbox.send(calls.membershipGiveaway, named('daily', daily?.draw_no ?? 0));
    expect(coming.result).toMatchObject({ draw_id: daily?.draw_id, is_drawn: false, winners: [] });
    expect(Object.keys(coming.result)).not.toContain('entry_status');
    const past = await sandbox.send(calls.membershipGiveaway, named('daily', (daily?.draw_no ?? 0) - 1));
    expect(past.result).toMatchObject({ is_drawn: true, name: 'The Morning Thousand' });
    expect(past.result.winners).toHaveLength(1);
    for (const [type, number] of [
      ['hourly', 1],
      ['daily', 0],
      ['daily', 'x'],
      ['daily', 999_999],
    ] as const) {
      expect(await refusal(sandbox.sendRefused(calls.membershipGiveaway, named(type, number)))).toEqual([
        404,
        'draw_not_found',
      ]);
    }
  });
});

test('giveaway entries are confirmed by e-mail; resending is limited to one a minute and to unlocked entries', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
  await join(buyer);
  const daily = await nextOf(buyer, 'daily');
  const major = await nextOf(buyer, 'major');
  const resend = async (drawId: string) => ({ ...(await buyer.as()), params: { drawId } });
  const refused = async (drawId: string) => refusal(sandbox.sendRefused(calls.membershipResend, await resend(drawId)));
  const mails = () =>
    sandbox.shop.outbox
      .listLatest(9, { siteKey: 'sunnyside', recipient: buyer.customer.email })
      .map(({ subject }) => subject);
  expect(await refused(daily.draw_id)).toEqual([422, 'entry_locked']);
  expect(await refused(major.draw_id)).toEqual([422, 'entry_locked']);
  expect(await refused('nothing')).toEqual([404, 'draw_not_found']);
  await unlock(buyer, daily.draw_id);
  await unlock(buyer, daily.draw_id);
  expect(mails()).toEqual([membershipMessages.entryConfirmed({ name: 'The Morning Thousand' })]);
  const { result } = await sandbox.send(calls.membershipResend, await resend(daily.draw_id));
  expect(result).toEqual({ recipient: buyer.customer.email });
  expect(await refused(daily.draw_id)).toEqual([429, 'rate_limited']);
  expect(mails()).toEqual([
    membershipMessages.entryConfirmed({ name: 'The Morning Thousand' }),
    membershipMessages.entryConfirmed({ name: 'The Morning Thousand' }),
  ]);
  const before = sandbox.shop.clock();
  sandbox.moveTo(new Date(before + 60_000).toISOString());
  await sandbox.send(calls.membershipResend, await resend(daily.draw_id));
  expect(mails()).toHaveLength(3);
  sandbox.moveTo(daily.close_date);
  expect(await refused(daily.draw_id)).toEqual([422, 'draw_closed']);
});

test('leaving ends a free membership at once, a paid one at the end of its period', async () => {
  const free = new TestBuyingCustomer(sandbox, { ...club, funds: 100 });
  expect(await leave(free)).toMatchObject({ membership_status: 'non-member', membership_updated: null });
  await join(free);
  expect(await leave(free)).toMatchObject({ membership_status: 'non-member', membership_tier: null });
  expect((await standing(free)).entries[0]).toMatchObject({ membership_status: 'non-member' });
  const paying = new TestBuyingCustomer(sandbox, { ...club, funds: 1000 });
  await paying.buy({ ...premium, recurring_purchase: { type: 'subscription', enabled: true } });
  expect(await standing(paying)).toMatchObject({ renews: true });
  expect(await leave(paying)).toMatchObject({ membership_status: 'member', membership_tier: 'premium' });
  const { renews, ends_at } = await standing(paying);
  expect(renews).toBe(false);
  expect(await leave(paying)).toMatchObject({ membership_status: 'member' });
  sandbox.moveTo(ends_at ?? '');
  expect((await standing(paying)).entries[0]).toMatchObject({ membership_status: 'non-member' });
});
