// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';

/** Catalogues by name. */
export const appMessageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
};
