import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { accountChangeMachine } from './account-change.machine.ts';
import type { AccountChangeEvent } from './account-change.types.ts';

/** What a button of an account page changes at once. */
export const accountChangeFlow: FlowRef<SnapshotFrom<typeof accountChangeMachine>, AccountChangeEvent> = {
  id: 'account-change',
  scope: 'page',
};
