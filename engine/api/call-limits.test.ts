import { describe, expect, test } from 'vitest';
import { type Caller, createCallCounter } from './call-limits.ts';
import { CALL_LIMIT_WINDOW_MS } from './call-windows.ts';

const START = Date.UTC(2026, 0, 15, 9);

function countWith(limits: { perAddress: number; perCustomer: number }) {
  let now = START;
  const { count } = createCallCounter(limits, () => now);
  return {
    /** The seconds to wait, for each of some calls; 0 for an accepted one. */
    call: (caller: Partial<Caller>, times = 1) =>
      Array.from({ length: times }, () => count({ address: null, customer: null, ...caller })?.retryAfter ?? 0),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('calls of a browser', () => {
  test('beyond the limit of their address are refused until a minute after the first, those of others are not', () => {
    const { call, pass } = countWith({ perAddress: 2, perCustomer: 0 });
    expect(call({ address: '192.0.2.1' }, 3)).toEqual([0, 0, 60]);
    pass(CALL_LIMIT_WINDOW_MS - 1_500);
    expect([...call({ address: '192.0.2.1' }), ...call({ address: '192.0.2.2' })]).toEqual([2, 0]);
    pass(1_500);
    expect(call({ address: '192.0.2.1' }, 3)).toEqual([0, 0, 60]);
  });

  test('of a customer are counted at all addresses', () => {
    const { call } = countWith({ perAddress: 0, perCustomer: 1 });
    const calls = ['192.0.2.1', '192.0.2.2'].flatMap((address) => call({ address, customer: 'harbour 7' }));
    expect([...calls, ...call({ customer: 'lantern 7' })]).toEqual([0, 60, 0]);
  });

  test('without a known address or customer are not counted, and neither is anybody where the limits are 0', () => {
    expect(countWith({ perAddress: 1, perCustomer: 1 }).call({}, 3)).toEqual([0, 0, 0]);
    const caller = { address: '192.0.2.1', customer: 'harbour 7' };
    expect(countWith({ perAddress: 0, perCustomer: 0 }).call(caller, 3)).toEqual([0, 0, 0]);
  });

  test('are accepted again at once after the clock was set back', () => {
    const { call, pass } = countWith({ perAddress: 1, perCustomer: 0 });
    expect(call({ address: '192.0.2.1' }, 2)).toEqual([0, 60]);
    pass(-3_600_000);
    expect(call({ address: '192.0.2.1' })).toEqual([0]);
  });
});
