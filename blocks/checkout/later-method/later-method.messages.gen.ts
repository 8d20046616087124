// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LaterMethodMessages {
  /** How later purchases are paid */
  heading(): string;
  /** Part of your order is charged again, or later, without you. Choose what pays for it then. */
  intro(): string;
  /** Paid with */
  legend(): string;
  /** The new card that you pay with now */
  newCard(): string;
  /** We save it when you pay. */
  newCardHint(): string;
  /** Your wallet */
  wallet(): string;
  /** Keep enough in it: what it cannot pay is not bought. */
  walletHint(): string;
  /** Please choose how later purchases are paid. */
  missing(): string;
}

export const laterMethodMessages: MessageCatalogueReference<LaterMethodMessages> = { catalogue: 'later-method' };
