// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecurringPurchaseMessages {
  /** {type}: {what}, {rhythm} */
  summary(values: { readonly type: string; readonly what: string; readonly rhythm: string }): string;
  /** Status */
  status(): string;
  /** Price each time */
  price(): string;
  /** Paid with */
  fund(): string;
  /** Last purchase */
  last(): string;
  /** Active. */
  goesOn(): string;
  /** Next purchase: {when}. */
  boughtNext(values: { readonly when: string }): string;
  /** Paused until you resume. */
  paused(): string;
  /** Paused. */
  pausedForAWhile(): string;
  /** Paused. Resumes automatically {day}. */
  pausedUntil(values: { readonly day: string }): string;
  /** You’ve cancelled this. We won’t buy any more. */
  cancelled(): string;
  /** Your membership won’t renew. You’re a member until {day}. */
  membershipEnds(values: { readonly day: string }): string;
  /** Change your membership */
  membership(): string;
  /** Keep your membership */
  keepMembership(): string;
  /** Your numbers */
  numbers(): string;
  /** Lucky Dip: new numbers each time. */
  newNumbers(): string;
  /** Manage */
  manage(): string;
  /** Pause */
  pause(): string;
  /** While it’s paused we won’t buy anything or charge you. */
  pauseText(): string;
  /** How long for? */
  howLong(): string;
  /** {length, select, week {A week} two_weeks {Two weeks} four_weeks {Four weeks} other {Three months}}, until {until, date, shortWeekdayDate} */
  pauseLength(values: { readonly length: 'week' | 'two_weeks' | 'four_weeks' | 'three_months'; readonly until: number }): string;
  /** Until I resume */
  indefinitely(): string;
  /** Resume */
  resume(): string;
  /** Cancel */
  cancel(): string;
  /** Cancel this? You keep the tickets you’ve already bought. It can’t be restarted. */
  sure(): string;
  /** Yes, cancel it */
  confirm(): string;
  /** Stop renewing */
  stopRenewing(): string;
  /** Stop renewing? You’re a member until {day} and won’t be charged again. You can change your mind until then. */
  sureMembership(values: { readonly day: string }): string;
  /** Yes, stop renewing */
  confirmMembership(): string;
  /** Keep it */
  keep(): string;
  /** One moment… */
  changing(): string;
  /** That didn’t work, and nothing has changed. Please try again. */
  failed(): string;
  /** What you buy */
  values(): string;
  /** Tickets each time */
  book(): string;
  /** Game */
  gameOffer(): string;
  /** Games */
  games(): string;
  /** Cause you support */
  cause(): string;
  /** Play for */
  minimumJackpot(): string;
  /** Lucky Dip: new numbers each time */
  quickpick(): string;
  /** {count, plural, one {# ticket} other {# tickets}}, {price, number, withoutZeroCents} */
  bookOption(values: { readonly count: number; readonly price: number | MoneyValue }): string;
  /** No change */
  current(): string;
  /** Please turn on JavaScript to change this. */
  noScript(): string;
}

export const recurringPurchaseMessages: MessageCatalogueReference<RecurringPurchaseMessages> = { catalogue: 'recurring-purchase', format: formatText };
