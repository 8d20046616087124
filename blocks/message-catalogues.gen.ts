// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import feedbackDialog from './site/feedback-dialog/feedback-dialog.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const messageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'feedback-dialog': readMessages(feedbackDialog),
};
