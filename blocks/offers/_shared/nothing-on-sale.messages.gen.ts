// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NothingOnSaleMessages {
  /** There are currently no products available, please check back later. Thank you for being patient. */
  text(): string;
}

export const nothingOnSaleMessages: MessageCatalogueReference<NothingOnSaleMessages> = { catalogue: 'nothing-on-sale' };
