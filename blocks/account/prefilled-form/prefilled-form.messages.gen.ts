// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrefilledFormMessages {
  /** Your account */
  heading(): string;
}

export const prefilledFormMessages: MessageCatalogueReference<PrefilledFormMessages> = { catalogue: 'prefilled-form' };
