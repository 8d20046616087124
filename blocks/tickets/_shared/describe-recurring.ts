import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import type { SavedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import type { RecurringMessages } from './recurring.messages.gen.ts';
import type { RecurringFundView } from './recurring-fund.ts';
import type { RecurringPurchaseSummaryView } from './recurring-view.ts';

/** Status in a word or two; `until` is when a timed pause ends. */
export function formatRecurringStatus(
  status: RecurringStatus,
  until: string | null,
  messages: RecurringMessages,
): string {
  switch (status) {
    case 'recurring_status_active':
      return messages.active();
    case 'recurring_status_paused':
      return messages.paused();
    case 'recurring_status_timed_pause':
      return until === null ? messages.paused() : messages.pausedUntil({ day: until });
    case 'recurring_status_cancelled':
      return messages.cancelled();
  }
}

/** What came of the last attempt (specification: States and transitions, "Last attempt"); null before the first. */
export function formatOutcomeOfLastRecurringPurchase(
  { last, lastAt: day }: Pick<RecurringPurchaseSummaryView, 'last' | 'lastAt'>,
  messages: RecurringMessages,
): string | null {
  switch (last) {
    case null:
      return null;
    case 'purchased':
      return day === null ? messages.bought() : messages.boughtOn({ day });
    case 'soft_failure':
      return day === null ? messages.retried() : messages.retriedOn({ day });
    case 'hard_failure':
      return day === null ? messages.failed() : messages.failedOn({ day });
  }
}

/** What later purchases are paid with, in a few words (specification: States and transitions, "Fund kinds"). */
export function formatRecurringFund(
  { kind, fund }: RecurringFundView,
  messages: RecurringMessages,
  fundMessages: SavedFundMessages,
): string {
  return fund ? formatFundLabel(fund, fundMessages) : messages.fundKind({ kind });
}
