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
  /** Number of shares */
  quantity(): string;
  /** {count, plural, one {# share} other {# shares}} */
  shares(values: { readonly count: number }): string;
  /** One share fewer */
  fewer(): string;
  /** One share more */
  more(): string;
  /** {shares} of {total} equal shares in every {syndicate} ticket and prize. */
  parts(values: { readonly shares: number; readonly total: number; readonly syndicate: string }): string;
  /** All shares in the coming draws are sold. New ones open after each draw. */
  allSold(): string;
  /** Sales for this draw have closed. */
  over(): string;
  /** Not on sale right now. */
  notOnSale(): string;
  /** These shares are sold one draw at a time. */
  notRepeated(): string;
  /** See upcoming draws */
  current(): string;
  /** See all syndicates */
  others(): string;
  /** Please turn on JavaScript to buy shares. Syndicates and prices are above. */
  noScript(): string;
}

export const syndicateSharesMessages: MessageCatalogueReference<SyndicateSharesMessages> = { catalogue: 'syndicate-shares', format: formatText };
