import { expect, test } from 'vitest';
import { findDepositBarrier } from './deposit-barrier.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const free = {
  verification: { status: 'Unverified' },
  verificationRules: { required: false, requiredBy: null },
  countryBanned: false,
  playBreak: null,
} as const;
const verifyBy = (requiredBy: string) => ({ ...free, verificationRules: { required: true, requiredBy } });

test.each([
  [free, null],
  [verifyBy('2026-11-20T00:00:01Z'), null],
  [verifyBy('2026-11-20T00:00:00Z'), 'verification'],
  [{ ...free, countryBanned: true }, 'country'],
  [{ ...verifyBy('2026-11-01T00:00:00Z'), playBreak: {} }, 'break'],
])('findDepositBarrier for the account %o returns %s', (account, barrier) => {
  expect(findDepositBarrier(account, NOW)).toBe(barrier);
});
