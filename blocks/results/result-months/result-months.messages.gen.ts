// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResultMonthsMessages {
  /** Earlier results */
  heading(): string;
}

export const resultMonthsMessages: MessageCatalogueReference<ResultMonthsMessages> = { catalogue: 'result-months' };
