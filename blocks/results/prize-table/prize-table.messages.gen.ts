// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrizeTableMessages {
  /** Prizes */
  heading(): string;
  /** Prizes */
  coming(): string;
  /** There are no prizes to show for this draw. */
  none(): string;
  /** No ticket won a prize in this draw. */
  noPrize(): string;
  /** Prize */
  prize(): string;
  /** Winners */
  winners(): string;
  /** Number */
  places(): string;
  /** Prize each */
  each(): string;
  /** Prize */
  worth(): string;
  /** No winner */
  nobody(): string;
  /** Any number */
  any(): string;
}

export const prizeTableMessages: MessageCatalogueReference<PrizeTableMessages> = { catalogue: 'prize-table' };
