import type { MinorUnits } from '#domain/money.ts';
import type { CheckoutOrderView } from '#machines/checkout/checkout/checkout.view.ts';

export interface PlaceOrderButtonData {
  readonly currency: string;
  readonly toPay: MinorUnits;
  /** Whether there is something to agree to. */
  readonly showRegulation: boolean;
  /** Whether the cart can't be bought as it is. */
  readonly isBlocked: boolean;
}

export function toPlaceOrderData({ order: { cart }, payment }: CheckoutOrderView): PlaceOrderButtonData {
  return {
    currency: cart.currency,
    toPay: payment.toPay,
    showRegulation: cart.showRegulation,
    isBlocked: Object.keys(cart.blockedReasons).length > 0,
  };
}
