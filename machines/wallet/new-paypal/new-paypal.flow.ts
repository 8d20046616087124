import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { paypalAccountSavingMachine } from './new-paypal.machine.ts';
import type { PaypalAccountSavingEvent } from './new-paypal.types.ts';

/** Saving a PayPal account without paying with it. */
export const paypalAccountSavingFlow: FlowRef<
  SnapshotFrom<typeof paypalAccountSavingMachine>,
  PaypalAccountSavingEvent
> = {
  id: 'new-paypal',
  scope: 'page',
};
