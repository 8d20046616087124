// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LotteryNumberPickerMessages {
  /** Add to cart */
  add(): string;
  /** Adding… */
  adding(): string;
  /** Your ticket is in your cart. */
  added(): string;
  /** Games */
  games(): string;
  /** Game size */
  offer(): string;
  /** {combinations} standard games in each */
  combinations(values: { readonly combinations: string }): string;
  /** Number of games */
  gameCount(): string;
  /** One game fewer */
  fewer(): string;
  /** One game more */
  more(): string;
  /** {count, plural, one {# game} other {# games}} */
  gamesOfTicket(values: { readonly count: number }): string;
  /** Game {number} */
  game(values: { readonly number: number }): string;
  /** Complete */
  complete(): string;
  /** {count} to pick */
  numbersLeft(values: { readonly count: number }): string;
  /** Game {number}: Complete */
  gameComplete(values: { readonly number: number }): string;
  /** Game {number}: {count} to pick */
  gameNumbersLeft(values: { readonly number: number; readonly count: number }): string;
  /** Game {number}, {set} */
  numbersOfGame(values: { readonly number: number; readonly set: string }): string;
  /** {set}{order, select, counts {, in order} other {}}: choose {amount, select, upTo {1 to {count}} other {{count}}} from {min} to {max} */
  range(values: { readonly set: string; readonly order: 'counts' | 'free'; readonly amount: 'upTo' | 'all'; readonly count: number; readonly min: number; readonly max: number }): string;
  /** Use the arrow keys to move. */
  arrows(): string;
  /** Lucky Dip */
  dip(): string;
  /** Lucky Dip, Game {number} */
  dipOfGame(values: { readonly number: number }): string;
  /** Lucky Dip for every game */
  dipAll(): string;
  /** Clear */
  clear(): string;
  /** Clear, Game {number} */
  clearGame(values: { readonly number: number }): string;
  /** Clear all */
  clearAll(): string;
  /** Next game */
  next(): string;
  /** Use favourites */
  favourites(): string;
  /** Use favourites, Game {number} */
  favouritesOfGame(values: { readonly number: number }): string;
  /** Save as favourites */
  keep(): string;
  /** Save as favourites, Game {number} */
  keepGame(values: { readonly number: number }): string;
  /** Play the same numbers often? Save a complete game as your favourites, then fill any game with one tap. */
  favouritesTip(): string;
  /** Ok, got it */
  favouritesTipClose(): string;
  /** Your favourites here are {old}. Replace them with {new}? */
  replaceFavourites(values: { readonly old: string; readonly new: string }): string;
  /** Replace */
  replace(): string;
  /** Keep current favourites */
  keepOld(): string;
  /** Draw day */
  day(): string;
  /** {day, select, mon {Monday} tue {Tuesday} wed {Wednesday} thu {Thursday} fri {Friday} sat {Saturday} other {Sunday}} */
  weekday(values: { readonly day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }): string;
  /** Choose a cause to support */
  cause(): string;
  /** First draw */
  draw(): string;
  /** {place, selectordinal, =0 {Next Available Draw} =1 {1st Forward Draw} =2 {2nd Forward Draw} =3 {3rd Forward Draw} one {#th Forward Draw} two {#th Forward Draw} few {#th Forward Draw} other {#th Forward Draw}} */
  drawPlace(values: { readonly place: number }): string;
  /** {when} · {jackpot} */
  drawHint(values: { readonly when: string; readonly jackpot: string }): string;
  /** Sales for draw {from} have closed. Your ticket now starts with draw {to}. */
  movedDraw(values: { readonly from: string; readonly to: string }): string;
  /** Number of draws */
  numDraws(): string;
  /** {count, plural, one {# draw} other {# draws}} */
  drawCount(values: { readonly count: number }): string;
  /** Number of weeks */
  numWeeks(): string;
  /** {count, plural, one {# week} other {# weeks}} */
  weekCount(values: { readonly count: number }): string;
  /** {type, select, autoplay {AutoPlay} other {Subscription}} */
  repeatName(values: { readonly type: 'autoplay' | 'subscription' }): string;
  /** When this ticket’s draws are over we’ll buy it again, until you pause or cancel in your account. */
  repeat(): string;
  /** When this ticket’s draws are over we’ll buy it again, until you pause or cancel in your account. This ticket is only sold this way. */
  repeatAlways(): string;
  /** Which draws */
  repeatWhen(): string;
  /** Total, {games, plural, one {# game} other {# games}}{draws, plural, one {} other {, # draws}}{weeks, plural, one {} other {, # weeks}} */
  total(values: { readonly games: number; readonly draws: number; readonly weeks: number }): string;
  /** Choose a draw day. */
  dayMissing(): string;
  /** Fill at least {count, plural, one {# game} other {# games}}. */
  gamesMissing(values: { readonly count: number }): string;
  /** Fill at least {count, plural, one {# game} other {# games}}, or use Lucky Dip. */
  numbersMissing(values: { readonly count: number }): string;
  /** Choose a cause to support. */
  causeMissing(): string;
  /** {count, plural, one {Game {games} isn’t finished.} other {Games {games} aren’t finished.}} */
  unfinished(values: { readonly count: number; readonly games: readonly string[] }): string;
  /** Your numbers are still here. */
  picksStay(): string;
  /** Finish Game {number} */
  finish(values: { readonly number: number }): string;
  /** {count, plural, one {Add without it} other {Add without them}} */
  addWithout(values: { readonly count: number }): string;
}

export const lotteryNumberPickerMessages: MessageCatalogueReference<LotteryNumberPickerMessages> = { catalogue: 'lottery-number-picker', format: formatText };
