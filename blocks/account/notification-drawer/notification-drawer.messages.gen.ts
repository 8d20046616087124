// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface NotificationDrawerMessages {
  /** Notifications */
  heading(): string;
  /** Close notifications */
  close(): string;
  /** Loading… */
  fetching(): string;
  /** We couldn’t load your notifications. */
  failed(): string;
  /** Try again */
  retry(): string;
  /** You’re all caught up. */
  empty(): string;
  /** New */
  fresh(): string;
  /** {moment, date, shortDateTime} */
  createdAt(values: { readonly moment: number }): string;
}

export const notificationDrawerMessages: MessageCatalogueReference<NotificationDrawerMessages> = { catalogue: 'notification-drawer', format: formatText };
