import type { StoredRecurringPurchase } from '../tickets/recurring/recurring.ts';
import {
  sendMembershipEndMail,
  sendMembershipPeriodChangeMail,
  sendMembershipRenewedMail,
} from './membership-mails.ts';
import { getMembershipTierAfterExpiry, type SandboxMembershipContext } from './membership-standing.ts';

/** Mails a customer who changed the renewal of a membership. Does nothing for other subscriptions. */
export function sendMembershipChangeMail(
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
  if (after.status === 'recurring_status_active') return sendMembershipRenewedMail(shop, customer, after, now);
  if (after.status !== 'recurring_status_cancelled' || after.coveredUntil <= now) return;
  sendMembershipEndMail(
    shop,
    customer,
    { endsAt: after.coveredUntil, tierAfterEnd: getMembershipTierAfterExpiry(program, scope) },
    now,
  );
}
