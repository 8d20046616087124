// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PrizeHeroMessages {
  /** Worth */
  worth(): string;
  /** Tickets from */
  tickets(): string;
  /** Closes */
  closes(): string;
  /** {day}, {time} */
  moment(values: { readonly day: string; readonly time: string }): string;
  /** Time left */
  left(): string;
  /** In aid of */
  cause(): string;
  /** Sold out */
  soldOut(): string;
  /** The next draw opens soon. */
  closed(): string;
}

export const prizeHeroMessages: MessageCatalogueReference<PrizeHeroMessages> = { catalogue: 'prize-hero', format: formatText };
