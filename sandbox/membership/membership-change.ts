import type { RecurringPurchase } from '../tickets/recurring/recurring.ts';
import { mailMembershipEnd, mailMembershipRenewed, mailPeriodChanged } from './membership-mails.ts';
import { getTierAfterExpiry, type StandingScope } from './standing.ts';

/** Writes to a customer who has changed how a membership goes on. Other subscriptions are none of its concern. */
export function mailMembershipChange(before: RecurringPurchase, after: RecurringPurchase, scope: StandingScope): void {
  const { shop, brand, customer, now } = scope;
  const { program } = brand.catalogue;
  if (!program || after.offerKey !== program.offerKey) return;
  if (before.choice.membership_period !== after.choice.membership_period) mailPeriodChanged(shop, customer, after, now);
  if (before.status === after.status) return;
  if (after.status === 'recurring_status_active') return mailMembershipRenewed(shop, customer, after, now);
  if (after.status !== 'recurring_status_cancelled' || after.coveredUntil <= now) return;
  mailMembershipEnd(
    shop,
    customer,
    { endsAt: after.coveredUntil, tierAfterwards: getTierAfterExpiry(program, scope) },
    now,
  );
}
