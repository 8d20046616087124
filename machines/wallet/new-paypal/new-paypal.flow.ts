import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { newPaypalMachine } from './new-paypal.machine.ts';
import type { NewPaypalEvent } from './new-paypal.types.ts';

/** Saving a PayPal account without paying with it. */
export const newPaypalFlow: FlowRef<SnapshotFrom<typeof newPaypalMachine>, NewPaypalEvent> = {
  id: 'new-paypal',
  scope: 'page',
};
