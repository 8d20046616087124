import type { DepositStatus } from '#schemas/generated/api/wire-types.gen.ts';

/** What can happen to a deposit. */
export type DepositStep = 'challenge' | 'authorise' | 'capture' | 'fail';

const STEPS: Readonly<Record<DepositStatus, Readonly<Partial<Record<DepositStep, DepositStatus>>>>> = {
  created: { challenge: 'challenged', authorise: 'authorised', fail: 'failed' },
  challenged: { authorise: 'authorised', fail: 'failed' },
  authorised: { capture: 'captured', fail: 'failed' },
  captured: {},
  failed: {},
};

/**
 * The status after a step, or null where the step has no effect: each takes effect once, however often it is
 * reported.
 */
export function getNextDepositStatus(status: DepositStatus, step: DepositStep): DepositStatus | null {
  return STEPS[status][step] ?? null;
}

export function isDepositFinal(status: DepositStatus): boolean {
  return Object.keys(STEPS[status]).length === 0;
}
