// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface FailedBlockMessages {
  /** We couldn’t show this part of the page. */
  notShown(): string;
  /** Please reload to try again. */
  reload(): string;
}

export const failedBlockMessages: MessageCatalogueReference<FailedBlockMessages> = { catalogue: 'failed-block' };
