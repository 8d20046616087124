// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SyndicateSharesMessages {
  /** Choose a syndicate */
  heading(): string;
  /** {day}, {time} */
  drawTime(values: { readonly day: string; readonly time: string }): string;
  /** {count, plural, one {# game} other {# games}} */
  games(values: { readonly count: number }): string;
  /** {count, plural, one {# game} other {# games}}, {playedAs} */
  gamesPlayedAs(values: { readonly count: number; readonly playedAs: string }): string;
  /** {left} of {total} shares left */
  sharesLeft(values: { readonly left: number; readonly total: number }): string;
  /** Sold out */
  soldOut(): string;
  /** a share */
  perShare(): string;
  /** How many shares */
  quantity(): string;
  /** {count, plural, one {# share} other {# shares}} */
  shares(values: { readonly count: number }): string;
  /** One share fewer */
  fewer(): string;
  /** One share more */
  more(): string;
  /** {shares} of {total} equal parts of every ticket of {syndicate}, and of every prize. */
  parts(values: { readonly shares: number; readonly total: number; readonly syndicate: string }): string;
  /** Every share of the coming draws is sold. New ones open after each draw. */
  allSold(): string;
  /** Sales of this draw are over. */
  over(): string;
  /** Not on sale at the moment. */
  notOnSale(): string;
  /** Shares are bought draw by draw here: shares in every draw are not on offer. */
  notRepeated(): string;
  /** To the coming draws */
  current(): string;
  /** See all syndicates */
  others(): string;
  /** Buying shares needs JavaScript. The syndicates and their prices are above. */
  noScript(): string;
}

export const syndicateSharesMessages: MessageCatalogueReference<SyndicateSharesMessages> = { catalogue: 'syndicate-shares', format: formatText };
