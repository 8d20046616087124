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
  /** Payment failed. We’ll try again. */
  retried(): string;
  /** Payment failed {day}. We’ll try again. */
  retriedOn(values: { readonly day: string }): string;
  /** Payment failed. Action needed. */
  failed(): string;
  /** Payment failed {day}. Action needed. */
  failedOn(values: { readonly day: string }): string;
  /** {kind, select, unfunded {No valid payment method} wallet {Your wallet} cc {Saved card} paypal {PayPal} other {Bank account}} */
  fundKind(values: { readonly kind: 'unfunded' | 'wallet' | 'cc' | 'paypal' | 'bank' }): string;
}

export const recurringMessages: MessageCatalogueReference<RecurringMessages> = { catalogue: 'recurring', format: formatText };
