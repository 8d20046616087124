// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ScheduledPurchaseMessages {
  /** {kind, select, pre_order {Pre-order} other {Scheduled purchase}}: {what} */
  summary(values: { readonly kind: 'pre_order' | 'scheduled_purchase'; readonly what: string }): string;
  /** The date isn’t set yet. You won’t be charged until it’s bought. */
  dayUnset(): string;
  /** We’ll buy it as soon as sales open: {due}. You won’t be charged before then. */
  waitingForSales(values: { readonly due: string }): string;
  /** We’ll buy it on {due}. You won’t be charged before then. */
  waitingForDay(values: { readonly due: string }): string;
  /** We couldn’t buy it. We’ll try again: {due}. */
  retrying(values: { readonly due: string }): string;
  /** We couldn’t buy it and won’t try again. You haven’t been charged. */
  hasFailed(): string;
  /** Bought. You’ll find it in your tickets. */
  bought(): string;
  /** You cancelled this. You weren’t charged. */
  wasCancelled(): string;
  /** Purchase date */
  due(): string;
  /** Drawn */
  drawn(): string;
  /** Price */
  price(): string;
  /** Paid with */
  fund(): string;
  /** Ordered */
  ordered(): string;
  /** Receipt */
  receipt(): string;
  /** Cancel<hidden> {name}</hidden> */
  cancel(values: { readonly name: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Cancel purchase */
  cancelQuestion(): string;
  /** Cancel this purchase? You won’t be charged. You can order it again while it’s on sale. */
  sure(): string;
  /** Yes, cancel it */
  confirm(): string;
  /** Keep it */
  keep(): string;
  /** One moment… */
  cancelling(): string;
  /** Cancelled. You won’t be charged. */
  cancelled(): string;
  /** This was already bought or cancelled. Checking its latest status… */
  outdated(): string;
  /** We couldn’t cancel it, so your order is unchanged. Please try again. */
  failed(): string;
  /** Please turn on JavaScript to cancel. */
  noScript(): string;
}

export const scheduledPurchaseMessages: MessageCatalogueReference<ScheduledPurchaseMessages> = { catalogue: 'scheduled-purchase', format: formatTextOrElements };
