// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface AccountListMessages {
  /** Other lists */
  links(): string;
}

export const accountListMessages: MessageCatalogueReference<AccountListMessages> = { catalogue: 'account-list' };
