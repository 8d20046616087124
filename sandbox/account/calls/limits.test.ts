import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/limits.wire-calls.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { assertWithinDepositLimit, assertWithinSpendLimit } from '../limits/assert-within-limits.ts';
import { limitsMessages } from '../limits/limits.messages.gen.ts';

/** A Monday at ten in Sydney. */
const MONDAY = Date.parse('2026-03-01T23:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let sandbox: TestSandbox;
let buyer: TestBuyingCustomer;

beforeAll(async () => {
  sandbox = await TestSandbox.open(new Date(MONDAY).toISOString());
});

afterAll(async () => {
  await sandbox.close();
});

/** Each test has its own customer; the shared clock starts on a Monday. */
function begin(): void {
  const weeks = Math.ceil((sandbox.shop.clock() - MONDAY) / (7 * DAY));
  sandbox.moveTo(new Date(MONDAY + weeks * 7 * DAY).toISOString());
  buyer = new TestBuyingCustomer(sandbox);
}

function later(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

const soon = (milliseconds: number) => new Date(sandbox.shop.clock() + milliseconds).toISOString();
const aud = (amount: string) => ({ amount, currency: 'AUD' });

/** Records a purchase of this total, in minor units. */
function spend(total: number): void {
  sandbox.shop.checkouts.insert({
    id: crypto.randomUUID(),
    siteKey: 'harbour',
    customerId: buyer.customer.id,
    source: 'checkout',
    sourceId: null,
    partnerKey: null,
    channelKey: 'web',
    metadata: {},
    itemsTotal: total,
    discount: 0,
    total,
    credit: 0,
    preOrderTotal: 0,
    scheduledItems: [],
    placedAt: sandbox.shop.clock(),
  });
}

const list = async () => (await sandbox.send(calls.spendLimitsList, await buyer.as())).result;

async function create(period: string, limit: string) {
  return (await sandbox.send(calls.spendLimitsCreate, { ...(await buyer.as()), params: { period }, body: { limit } }))
    .result;
}

async function update(period: string, limit: string) {
  return (await sandbox.send(calls.spendLimitsUpdate, { ...(await buyer.as()), params: { period }, body: { limit } }))
    .result;
}

async function remove(id: string) {
  return (await sandbox.send(calls.spendLimitsDelete, { ...(await buyer.as()), params: { id } })).result;
}

async function refusedRemoval(id: string) {
  const { status, answer } = await sandbox.sendRefused(calls.spendLimitsDelete, {
    ...(await buyer.as()),
    params: { id },
  });
  return [status, answer.code, answer.errors[0]?.message];
}

function refusalOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiFault) return { status: error.status, ...error.answer };
    throw error;
  }
  return null;
}

const breach = (amount: number) =>
  refusalOf(() => assertWithinSpendLimit(sandbox.shop, buyer.customer, amount, sandbox.shop.clock()));

describe('spend limits', () => {
  test('a new customer has only the system limits and may choose any period', async () => {
    begin();
    expect(await list()).toEqual({
      available_periods: ['day', 'week', 'month'],
      customer_limits: [],
      system_limits: [
        {
          id: 'system-week',
          period: 'week',
          limit: aud('10000.00'),
          spent: aud('0.00'),
          remaining: aud('10000.00'),
          resets_at: soon(6 * DAY + 14 * HOUR),
          pending: null,
        },
        expect.objectContaining({ id: 'system-month', period: 'month', limit: aud('25000.00') }),
      ],
    });
  });

  test('a new limit applies at once and reports the remaining amount', async () => {
    begin();
    spend(3000);
    const limit = await create('week', '100');
    expect(limit).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      period: 'week',
      limit: aud('100.00'),
      spent: aud('30.00'),
      remaining: aud('70.00'),
      resets_at: soon(6 * DAY + 14 * HOUR),
      pending: null,
    });
    const { available_periods: periods, customer_limits: own } = await list();
    expect([periods, own]).toEqual([['day', 'month'], [limit]]);
    expect([breach(7000), breach(9000)]).toEqual([
      null,
      {
        status: 422,
        code: 'spend_limit_exceeded',
        errors: [
          {
            code: 'spend_limit_exceeded',
            message: limitsMessages.spendLimitLeft({ left: 7000, period: 'week' }),
            target: 'this',
          },
        ],
        result: {
          period: 'week',
          limit: '100.00',
          spent: '30.00',
          remaining: '70.00',
          exceeded: '20.00',
          is_system: false,
          resets_at: soon(6 * DAY + 14 * HOUR),
        },
      },
    ]);
  });

  test('with several limits the one with the least remaining applies, including the system limits', async () => {
    begin();
    await create('day', '200.00');
    await create('month', '90.00');
    expect(breach(15_000)).toMatchObject({ result: { period: 'month', exceeded: '60.00' } });
    begin();
    expect(breach(1_000_001)).toMatchObject({
      errors: [{ message: limitsMessages.systemLimitLeft({ left: 1_000_000, period: 'week' }) }],
      result: { period: 'week', is_system: true, exceeded: '0.01' },
    });
  });

  test('only purchases since the start of the period count', async () => {
    begin();
    await create('day', '50.00');
    spend(5000);
    expect(breach(1)).toMatchObject({ result: { remaining: '0.00' } });
    later(14 * HOUR - 1);
    expect(breach(1)).not.toBeNull();
    later(1);
    expect(breach(5000)).toBeNull();
  });

  test('lowering applies at once, raising after a day', async () => {
    begin();
    const { id } = await create('month', '50.00');
    expect(await update('month', '40.00')).toMatchObject({ id, limit: aud('40.00'), pending: null });
    expect(await update('month', '60.00')).toMatchObject({
      id,
      limit: aud('40.00'),
      pending: { limit: aud('60.00'), effective_at: soon(DAY) },
    });
    expect(breach(5000)).not.toBeNull();
    later(DAY - 1);
    expect(breach(5000)).not.toBeNull();
    later(1);
    expect(breach(5000)).toBeNull();
    expect((await list()).customer_limits).toMatchObject([{ id, limit: aud('60.00'), pending: null }]);
  });

  test('removing a limit takes effect after a day', async () => {
    begin();
    const { id } = await create('month', '50.00');
    expect(await remove(id)).toMatchObject({ id, pending: { limit: null, effective_at: soon(DAY) } });
    expect(await refusedRemoval(id)).toEqual([422, 'removal_pending', limitsMessages.limitRemovalUnderWay()]);
    expect(breach(5001)).not.toBeNull();
    later(DAY);
    expect(breach(5001)).toBeNull();
    expect((await list()).available_periods).toEqual(['day', 'week', 'month']);
    expect(await refusedRemoval(id)).toEqual([404, 'spend_limit_not_found', limitsMessages.noSuchSpendLimit()]);
    expect(await create('month', '70.00')).toMatchObject({ limit: aud('70.00'), pending: null });
  });

  test('a used-up limit, a system limit and another customer’s limit cannot be removed', async () => {
    begin();
    const { id } = await create('week', '50.00');
    spend(5000);
    expect(await refusedRemoval(id)).toEqual([
      422,
      'spend_limit_reached',
      limitsMessages.spendLimitReached({ period: 'week' }),
    ]);
    expect(await refusedRemoval('system-week')).toEqual([422, 'system_limit', limitsMessages.limitForEverybody()]);
    buyer = new TestBuyingCustomer(sandbox);
    expect(await refusedRemoval(id)).toEqual([404, 'spend_limit_not_found', limitsMessages.noSuchSpendLimit()]);
  });

  test.each([
    ['setting', calls.spendLimitsCreate, 'fortnight', 'period_not_found'],
    ['changing', calls.spendLimitsUpdate, 'fortnight', 'period_not_found'],
    ['changing', calls.spendLimitsUpdate, 'week', 'spend_limit_not_found'],
  ])(
    '%s a limit is refused as not found when the period is not offered or has no limit to change',
    async (_, call, period, code) => {
      begin();
      const refused = await sandbox.sendRefused(call, {
        ...(await buyer.as()),
        params: { period },
        body: { limit: '5' },
      });
      expect([refused.status, refused.answer.code]).toEqual([404, code]);
    },
  );

  test('a second limit for the same period is refused', async () => {
    begin();
    await create('day', '5');
    const second = { ...(await buyer.as()), params: { period: 'day' }, body: { limit: '6' } };
    expect(await sandbox.sendRefused(calls.spendLimitsCreate, second)).toMatchObject({
      status: 409,
      answer: { code: 'spend_limit_exists' },
    });
  });
});

const AMOUNTS: readonly (readonly [unknown, string, string])[] = [
  [{}, 'required', 'This field is required'],
  [{ limit: ' ' }, 'required', 'This field is required'],
  [{ limit: '1.505' }, 'invalid', 'Amount must follow format e.g: 1.50'],
  [{ limit: '-1' }, 'invalid', 'Amount must follow format e.g: 1.50'],
  [{ limit: '0.99' }, 'below_minimum', 'Please enter an amount equal to or greater than $1.00.'],
  [
    { limit: '9999999' },
    'above_maximum',
    expect.stringMatching(/^Please enter an amount equal to or less than \$[\d,]+\.00\.$/),
  ],
];

describe.each([
  ['precommitment.set', calls.precommitmentSet],
  ['spend-limits.create', calls.spendLimitsCreate],
  ['spend-limits.update', calls.spendLimitsUpdate],
])('the limit amount in a call of %s', (_, call) => {
  test.each(AMOUNTS)('the body %j is refused as %s', async (body, code, message) => {
    begin();
    if (call === calls.spendLimitsUpdate) await create('week', '5');
    const options = { ...(await buyer.as()), params: { period: 'week' }, body, breaks: 'sometimes' } as const;
    const { json, status } = await sandbox.fetch(call, options);
    expect([status, json]).toEqual([422, { code, errors: [{ code, message, target: 'limit' }], result: null }]);
  });
});

describe('the deposit limit', () => {
  const deposits = (amount: number) =>
    refusalOf(() => assertWithinDepositLimit(sandbox.shop, buyer.customer, amount, sandbox.shop.clock()));

  async function set(limit: string) {
    return (await sandbox.send(calls.precommitmentSet, { ...(await buyer.as()), body: { limit } })).result;
  }

  function deposit(amount: number, status: string): void {
    const { db, clock } = sandbox.shop;
    db.prepare(
      `INSERT INTO deposits (id, site_key, customer_id, amount, method_code, behaviour, checkout, status, created_at)
       VALUES (?, 'harbour', ?, ?, 'cc', 'approve', 0, ?, ?)`,
    ).run(crypto.randomUUID(), buyer.customer.id, amount, status, clock());
  }

  test('applies at once and counts pending deposits, but not failed ones', async () => {
    begin();
    deposit(2000, 'captured');
    deposit(1000, 'challenged');
    deposit(9000, 'failed');
    expect(await set('100.00')).toEqual({
      period: 'week',
      limit: aud('100.00'),
      deposited: aud('30.00'),
      remaining: aud('70.00'),
      resets_at: soon(6 * DAY + 14 * HOUR),
      pending: null,
    });
    expect([deposits(7000), deposits(7001)]).toEqual([
      null,
      expect.objectContaining({
        status: 422,
        code: 'precommitment_exceeded',
        errors: [
          {
            code: 'precommitment_exceeded',
            message: limitsMessages.depositLimitLeft({ left: 7000, period: 'week' }),
            target: 'this',
          },
        ],
      }),
    ]);
  });

  test('is lowered at once, raised and removed after a day', async () => {
    begin();
    await set('100.00');
    expect(await set('80.00')).toMatchObject({ limit: aud('80.00'), pending: null });
    expect(await set('90.00')).toMatchObject({ limit: aud('80.00'), pending: { limit: aud('90.00') } });
    const { result } = await sandbox.send(calls.precommitmentDelete, await buyer.as());
    expect(result.pending).toEqual({ limit: null, effective_at: soon(DAY) });
    const again = await sandbox.sendRefused(calls.precommitmentDelete, await buyer.as());
    expect([again.status, again.answer.code]).toEqual([422, 'removal_pending']);
    expect(deposits(8001)).not.toBeNull();
    later(DAY);
    expect(deposits(8001)).toBeNull();
    const gone = await sandbox.sendRefused(calls.precommitmentDelete, await buyer.as());
    expect([gone.status, gone.answer.code]).toEqual([404, 'precommitment_not_found']);
  });
});
