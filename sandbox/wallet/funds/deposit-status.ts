import type { DepositStatus } from '#schemas/generated/api/wire-types.gen.ts';

export type DepositStatusTransition = 'challenge' | 'authorise' | 'capture' | 'fail';

const STEPS: Readonly<Record<DepositStatus, Readonly<Partial<Record<DepositStatusTransition, DepositStatus>>>>> = {
  created: { challenge: 'challenged', authorise: 'authorised', fail: 'failed' },
  challenged: { authorise: 'authorised', fail: 'failed' },
  authorised: { capture: 'captured', fail: 'failed' },
  captured: {},
  failed: {},
};

/** The status after a step; null when the step has no effect, for example because it was reported before. */
export function getNextDepositStatus(status: DepositStatus, step: DepositStatusTransition): DepositStatus | null {
  return STEPS[status][step] ?? null;
}

export function isDepositFinal(status: DepositStatus): boolean {
  return Object.keys(STEPS[status]).length === 0;
}
