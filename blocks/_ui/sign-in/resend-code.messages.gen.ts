// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResendCodeMessages {
  /** Didn’t get it? Check your junk folder. You can request a new code once a minute. */
  help(): string;
}

export const resendCodeMessages: MessageCatalogueReference<ResendCodeMessages> = { catalogue: 'resend-code' };
