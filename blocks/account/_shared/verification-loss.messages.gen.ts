// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface VerificationLossMessages {
  /** Before you save */
  confirm(): string;
  /** Save and verify again */
  accept(): string;
}

export const verificationLossMessages: MessageCatalogueReference<VerificationLossMessages> = { catalogue: 'verification-loss' };
