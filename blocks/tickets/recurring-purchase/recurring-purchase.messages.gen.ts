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
  /** Last time */
  last(): string;
  /** It goes on. */
  goesOn(): string;
  /** It is bought next: {when}. */
  boughtNext(values: { readonly when: string }): string;
  /** It is paused until you start it again. */
  paused(): string;
  /** It is paused. */
  pausedForAWhile(): string;
  /** It is paused, and goes on by itself: {day}. */
  pausedUntil(values: { readonly day: string }): string;
  /** You have cancelled it. Nothing more is bought. */
  cancelled(): string;
  /** It is not renewed. You are a member until {day}. */
  membershipEnds(values: { readonly day: string }): string;
  /** Change your membership */
  membership(): string;
  /** Keep your membership */
  keepMembership(): string;
  /** Numbers that are played each time */
  numbers(): string;
  /** New numbers are picked each time. */
  newNumbers(): string;
  /** Change how it goes on */
  manage(): string;
  /** Pause */
  pause(): string;
  /** While it is paused nothing is bought and nothing charged. */
  pauseText(): string;
  /** How long? */
  howLong(): string;
  /** {length, select, week {For a week} two_weeks {For two weeks} four_weeks {For four weeks} other {For three months}}, until {until, date, shortWeekdayDate} */
  pauseLength(values: { readonly length: 'week' | 'two_weeks' | 'four_weeks' | 'three_months'; readonly until: number }): string;
  /** Until I start it again */
  indefinitely(): string;
  /** Start it again */
  resume(): string;
  /** Cancel it for good */
  cancel(): string;
  /** Cancel it for good? Tickets that are bought already stay yours. It cannot be started again. */
  sure(): string;
  /** Yes, cancel it */
  confirm(): string;
  /** Stop renewing */
  stopRenewing(): string;
  /** Stop renewing it? You stay a member until {day}, and nothing more is charged. Until then you can change your mind. */
  sureMembership(values: { readonly day: string }): string;
  /** Yes, stop renewing */
  confirmMembership(): string;
  /** Keep it */
  keep(): string;
  /** One moment… */
  changing(): string;
  /** That did not work, so nothing has changed. Please try again. */
  failed(): string;
  /** What is bought */
  values(): string;
  /** Tickets each time */
  book(): string;
  /** Game */
  gameOffer(): string;
  /** Games */
  games(): string;
  /** Cause it gives to */
  cause(): string;
  /** Play for */
  minimumJackpot(): string;
  /** Pick new numbers each time */
  quickpick(): string;
  /** {count, plural, one {# ticket} other {# tickets}}, {price, number, withoutZeroCents} */
  bookOption(values: { readonly count: number; readonly price: number | MoneyValue }): string;
  /** As it is now */
  current(): string;
  /** Changing this needs JavaScript. */
  noScript(): string;
}

export const recurringPurchaseMessages: MessageCatalogueReference<RecurringPurchaseMessages> = { catalogue: 'recurring-purchase', format: formatText };
