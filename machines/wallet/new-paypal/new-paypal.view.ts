import type { SnapshotFrom } from 'xstate';
import type { paypalAccountSavingMachine } from './new-paypal.machine.ts';
import type { PaypalAccountSavingContext } from './new-paypal.types.ts';

export interface PaypalAccountSavingView extends Pick<PaypalAccountSavingContext, 'refusal'> {
  readonly step: 'closed' | 'linking' | 'unavailable' | 'saving' | 'refused';
}

export function paypalAccountSavingView({
  value,
  context,
}: SnapshotFrom<typeof paypalAccountSavingMachine>): PaypalAccountSavingView {
  return { step: value, refusal: context.refusal };
}
