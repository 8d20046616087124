// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WaysToPlayMessages {
  /** Ways to play */
  label(): string;
  /** Syndicates */
  syndicates(): string;
  /** Lotto Party */
  lottoParty(): string;
}

export const waysToPlayMessages: MessageCatalogueReference<WaysToPlayMessages> = { catalogue: 'ways-to-play' };
