import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DepositStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { type DepositStatusTransition, getNextDepositStatus, isDepositFinal } from './deposit-status.ts';
import { depositStatuses } from './payment-codes.ts';

const steps: readonly DepositStatusTransition[] = ['challenge', 'authorise', 'capture', 'fail'];

function walk(taken: readonly DepositStatusTransition[]): DepositStatus[] {
  const path: DepositStatus[] = ['created'];
  for (const step of taken) {
    const next = getNextDepositStatus(path.at(-1) ?? 'created', step);
    if (next) path.push(next);
  }
  return path;
}

test('a deposit goes from created through the bank challenge to captured', () => {
  expect(walk(['challenge', 'authorise', 'capture'])).toEqual(['created', 'challenged', 'authorised', 'captured']);
  expect(walk(['authorise', 'capture'])).toEqual(['created', 'authorised', 'captured']);
  expect(walk(['capture'])).toEqual(['created']);
  expect(depositStatuses.filter(isDepositFinal)).toEqual(['captured', 'failed']);
});

test('deposit steps in any order, even repeated, reach no status twice and change none that is final', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), (taken) => {
      const path = walk(taken);
      expect(new Set(path).size).toBe(path.length);
      expect(path.includes('captured') && path.includes('failed')).toBe(false);
      expect(!path.includes('captured') || path.includes('authorised')).toBe(true);
      expect(path.slice(0, -1).some(isDepositFinal)).toBe(false);
      expect(walk(taken.flatMap((step) => [step, step]))).toEqual(path);
    }),
  );
});
