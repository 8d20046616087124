import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { paypalAccountSavingMachine } from './paypal-account-saving.machine.ts';
import type { PaypalAccountSavingEvent } from './paypal-account-saving.types.ts';

/** Saving a PayPal account without paying with it. */
export const paypalAccountSavingFlow: FlowRef<
  SnapshotFrom<typeof paypalAccountSavingMachine>,
  PaypalAccountSavingEvent
> = {
  id: 'paypal-account-saving',
  scope: 'page',
};
