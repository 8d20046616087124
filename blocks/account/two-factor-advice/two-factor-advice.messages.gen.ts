// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TwoFactorAdviceMessages {
  /** Not now */
  dismiss(): string;
}

export const twoFactorAdviceMessages: MessageCatalogueReference<TwoFactorAdviceMessages> = { catalogue: 'two-factor-advice' };
