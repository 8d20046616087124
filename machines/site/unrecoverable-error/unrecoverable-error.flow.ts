import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { unrecoverableErrorMachine } from './unrecoverable-error.machine.ts';
import type { UnrecoverableErrorEvent } from './unrecoverable-error.types.ts';

/** The screen over every page when the shop's API is broken. */
export const unrecoverableErrorFlow: FlowRef<
  SnapshotFrom<typeof unrecoverableErrorMachine>,
  UnrecoverableErrorEvent
> = { id: 'unrecoverable-error', scope: 'app' };
