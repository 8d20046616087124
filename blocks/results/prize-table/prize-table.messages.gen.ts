// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrizeTableMessages {
  /** What was won */
  heading(): string;
  /** What can be won */
  coming(): string;
  /** This draw has no prizes to show. */
  none(): string;
  /** No ticket won a prize in this draw. */
  noPrize(): string;
  /** Prize */
  prize(): string;
  /** Winners */
  winners(): string;
  /** How many */
  places(): string;
  /** For each */
  each(): string;
  /** To be won */
  worth(): string;
  /** No winner */
  nobody(): string;
  /** Any number */
  any(): string;
}

export const prizeTableMessages: MessageCatalogueReference<PrizeTableMessages> = { catalogue: 'prize-table' };
