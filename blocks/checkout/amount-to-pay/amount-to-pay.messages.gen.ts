// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AmountToPayMessages {
  /** Total */
  total(): string;
  /** Charged later, for pre-orders */
  later(): string;
  /** From your wallet */
  wallet(): string;
  /** To pay now */
  toPay(): string;
}

export const amountToPayMessages: MessageCatalogueReference<AmountToPayMessages> = { catalogue: 'amount-to-pay' };
