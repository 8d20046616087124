// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyMessages {
  /** Drawn */
  drawn(): string;
  /** Sales close */
  closes(): string;
  /** Prizes */
  prize(): string;
  /** Jackpot */
  jackpot(): string;
  /** Price per share */
  share(): string;
  /** Your shares */
  yours(): string;
  /** The group won */
  won(): string;
  /** No prize this time */
  nothing(): string;
  /** You won */
  youWon(): string;
  /** Promoted */
  promoted(): string;
  /** Choose the next draw */
  next(): string;
  /** {status, select, open {Open} closed {Sales closed} paid {Drawn and paid} other {Cancelled: no shares sold}} */
  status(values: { readonly status: 'open' | 'closed' | 'paid' | 'cancelled' }): string;
  /** {shares, plural, one {# share} other {# shares}} */
  shares(values: { readonly shares: number }): string;
  /** {games, plural, one {# game} other {# games}} */
  games(values: { readonly games: number }): string;
  /** {shares, plural, =0 {Sold out} one {# share left} other {# shares left}} */
  sharesLeft(values: { readonly shares: number }): string;
  /** {members, plural, one {# member} other {# members}}, {publicity, select, private {by invitation} promoted {promoted, open to everyone} other {open to everyone}} */
  membersAndPublicity(values: { readonly members: number; readonly publicity: 'private' | 'promoted' | 'public' }): string;
  /** {price} a share, {sharesLeft, plural, =0 {sold out} one {# share left} other {# shares left}} */
  openSession(values: { readonly price: string; readonly sharesLeft: number }): string;
  /** Your shares: {shares, plural, one {# share} other {# shares}} */
  ownShares(values: { readonly shares: number }): string;
  /** You won {amount} */
  ownWinnings(values: { readonly amount: string }): string;
  /** Your shares: {shares, plural, one {# share} other {# shares}}. You won {amount} */
  ownSharesAndWinnings(values: { readonly shares: number; readonly amount: string }): string;
  /** {lottery}, {day} */
  lotteryAndDay(values: { readonly lottery: string; readonly day: string }): string;
  /** {status, select, open {Open} closed {Sales closed} paid {Drawn and paid} other {Cancelled: no shares sold}}, {day} */
  statusAndDay(values: { readonly status: 'open' | 'closed' | 'paid' | 'cancelled'; readonly day: string }): string;
}

export const partyMessages: MessageCatalogueReference<PartyMessages> = { catalogue: 'party', format: formatText };
