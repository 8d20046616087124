import type { SnapshotFrom } from 'xstate';
import type { accountButtonActionMachine } from './account-button-action.machine.ts';
import type { AccountButtonActionMachineContext } from './account-button-action.types.ts';

export interface AccountButtonActionView extends AccountButtonActionMachineContext {
  readonly step: 'idle' | 'confirming' | 'changing' | 'refused';
}

export function accountButtonActionView({
  value,
  context,
}: SnapshotFrom<typeof accountButtonActionMachine>): AccountButtonActionView {
  return { step: value, ...context };
}
