// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ScheduledPurchaseMessages {
  /** {kind, select, pre_order {Pre-order} other {Scheduled purchase}}: {what} */
  summary(values: { readonly kind: 'pre_order' | 'scheduled_purchase'; readonly what: string }): string;
  /** Its day is not set yet. Nothing is charged until it is bought. */
  dayUnset(): string;
  /** We buy it as soon as its sales open: {due}. Nothing is charged before. */
  waitingForSales(values: { readonly due: string }): string;
  /** We buy it on its day: {due}. Nothing is charged before. */
  waitingForDay(values: { readonly due: string }): string;
  /** We could not buy it, and try again: {due}. */
  retrying(values: { readonly due: string }): string;
  /** We could not buy it, and do not try again. Nothing was charged. */
  hasFailed(): string;
  /** It has been bought. You find it among your tickets. */
  bought(): string;
  /** You have cancelled it. Nothing was bought, and nothing charged. */
  wasCancelled(): string;
  /** Bought and charged */
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
  /** Cancel it<hidden>, {name}</hidden> */
  cancel(values: { readonly name: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Cancel it */
  cancelQuestion(): string;
  /** Cancel this purchase? Nothing will be bought and nothing charged. You can order it again while it is on sale. */
  sure(): string;
  /** Yes, cancel it */
  confirm(): string;
  /** Keep it */
  keep(): string;
  /** One moment… */
  cancelling(): string;
  /** Cancelled. Nothing will be bought, and nothing charged. */
  cancelled(): string;
  /** This was bought or cancelled before. One moment, we look how it stands now. */
  outdated(): string;
  /** It could not be cancelled just now, so it still stands. Please try again. */
  failed(): string;
  /** Cancelling needs JavaScript. */
  noScript(): string;
}

export const scheduledPurchaseMessages: MessageCatalogueReference<ScheduledPurchaseMessages> = { catalogue: 'scheduled-purchase', format: formatTextOrElements };
