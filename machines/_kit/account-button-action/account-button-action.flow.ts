import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { accountButtonActionMachine } from './account-button-action.machine.ts';
import type { AccountButtonActionEvent } from './account-button-action.types.ts';

/** What a button of an account page changes at once. */
export const accountButtonActionFlow: FlowRef<
  SnapshotFrom<typeof accountButtonActionMachine>,
  AccountButtonActionEvent
> = {
  id: 'account-button-action',
  scope: 'page',
};
