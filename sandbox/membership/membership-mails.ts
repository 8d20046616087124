import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxShop } from '../shop.ts';
import { sendBrandedMailToCustomer } from '../sign-in/customer-mails.ts';
import type { StoredRecurringPurchase } from '../tickets/recurring/recurring.ts';
import type { MembershipTier } from './giveaway-entry-store.ts';
import { membershipMessages } from './membership.messages.gen.ts';

export interface MembershipEndMailFacts {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** Null for none. */
  readonly tierAfterEnd: MembershipTier | null;
}

const PERIODS = ['monthly', 'quarterly', 'biannually', 'annually'] as const;
const TIERS_PAGE = '/daily-winners/membership-tiers';

/** Confirms that a paid membership is not renewed, and names the tier that follows. */
export function sendMembershipRenewalStoppedMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  { endsAt: day, tierAfterEnd }: MembershipEndMailFacts,
  now: number,
): void {
  const tier = tierAfterEnd === null ? 'none' : 'free';
  const createMail = () => ({
    subject: membershipMessages.ends({ day }),
    body: membershipMessages.endsBody({ day, tier }),
    link: TIERS_PAGE,
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

/** Confirms that a free member has left. */
export function sendMembershipLeftMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const createMail = () => ({
    subject: membershipMessages.left(),
    body: membershipMessages.leftBody(),
    link: TIERS_PAGE,
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

/** Confirms that a paid membership renews again. */
export function sendMembershipRenewalResumedMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  purchase: Pick<StoredRecurringPurchase, 'price' | 'choice' | 'dueAt' | 'coveredUntil'>,
  now: number,
): void {
  const day = purchase.dueAt ?? purchase.coveredUntil;
  const createMail = () => ({
    subject: membershipMessages.kept(),
    body: membershipMessages.keptBody({ day, ...priceOf(purchase) }),
    link: TIERS_PAGE,
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

/** Confirms the new billing period of a membership. */
export function sendMembershipPeriodChangeMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  purchase: Pick<StoredRecurringPurchase, 'price' | 'choice' | 'coveredUntil'>,
  now: number,
): void {
  const price = priceOf(purchase);
  const createMail = () => ({
    subject: membershipMessages.changes(price),
    body: membershipMessages.changesBody({ day: purchase.coveredUntil, ...price }),
    link: TIERS_PAGE,
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

function priceOf({ price, choice }: Pick<StoredRecurringPurchase, 'price' | 'choice'>) {
  const period = PERIODS.find((known) => known === choice.membership_period) ?? 'monthly';
  return { price, period };
}
