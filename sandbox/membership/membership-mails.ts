import { getLongDateFormat } from '#domain/date-format.ts';
import { formatAmountWithoutZeroCents } from '#domain/money.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { BrandCatalogue } from '../offers/catalogue/catalogue-types.ts';
import type { SandboxShop } from '../shop.ts';
import { sendBrandedMailToCustomer } from '../sign-in/customer-mails.ts';
import type { StoredRecurringPurchase } from '../tickets/recurring/recurring.ts';
import type { MembershipTier } from './giveaway-entry-store.ts';

export interface MembershipEndMailFacts {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** Null for none. */
  readonly tierAfterEnd: MembershipTier | null;
}

const PER: Readonly<Record<string, string>> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  biannually: 'every six months',
  annually: 'a year',
};

/** Confirms that a paid membership is not renewed, and names the tier that follows. */
export function sendMembershipRenewalStoppedMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  end: MembershipEndMailFacts,
  now: number,
): void {
  const day = dayText(shop, customer, end.endsAt);
  const after = end.tierAfterEnd === null ? 'you are no longer a member' : 'you are a free member';
  const subject = `Your premium membership ends on ${day}`;
  const body = `Your premium membership is not renewed, and nothing more is charged. It ends on ${day}: until then you are in every draw as before, after that ${after}. Until that day you can still keep it.`;
  sendBrandedMailToCustomer(shop, customer, { subject, body, link: '/daily-winners/membership-tiers' }, now);
}

/** Confirms that a free member has left. */
export function sendMembershipLeftMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const body = 'You are no longer a member. Nothing is charged. You can join again whenever you like.';
  sendBrandedMailToCustomer(
    shop,
    customer,
    { subject: 'You have left', body, link: '/daily-winners/membership-tiers' },
    now,
  );
}

/** Confirms that a paid membership renews again. */
export function sendMembershipRenewalResumedMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  purchase: StoredRecurringPurchase,
  now: number,
): void {
  const body = `Your premium membership goes on. It renews on ${renewal(shop, customer, purchase)}.`;
  const letter = { subject: 'You keep your premium membership', body, link: '/daily-winners/membership-tiers' };
  sendBrandedMailToCustomer(shop, customer, letter, now);
}

/** Confirms the new billing period of a membership. */
export function sendMembershipPeriodChangeMail(
  shop: Pick<SandboxShop, 'brands' | 'outbox'>,
  customer: StoredCustomer,
  purchase: StoredRecurringPurchase,
  now: number,
): void {
  const day = dayText(shop, customer, purchase.coveredUntil);
  const price = priceText(shop, customer, purchase);
  const body = `From ${day} your premium membership costs ${price}. Nothing is charged before, and what you have paid already holds until then.`;
  const letter = { subject: `Your membership changes to ${price}`, body, link: '/daily-winners/membership-tiers' };
  sendBrandedMailToCustomer(shop, customer, letter, now);
}

function renewal(
  shop: Pick<SandboxShop, 'brands'>,
  customer: StoredCustomer,
  purchase: StoredRecurringPurchase,
): string {
  const day = dayText(shop, customer, purchase.dueAt ?? purchase.coveredUntil);
  return `${day} for ${priceText(shop, customer, purchase)}`;
}

function priceText(
  shop: Pick<SandboxShop, 'brands'>,
  customer: StoredCustomer,
  { price, choice }: StoredRecurringPurchase,
): string {
  return `${formatAmountWithoutZeroCents(price, brandingOf(shop, customer))} ${PER[choice.membership_period ?? 'monthly'] ?? ''}`;
}

function dayText(shop: Pick<SandboxShop, 'brands'>, customer: StoredCustomer, at: number): string {
  const { locale, time_zone: timeZone } = brandingOf(shop, customer);
  return getLongDateFormat(locale, timeZone).format(at);
}

function brandingOf({ brands }: Pick<SandboxShop, 'brands'>, { siteKey }: StoredCustomer): BrandCatalogue['branding'] {
  const brand = brands.find((candidate) => candidate.siteKey === siteKey);
  if (!brand) throw new Error(`there is no brand ${siteKey}`);
  return brand.catalogue.branding;
}
