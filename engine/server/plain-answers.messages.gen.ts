// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PlainAnswersMessages {
  /** There is nothing at this address. */
  nothingHere(): string;
  /** That’s a lot of addresses at once. Please wait a minute and try again. */
  tooManyRequests(): string;
}

export const plainAnswersMessages: MessageCatalogueReference<PlainAnswersMessages> = { catalogue: 'plain-answers' };
