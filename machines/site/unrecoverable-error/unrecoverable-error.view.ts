import type { SnapshotFrom } from 'xstate';
import type { unrecoverableErrorMachine } from './unrecoverable-error.machine.ts';

/** The status that is shown; null while nothing is. */
export function getUnrecoverableErrorStatus({
  context,
}: SnapshotFrom<typeof unrecoverableErrorMachine>): number | null {
  return context.status;
}
