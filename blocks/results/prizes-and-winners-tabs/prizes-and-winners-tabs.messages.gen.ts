// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrizesAndWinnersTabsMessages {
  /** About this draw */
  label(): string;
  /** Prizes */
  prizes(): string;
  /** Winners */
  winners(): string;
}

export const prizesAndWinnersTabsMessages: MessageCatalogueReference<PrizesAndWinnersTabsMessages> = { catalogue: 'prizes-and-winners-tabs' };
