// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecurringMessages {
  /** {type, select, autoplay {AutoPlay} other {Subscription}} */
  typeName(values: { readonly type: 'autoplay' | 'subscription' }): string;
  /** Active */
  active(): string;
  /** Paused */
  paused(): string;
  /** Paused until {day} */
  pausedUntil(values: { readonly day: string }): string;
  /** Cancelled */
  cancelled(): string;
  /** Bought */
  bought(): string;
  /** Bought, {day} */
  boughtOn(values: { readonly day: string }): string;
  /** Not bought. We try again. */
  retried(): string;
  /** Not bought, {day}. We try again. */
  retriedOn(values: { readonly day: string }): string;
  /** Not bought. It needs you. */
  failed(): string;
  /** Not bought, {day}. It needs you. */
  failedOn(values: { readonly day: string }): string;
  /** {kind, select, unfunded {Nothing that can be charged} wallet {Your wallet} cc {A saved card} paypal {PayPal} other {Your bank account}} */
  fundKind(values: { readonly kind: 'unfunded' | 'wallet' | 'cc' | 'paypal' | 'bank' }): string;
}

export const recurringMessages: MessageCatalogueReference<RecurringMessages> = { catalogue: 'recurring', format: formatText };
