import { type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import type { CheckoutOrderView } from '#machines/checkout/checkout/checkout.view.ts';

/** What is paid now, from where, and what is charged later. */
export interface AmountToPayData {
  readonly currency: string;
  readonly total: MinorUnits;
  readonly fromWallet: MinorUnits;
  readonly toPay: MinorUnits;
  readonly later: MinorUnits;
}

export function getAmountsToPay({ order: { cart }, payment }: CheckoutOrderView): AmountToPayData {
  return { ...payment, currency: cart.currency, later: parseDecimalAmount(cart.preOrderTotal, cart.currency) };
}
