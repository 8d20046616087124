import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import type { RecurringPurchaseSummaryView } from './recurring-view.ts';

export const RECURRING_PURCHASE_TYPE_NAMES: Readonly<Record<RecurringPurchaseSummaryView['type'], string>> = {
  autoplay: 'AutoPlay',
  subscription: 'Subscription',
};

/** Whether it goes on, in a word or two; `until` is when a timed pause ends. */
export function formatRecurringStatus(status: RecurringStatus, until: string | null): string {
  switch (status) {
    case 'recurring_status_active':
      return 'Active';
    case 'recurring_status_paused':
      return 'Paused';
    case 'recurring_status_timed_pause':
      return until === null ? 'Paused' : `Paused until ${until}`;
    case 'recurring_status_cancelled':
      return 'Cancelled';
  }
}

/** What came of the last attempt (specification: States and transitions, "Last attempt"); null before the first. */
export function formatOutcomeOfLastRecurringPurchase({
  last,
  lastAt,
}: Pick<RecurringPurchaseSummaryView, 'last' | 'lastAt'>): string | null {
  const at = lastAt === null ? '' : `, ${lastAt}`;
  switch (last) {
    case null:
      return null;
    case 'purchased':
      return `Bought${at}`;
    case 'soft_failure':
      return `Not bought${at}. We try again.`;
    case 'hard_failure':
      return `Not bought${at}. It needs you.`;
  }
}
