import type { StoredRecurringPurchase } from '../tickets/recurring/recurring.ts';
import {
  sendMembershipPeriodChangeMail,
  sendMembershipRenewalResumedMail,
  sendMembershipRenewalStoppedMail,
} from './membership-mails.ts';
import { getMembershipTierAfterExpiry, type SandboxMembershipContext } from './membership-standing.ts';

/** Mails a customer who changed the renewal of a membership. Does nothing for other subscriptions. */
export function sendMembershipRenewalChangeMail(
  before: StoredRecurringPurchase,
  after: StoredRecurringPurchase,
  scope: SandboxMembershipContext,
): void {
  const { shop, brand, customer, now } = scope;
  const { program } = brand.catalogue;
  if (!program || after.offerKey !== program.offerKey) return;
  if (before.choice.membership_period !== after.choice.membership_period)
    sendMembershipPeriodChangeMail(shop, customer, after, now);
  if (before.status === after.status) return;
  if (after.status === 'recurring_status_active') return sendMembershipRenewalResumedMail(shop, customer, after, now);
  if (after.status !== 'recurring_status_cancelled' || after.coveredUntil <= now) return;
  sendMembershipRenewalStoppedMail(
    shop,
    customer,
    { endsAt: after.coveredUntil, tierAfterEnd: getMembershipTierAfterExpiry(program, scope) },
    now,
  );
}
