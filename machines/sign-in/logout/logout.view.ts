import type { SnapshotFrom } from 'xstate';
import type { logoutMachine } from './logout.machine.ts';

/** Logging out as a block shows it. */
export type LogoutStageView = 'authenticated' | 'leaving' | 'failed' | 'unauthenticated';

export function logoutView({ value }: SnapshotFrom<typeof logoutMachine>): LogoutStageView {
  return value;
}
