// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LaterMethodMessages {
  /** Future payments */
  heading(): string;
  /** Part of your order renews or is charged later. Choose how to pay for it. */
  intro(): string;
  /** Payment method */
  legend(): string;
  /** The new card you’re using now */
  newCard(): string;
  /** We’ll save it when you pay. */
  newCardHint(): string;
  /** Your wallet */
  wallet(): string;
  /** Keep enough in your wallet or the purchase won’t go through. */
  walletHint(): string;
  /** Please choose a payment method for future payments. */
  missing(): string;
}

export const laterMethodMessages: MessageCatalogueReference<LaterMethodMessages> = { catalogue: 'later-method' };
