import type { SnapshotFrom } from 'xstate';
import type { automaticIdentityCheckMachine } from './automatic-identity-check.machine.ts';
import type { AutomaticIdentityCheckMachineContext } from './automatic-identity-check.types.ts';

export interface AutomaticIdentityCheckView extends Pick<AutomaticIdentityCheckMachineContext, 'result' | 'refusal'> {
  readonly step: 'idle' | 'verifying' | 'leaving' | 'returning';
}

export function automaticIdentityCheckView({
  value,
  context,
}: SnapshotFrom<typeof automaticIdentityCheckMachine>): AutomaticIdentityCheckView {
  const { result, refusal } = context;
  return { step: value === 'deciding' ? 'idle' : value, result, refusal };
}
