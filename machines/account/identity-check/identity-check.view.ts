import type { SnapshotFrom } from 'xstate';
import type { identityCheckMachine } from './identity-check.machine.ts';
import type { IdentityCheckContext } from './identity-check.types.ts';

export interface IdentityCheckView extends Pick<IdentityCheckContext, 'result' | 'refusal'> {
  readonly step: 'idle' | 'verifying' | 'leaving' | 'returning';
}

export function identityCheckView({ value, context }: SnapshotFrom<typeof identityCheckMachine>): IdentityCheckView {
  const { result, refusal } = context;
  return { step: value === 'deciding' ? 'idle' : value, result, refusal };
}
