// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutFailureMessages {
  /** Something went wrong. Please try again. */
  unreachable(): string;
  /** You’re buying this in another tab. You haven’t been charged here. Finish in the other tab first. */
  buyingElsewhere(): string;
  /** You’re buying this in another tab, where your bank or payment service is waiting for you. You haven’t been charged. You can continue here instead: it’s the same payment, and you’ll only pay once. */
  waitsElsewhere(): string;
  /** Your order didn’t reach us. You haven’t been charged. Please try again. */
  notBought(): string;
  /** Your money is in your wallet, but your order isn’t complete yet. Place it now to pay from your wallet. */
  paidIn(): string;
}

export const checkoutFailureMessages: MessageCatalogueReference<CheckoutFailureMessages> = { catalogue: 'checkout-failure' };
