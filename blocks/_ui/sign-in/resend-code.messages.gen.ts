// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResendCodeMessages {
  /** Nothing came? Look among your junk mail. A new code can be sent once a minute. */
  help(): string;
}

export const resendCodeMessages: MessageCatalogueReference<ResendCodeMessages> = { catalogue: 'resend-code' };
