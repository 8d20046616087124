// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NotificationDrawerMessages {
  /** Notifications */
  heading(): string;
  /** Close notifications */
  close(): string;
  /** One moment… */
  fetching(): string;
  /** We could not load your notifications. */
  failed(): string;
  /** Try again */
  retry(): string;
  /** You are up to date. */
  empty(): string;
  /** New */
  fresh(): string;
  /** {moment, date, shortDateTime} */
  createdAt(values: { readonly moment: number }): string;
}

export const notificationDrawerMessages: MessageCatalogueReference<NotificationDrawerMessages> = { catalogue: 'notification-drawer', format: formatText };
