import type { ScheduledPurchaseSummaryView } from '../_shared/scheduled-view.ts';

export const SCHEDULED_PURCHASE_WORDS = {
  kinds: { pre_order: 'Pre-order', scheduled_purchase: 'Scheduled purchase' },
  due: 'Bought and charged',
  drawn: 'Drawn',
  price: 'Price',
  fund: 'Paid with',
  ordered: 'Ordered',
  receipt: 'Receipt',
  cancel: 'Cancel it',
  sure: 'Cancel this purchase? Nothing will be bought and nothing charged. You can order it again while it is on sale.',
  confirm: 'Yes, cancel it',
  keep: 'Keep it',
  cancelling: 'One moment…',
  cancelled: 'Cancelled. Nothing will be bought, and nothing charged.',
  outdated: 'This was bought or cancelled before. One moment, we look how it stands now.',
  failed: 'It could not be cancelled just now, so it still stands. Please try again.',
  noScript: 'Cancelling needs JavaScript.',
};

/** How a purchase stands, in a sentence. */
export function describeScheduledStatus({ state, kind, due }: ScheduledPurchaseSummaryView): string {
  switch (state) {
    case 'waiting':
      if (due === null) return 'Its day is not set yet. Nothing is charged until it is bought.';
      return kind === 'pre_order'
        ? `We buy it as soon as its sales open: ${due}. Nothing is charged before.`
        : `We buy it on its day: ${due}. Nothing is charged before.`;
    case 'retrying':
      return `We could not buy it, and try again: ${due}.`;
    case 'failed':
      return 'We could not buy it, and do not try again. Nothing was charged.';
    case 'bought':
      return 'It has been bought. You find it among your tickets.';
    case 'cancelled':
      return 'You have cancelled it. Nothing was bought, and nothing charged.';
  }
}
