// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import membershipToasts from './services/flows/membership-toasts.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const appMessageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'membership-toasts': readMessages(membershipToasts),
};
