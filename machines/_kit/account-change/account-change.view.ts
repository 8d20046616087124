import type { SnapshotFrom } from 'xstate';
import type { accountChangeMachine } from './account-change.machine.ts';
import type { AccountChangeContext } from './account-change.types.ts';

export interface AccountChangeView extends AccountChangeContext {
  readonly step: 'idle' | 'confirming' | 'changing' | 'refused';
}

export function accountChangeView({ value, context }: SnapshotFrom<typeof accountChangeMachine>): AccountChangeView {
  return { step: value, ...context };
}
