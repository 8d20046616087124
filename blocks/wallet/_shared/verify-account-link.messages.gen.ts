// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VerifyAccountLinkMessages {
  /** Verify your account */
  verify(): string;
}

export const verifyAccountLinkMessages: MessageCatalogueReference<VerifyAccountLinkMessages> = { catalogue: 'verify-account-link' };
