// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CountdownMessages {
  /** Closed */
  closed(): string;
}

export const countdownMessages: MessageCatalogueReference<CountdownMessages> = { catalogue: 'countdown' };
