import { describe, expect, test } from 'vitest';
import { createActionLimiter } from './action-limiter.ts';
import type { Caller } from './call-limits.ts';
import { type AddToSharedCount, CALL_LIMIT_WINDOW_MS } from './call-windows.ts';
import { type ActionLimits, NO_ACTION_LIMITS } from './limited-actions.ts';

const START = Date.UTC(2026, 0, 15, 9);

function createLimiter(limits: {
  readonly perAddress?: Partial<ActionLimits>;
  readonly perCustomer?: Partial<ActionLimits>;
  readonly share?: AddToSharedCount;
}) {
  let now = START;
  const exceeded: string[] = [];
  const limiter = createActionLimiter({
    perAddress: { ...NO_ACTION_LIMITS, ...limits.perAddress },
    perCustomer: { ...NO_ACTION_LIMITS, ...limits.perCustomer },
    now: () => now,
    share: limits.share,
    exceeded: (action, by) => void exceeded.push(`${action} by ${by}`),
  });
  return {
    exceeded,
    /** Seconds to wait, for each of some actions; 0 for an accepted one. */
    count: (action: keyof ActionLimits, caller: Partial<Caller>, times = 1) =>
      Array.from({ length: times }, () => limiter.count(action, { address: null, customer: null, ...caller })),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    customerData: limiter.customerData,
  };
}

/** A number of all nodes, and how often it was added to. */
function createCommonCount() {
  let total = 0;
  const additions: number[] = [];
  const share: AddToSharedCount = async (_, more) => {
    additions.push(more);
    total += more;
    return { total, left: 30_000 };
  };
  return { share, additions };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('actions beyond their limit', () => {
  test('are refused by address until a minute after the first, while other actions and addresses go on', () => {
    const { count, pass, exceeded } = createLimiter({ perAddress: { 'sign-in': 2, voucher: 1 } });
    expect(count('sign-in', { address: '192.0.2.1' }, 4)).toEqual([0, 0, 60, 60]);
    expect(count('voucher', { address: '192.0.2.1' }, 2)).toEqual([0, 60]);
    expect(count('cart', { address: '192.0.2.1' }, 3)).toEqual([0, 0, 0]);
    expect(count('sign-in', { address: '192.0.2.2' })).toEqual([0]);
    pass(CALL_LIMIT_WINDOW_MS);
    expect(count('sign-in', { address: '192.0.2.1' })).toEqual([0]);
    expect(exceeded).toEqual(['sign-in by address', 'sign-in by address', 'voucher by address']);
  });

  test('are refused by customer at every address', () => {
    const { count, exceeded } = createLimiter({ perCustomer: { code: 1 } });
    const waitSeconds = ['192.0.2.1', '192.0.2.2'].flatMap((address) =>
      count('code', { address, customer: 'harbour 7' }),
    );
    expect([...waitSeconds, ...count('code', { customer: 'lantern 7' })]).toEqual([0, 60, 0]);
    expect(exceeded).toEqual(['code by customer']);
  });

  test('are refused at all addresses of one IPv6 network', () => {
    const { count } = createLimiter({ perAddress: { voucher: 1 } });
    const addresses = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:db8:0:8::1'];
    expect(addresses.flatMap((address) => count('voucher', { address }))).toEqual([0, 60, 0]);
  });
});

describe('nodes that share their counts', () => {
  test('refuse what is beyond the limit on all of them together, as soon as they know', async () => {
    const { share } = createCommonCount();
    const nodes = [1, 2].map(() => createLimiter({ perAddress: { code: 3 }, share }));
    const [one, two] = nodes;
    expect(one?.count('code', { address: '192.0.2.1' }, 2)).toEqual([0, 0]);
    await settled();
    expect(two?.count('code', { address: '192.0.2.1' }, 2)).toEqual([0, 0]);
    await settled();
    expect(two?.count('code', { address: '192.0.2.1' })).toEqual([30]);
  });

  test('add their counts in the background and several at once, and add nothing for refused actions', async () => {
    const { share, additions } = createCommonCount();
    const { count } = createLimiter({ perAddress: { cart: 4 }, share });
    count('cart', { address: '192.0.2.1' }, 5);
    await settled();
    count('cart', { address: '192.0.2.1' }, 3);
    await settled();
    expect(additions).toEqual([1, 4]);
  });

  test('count alone while the common number cannot be reached, and add what they counted afterwards', async () => {
    const common = createCommonCount();
    let isReachable = false;
    const share: AddToSharedCount = (...count) =>
      isReachable ? common.share(...count) : Promise.reject(new Error('away'));
    const { count } = createLimiter({ perAddress: { feedback: 2 }, share });
    expect(count('feedback', { address: '192.0.2.1' }, 2)).toEqual([0, 0]);
    await settled();
    isReachable = true;
    expect(count('feedback', { address: '192.0.2.1' })).toEqual([60]);
    await settled();
    expect(common.additions).toEqual([3]);
  });
});

test('the counts of a customer are listed by action and erased, and those of others are kept', () => {
  const { count, customerData } = createLimiter({ perCustomer: { voucher: 5, cart: 5 } });
  count('voucher', { customer: 'harbour 7' }, 2);
  count('cart', { customer: 'harbour 7' });
  count('cart', { customer: 'harbour 8' });
  const customer = { site: 'harbour', customerId: '7', deviceIds: [] };
  expect(customerData.list(customer)).toEqual([
    { action: 'voucher', calls: 2, since: START },
    { action: 'cart', calls: 1, since: START },
  ]);
  expect([customerData.erase(customer), customerData.list(customer)]).toEqual([2, []]);
  expect(customerData.list({ ...customer, customerId: '8' })).toHaveLength(1);
});

test('the counts of a customer are removed once their minute is over', () => {
  const { count, customerData } = createLimiter({ perCustomer: { voucher: 5 } });
  count('voucher', { customer: 'harbour 7' });
  const customer = { site: 'harbour', customerId: '7', deviceIds: [] };
  const left = (now: number) => {
    customerData.removeExpired?.(now);
    return customerData.list(customer).length;
  };
  expect([left(START + CALL_LIMIT_WINDOW_MS - 1), left(START + CALL_LIMIT_WINDOW_MS)]).toEqual([1, 0]);
});
