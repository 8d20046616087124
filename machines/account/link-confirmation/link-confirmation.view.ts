import type { SnapshotFrom } from 'xstate';
import type { linkConfirmationMachine } from './link-confirmation.machine.ts';

export interface LinkConfirmationView {
  readonly state: 'unconfirmed' | 'confirming' | 'confirmed' | 'invalid';
  readonly hasFailed: boolean;
}

export function linkConfirmationView({
  value: state,
  context: { hasFailed },
}: SnapshotFrom<typeof linkConfirmationMachine>): LinkConfirmationView {
  return { state, hasFailed };
}
