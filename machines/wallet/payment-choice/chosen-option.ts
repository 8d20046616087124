import {
  buildPaymentOptions,
  type PaymentOption,
  selectDefaultOrFirstPaymentOption,
} from '#domain/payment/payment-options.ts';
import type { PaymentChoiceMachineContext } from './payment-choice.types.ts';

export function listPaymentOptions({
  loaded,
  purpose,
  amount,
  currency,
}: PaymentChoiceMachineContext): readonly PaymentOption[] {
  return loaded ? buildPaymentOptions(loaded.methods, loaded.supported, { purpose, amount, currency }) : [];
}

/** The option that the customer chose, or else the one to begin with. */
export function getChosenOrInitialPaymentOption(
  context: PaymentChoiceMachineContext,
  options: readonly PaymentOption[] = listPaymentOptions(context),
): PaymentOption | null {
  return options.find(({ id }) => id === context.optionId) ?? selectDefaultOrFirstPaymentOption(options);
}

/** The chosen option after the methods are reloaded; a card refused meanwhile is replaced. */
export function revalidateChosenPaymentOption(context: PaymentChoiceMachineContext): PaymentOption | null {
  const chosen = getChosenOrInitialPaymentOption(context);
  return chosen?.fund?.isRefused ? getChosenOrInitialPaymentOption({ ...context, optionId: null }) : chosen;
}
