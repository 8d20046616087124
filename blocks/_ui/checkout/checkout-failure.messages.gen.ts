// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutFailureMessages {
  /** Something went wrong. Please try again. */
  unreachable(): string;
  /** You are buying this in another tab. Please finish that first: nothing was paid here. */
  buyingElsewhere(): string;
  /** You are buying this in another tab, where your bank or payment service waits for your answer. Nothing was paid here. You can answer here instead: it is the same payment, and is paid once. */
  waitsElsewhere(): string;
  /** Your order did not reach us: nothing was bought and nothing was paid. Please try again. */
  notBought(): string;
  /** Your payment has arrived in your wallet. Nothing was bought with it yet: buy now, and your wallet pays. */
  paidIn(): string;
}

export const checkoutFailureMessages: MessageCatalogueReference<CheckoutFailureMessages> = { catalogue: 'checkout-failure' };
