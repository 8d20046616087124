import type { ScheduledPurchaseSummaryView } from '../_shared/scheduled-view.ts';
import type { ScheduledPurchaseMessages } from './scheduled-purchase.messages.gen.ts';

/** Status of a purchase as a sentence. */
export function describeScheduledStatus(
  { state, kind, due }: Pick<ScheduledPurchaseSummaryView, 'state' | 'kind' | 'due'>,
  messages: ScheduledPurchaseMessages,
): string {
  switch (state) {
    case 'waiting':
      if (due === null) return messages.dayUnset();
      return kind === 'pre_order' ? messages.waitingForSales({ due }) : messages.waitingForDay({ due });
    case 'retrying':
      return messages.retrying({ due: due ?? '' });
    case 'failed':
      return messages.hasFailed();
    case 'bought':
      return messages.bought();
    case 'cancelled':
      return messages.wasCancelled();
  }
}
