// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OrderListMessages {
  /** Pages of upcoming tickets */
  upcomingPages(): string;
  /** Pages of past tickets */
  pastPages(): string;
}

export const orderListMessages: MessageCatalogueReference<OrderListMessages> = { catalogue: 'order-list' };
