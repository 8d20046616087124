// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OwnSubscriptionsMessages {
  /** You already subscribe to this */
  heading(): string;
  /** <strong>{what}</strong>, {rhythm} */
  subscription(values: { readonly what: string; readonly rhythm: string; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
  /** {status}. Next purchase: {day} */
  statusAndNext(values: { readonly status: string; readonly day: string }): string;
  /** Change or pause */
  change(): string;
}

export const ownSubscriptionsMessages: MessageCatalogueReference<OwnSubscriptionsMessages> = { catalogue: 'own-subscriptions', format: formatTextOrElements };
