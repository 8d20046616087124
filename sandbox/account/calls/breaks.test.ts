import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as customer from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as limits from '#schemas/generated/api/limits.wire-calls.gen.ts';
import * as membership from '#schemas/generated/api/membership.wire-calls.gen.ts';
import * as recommend from '#schemas/generated/api/recommend.wire-calls.gen.ts';
import type { BreakPeriod } from '#schemas/generated/api/wire-types.gen.ts';
import { createMailOutboxApp } from '../../outbox/outbox-app.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { breaksMessages } from '../breaks/breaks.messages.gen.ts';

let sandbox: TestSandbox;
let buyer: TestBuyingCustomer;

const NOON = '2026-03-04T01:00:00.000Z';

beforeAll(async () => {
  sandbox = await TestSandbox.open(NOON);
});

beforeEach(() => {
  sandbox.moveTo(NOON);
  buyer = new TestBuyingCustomer(sandbox, { funds: 100_00 });
});

afterAll(async () => {
  await sandbox.close();
});

const take = async (period: BreakPeriod) =>
  (await sandbox.send(limits.breakStart, { ...(await buyer.as()), body: { period } })).result;

const refusedBreak = async (period: BreakPeriod) =>
  (await sandbox.sendRefused(limits.breakStart, { ...(await buyer.as()), body: { period } })).answer.code;

const adds = async () =>
  (await sandbox.fetch(cart.cartItemsAdd, { ...(await buyer.as()), body: testLotteryTicketItem })).status;

const current = async () => (await sandbox.send(customer.customerGet, await buyer.as())).result.play_break;

const mails = () =>
  sandbox.shop.outbox
    .listLatest(50, { siteKey: null, recipient: buyer.customer.email })
    .map(({ subject, body }) => ({ subject, body }));

describe('POST /break', () => {
  test.each([
    ['day', '2026-03-05T01:00:00.000Z'],
    ['week', '2026-03-11T01:00:00.000Z'],
  ] as const)('a break of a %s ends by itself when its time is over', async (period, end) => {
    const taken = { kind: 'time_out', started_at: NOON, ends_at: end, return_from: null };
    expect(await take(period)).toEqual(taken);
    expect(await current()).toEqual(taken);
    expect(await adds()).toBe(422);
    sandbox.moveTo(new Date(Date.parse(end) - 1).toISOString());
    expect(await adds()).toBe(422);
    sandbox.moveTo(end);
    expect(await current()).toBeNull();
    expect(await adds()).toBe(200);
  });

  test('lengthens a running break, and refuses to shorten it', async () => {
    await take('week');
    expect(await refusedBreak('day')).toBe('break_not_shortened');
    expect(await refusedBreak('week')).toBe('break_not_shortened');
    expect(await take('six_months')).toMatchObject({ started_at: NOON, ends_at: '2026-09-04T02:00:00.000Z' });
    expect(await take('until_i_ask')).toMatchObject({ kind: 'self_exclusion', ends_at: null });
    expect(await refusedBreak('six_months')).toBe('break_not_shortened');
  });

  test('refuses a request without a period or with an unknown one', async () => {
    const send = async (body: object) => {
      const options = { ...(await buyer.as()), body: body as { period: BreakPeriod }, breaks: 'always' } as const;
      return (await sandbox.sendRefused(limits.breakStart, options)).answer.code;
    };
    expect([await send({}), await send({ period: 'hour' })]).toEqual(['required', 'invalid']);
  });

  test('confirms the break by one mail and turns all advertising channels off', async () => {
    const { id } = buyer.customer;
    sandbox.shop.customerChoices.setChannels(id, { email: true, phone: true, sms: true, directmail: true }, [], 0);
    await take('week');
    const nothing = { email: false, phone: false, sms: false, directmail: false };
    expect(sandbox.shop.customerChoices.getChannels(id)).toEqual(nothing);
    expect(mails()).toEqual([
      {
        subject: breaksMessages.breakBegun(),
        body: expect.stringContaining(breaksMessages.breakBegunBody({ until: Date.parse('2026-03-11T01:00:00.000Z') })),
      },
    ]);
    const options = { ...(await buyer.as()), query: { keys: 'home' } };
    expect((await sandbox.fetch(recommend.placementGet, options)).status).toBe(204);
  });

  test('refuses to turn an advertising channel on until the break is over', async () => {
    const { id, email } = buyer.customer;
    const turnOn = async () => {
      const body = { preferences: { email: true } };
      const options = { ...(await buyer.as()), params: { id }, body };
      return sandbox.fetch(customer.customerCommunicationPreferencesUpdate, options);
    };
    await take('day');
    expect(await turnOn()).toMatchObject({ status: 422, json: { code: 'time_out' } });
    expect(sandbox.shop.customerChoices.getChannels(id).email).toBe(false);
    const pages = createMailOutboxApp(sandbox.shop, null);
    const body = new URLSearchParams({ site: 'harbour', email, action: 'newsletter' });
    expect((await pages.request('/_outbox/support', { method: 'POST', body })).status).toBe(409);
    expect(mails()).toHaveLength(1);
    sandbox.moveTo('2026-03-05T01:00:00.000Z');
    expect((await turnOn()).status).toBe(200);
    await take('until_i_ask');
    expect(await turnOn()).toMatchObject({ status: 422, json: { code: 'self_excluded' } });
  });

  test('still lets a self-excluded customer read the account, with all funds withdrawable', async () => {
    await take('until_i_ask');
    expect(buyer.wallet).toBe(100_00);
    const { result } = await sandbox.send(customer.customerGet, await buyer.as());
    expect(result.withdrawable_funds.amount).toBe('100.00');
  });

  test.each([
    ['time_out', 'week'],
    ['self_excluded', 'until_i_ask'],
  ] as const)(
    'refuses to join a membership program during a break (%s), but lets a member leave it',
    async (code, period) => {
      buyer = new TestBuyingCustomer(sandbox, { site: 'sunnyside' });
      await take(period);
      const program = sandbox.shop.brands.find(({ siteKey }) => siteKey === 'sunnyside')?.catalogue.program;
      const change = async (status: 'member' | 'non-member') => ({
        ...(await buyer.as()),
        body: { membership_program: program?.programId ?? '', membership_status: status },
      });
      expect((await sandbox.sendRefused(membership.membershipUpdate, await change('member'))).answer.code).toBe(code);
      const left = await sandbox.send(membership.membershipUpdate, await change('non-member'));
      expect(left.result.membership_status).toBe('non-member');
    },
  );
});

describe('POST /break/return (asking to end a self-exclusion)', () => {
  const refused = async () => (await sandbox.sendRefused(limits.breakReturn, await buyer.as())).answer;

  test('is refused during the minimum time of a self-exclusion', async () => {
    // The clocks of Sydney have changed by then.
    expect(await take('until_i_ask')).toMatchObject({ ends_at: null, return_from: '2026-09-04T02:00:00.000Z' });
    expect(await refused()).toMatchObject({
      code: 'too_early',
      errors: [{ message: breaksMessages.returnTooEarly({ from: Date.parse('2026-09-04T02:00:00.000Z') }) }],
    });
  });

  test('ends a self-exclusion one day after a permitted request', async () => {
    const { id } = buyer.customer;
    const now = Date.parse(NOON);
    sandbox.shop.playBreaks.set(id, { kind: 'self_exclusion', startedAt: 0, endsAt: null, returnFrom: now });
    const { result } = await sandbox.send(limits.breakReturn, await buyer.as());
    expect(result).toMatchObject({ kind: 'self_exclusion', ends_at: '2026-03-05T01:00:00.000Z' });
    expect(await current()).toEqual(result);
    expect(await adds()).toBe(422);
    await sandbox.send(limits.breakReturn, await buyer.as());
    expect(mails()).toEqual([
      {
        subject: breaksMessages.returnAsked(),
        body: expect.stringContaining(
          breaksMessages.returnAskedBody({ again: Date.parse('2026-03-05T01:00:00.000Z') }),
        ),
      },
    ]);
  });

  test('is refused for a customer without a self-exclusion', async () => {
    expect((await refused()).code).toBe('no_self_exclusion');
    await take('week');
    expect((await refused()).code).toBe('no_self_exclusion');
  });
});
