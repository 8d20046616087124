// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CardFieldsMessages {
  /** Card details */
  frame(): string;
  /** Card number */
  number(): string;
  /** Expiry */
  expiry(): string;
  /** Security code */
  securityCode(): string;
  /** Name on card */
  name(): string;
}

export const cardFieldsMessages: MessageCatalogueReference<CardFieldsMessages> = { catalogue: 'card-fields' };
