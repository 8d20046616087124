// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LotteryPricesMessages {
  /** Prices and rules */
  heading(): string;
  /** Lucky Dip: we pick your numbers at random */
  quickpick(): string;
  /** {name}: choose {count} from {min} to {max} */
  numbers(values: { readonly name: string; readonly count: string; readonly min: string; readonly max: string }): string;
  /** {name}: choose 1 to {count} from {min} to {max} */
  numbersUpTo(values: { readonly name: string; readonly count: string; readonly min: string; readonly max: string }): string;
  /** {name}, in order: choose {count} from {min} to {max} */
  orderedNumbers(values: { readonly name: string; readonly count: string; readonly min: string; readonly max: string }): string;
  /** {games, plural, one {# game} other {# games}} */
  games(values: { readonly games: number }): string;
  /** {games, plural, one {# game} other {# games}} on a ticket */
  gamesOnTicket(values: { readonly games: number }): string;
  /** {least} to {most, plural, one {# game} other {# games}} on a ticket */
  gamesOnTicketRange(values: { readonly least: string; readonly most: number }): string;
  /** Each game counts as {combinations, plural, one {# standard game} other {# standard games}} */
  combinations(values: { readonly combinations: number }): string;
}

export const lotteryPricesMessages: MessageCatalogueReference<LotteryPricesMessages> = { catalogue: 'lottery-prices', format: formatText };
