// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PromotionCodeEntryMessages {
  /** Promotion code */
  label(): string;
  /** Add code */
  add(): string;
  /** Adding… */
  adding(): string;
  /** This field is required */
  required(): string;
}

export const promotionCodeEntryMessages: MessageCatalogueReference<PromotionCodeEntryMessages> = { catalogue: 'promotion-code-entry' };
