import type { SnapshotFrom } from 'xstate';
import type { paypalAccountSavingMachine } from './paypal-account-saving.machine.ts';
import type { PaypalAccountSavingMachineContext } from './paypal-account-saving.types.ts';

export interface PaypalAccountSavingView extends Pick<PaypalAccountSavingMachineContext, 'refusal'> {
  readonly step: 'closed' | 'linking' | 'unavailable' | 'saving' | 'refused';
}

export function paypalAccountSavingView({
  value,
  context,
}: SnapshotFrom<typeof paypalAccountSavingMachine>): PaypalAccountSavingView {
  return { step: value, refusal: context.refusal };
}
