import type { CustomerMembership } from '#schemas/generated/api/wire-types.gen.ts';
import { getCustomerSaleBanByCountry } from '../account/customers/banned-country.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { MembershipRequestMetadata } from '../account/customers/membership-store.ts';
import { assertMayBuy } from '../account/customers/sales-restriction.ts';
import { createNotFoundFault, createRefusalFault } from '../http/api-fault.ts';
import type { MembershipProgram } from '../offers/catalogue/catalogue-types.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { storeRecurringStatus } from '../tickets/recurring/change-recurring.ts';
import type { StoredRecurringPurchase } from '../tickets/recurring/recurring.ts';
import { getWalletLedgerAccountId } from '../wallet/ledger.ts';
import type { MembershipTier } from './giveaway-entry-store.ts';
import { membershipMessages } from './membership.messages.gen.ts';
import { sendMembershipLeftMail, sendMembershipRenewalStoppedMail } from './membership-mails.ts';

const MOST_RENEWALS = 100;

export interface SandboxMembershipContext {
  readonly shop: SandboxShop;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  readonly now: number;
}

/** The membership of a customer. A purchased membership takes precedence over a free one. */
export interface MembershipStanding {
  readonly status: CustomerMembership['membership_status'];
  /** Null for non-members. While a membership awaits a deposit, the tier that it will have. */
  readonly tier: MembershipTier | null;
  readonly updatedAt: number | null;
  /** End of a purchased membership; null for a free one. */
  readonly endsAt: number | null;
}

/** @throws ApiFault 404 `program_not_found` when the brand has no program. */
export function requireMembershipProgram({ catalogue: { program } }: SandboxBrand): MembershipProgram {
  if (!program) throw createNotFoundFault('program_not_found', membershipMessages.noProgram());
  return program;
}

export function getMembershipStanding(
  program: MembershipProgram,
  { shop, customer, now }: SandboxMembershipContext,
): MembershipStanding {
  const joined = shop.memberships.findByCustomer(customer.id, program.programId);
  const bought = shop.orders.findMembership(customer.id, now);
  if (bought) {
    const tier = bought.tier === 'premium' ? 'premium' : 'free';
    return { status: 'member', tier, updatedAt: joined?.updatedAt ?? null, endsAt: bought.endsAt };
  }
  if (!joined) return { status: 'non-member', tier: null, updatedAt: null, endsAt: null };
  const isPending = joined.status === 'pending-deposit' && !hasPaidIn(shop, customer.id);
  const status = joined.status === 'pending-deposit' && !isPending ? 'member' : joined.status;
  return {
    status,
    tier: status === 'non-member' ? null : joined.tier,
    updatedAt: joined.updatedAt,
    endsAt: null,
  };
}

export function toMembershipResponse(program: MembershipProgram, scope: SandboxMembershipContext): CustomerMembership {
  const { status, tier, updatedAt } = getMembershipStanding(program, scope);
  return {
    membership_program: program.programId,
    membership_status: status,
    membership_updated: updatedAt === null ? null : new Date(updatedAt).toISOString(),
    membership_tier: tier,
    eligibility: isEligible(scope) ? 'eligible' : 'ineligible',
  };
}

/**
 * Joins for free, pending until the first deposit. A paid member becomes a free member when the membership ends; other
 * members stay unchanged.
 *
 * @throws ApiFault 422 `not_eligible`, `time_out` or `self_excluded`.
 */
export function joinMembershipProgramForFree(
  program: MembershipProgram,
  scope: SandboxMembershipContext,
  metadata?: MembershipRequestMetadata,
): void {
  const { shop, brand, customer, now } = scope;
  if (!isEligible(scope)) throw createRefusalFault('not_eligible', membershipMessages.programNotOffered());
  const standing = getMembershipStanding(program, scope);
  if (standing.endsAt === null) {
    assertMayBuy(shop, brand, customer.id, now);
    if (standing.status === 'member') return;
  }
  const before = getMembershipTierAfterExpiry(program, scope);
  const status = hasPaidIn(shop, customer.id) ? 'member' : 'pending-deposit';
  shop.memberships.set(customer.id, program.programId, { status, tier: 'free', updatedAt: now }, metadata);
  if (standing.endsAt === null || before !== null || isMembershipSetToRenew(program, scope)) return;
  sendMembershipRenewalStoppedMail(shop, customer, { endsAt: standing.endsAt, tierAfterEnd: 'free' }, now);
}

/** Leaves at once, or stops the renewal of a paid membership. No effect for non-members. */
export function leaveMembershipProgram(
  program: MembershipProgram,
  scope: SandboxMembershipContext,
  metadata?: MembershipRequestMetadata,
): void {
  const { shop, customer, now } = scope;
  const before = getMembershipStanding(program, scope);
  const renewed = renewals(program, scope);
  const wasToStay = renewed.length > 0 || getMembershipTierAfterExpiry(program, scope) !== null;
  for (const purchase of renewed) storeRecurringStatus(shop, purchase, { status: 'recurring_status_cancelled' }, now);
  if (before.status === 'non-member') return;
  shop.memberships.set(
    customer.id,
    program.programId,
    { status: 'non-member', tier: 'free', updatedAt: now },
    metadata,
  );
  if (before.endsAt === null) sendMembershipLeftMail(shop, customer, now);
  else if (wasToStay)
    sendMembershipRenewalStoppedMail(shop, customer, { endsAt: before.endsAt, tierAfterEnd: null }, now);
}

/** The tier after a purchased membership ends; null for none. */
export function getMembershipTierAfterExpiry(
  program: MembershipProgram,
  { shop, customer }: SandboxMembershipContext,
): MembershipTier | null {
  const joined = shop.memberships.findByCustomer(customer.id, program.programId);
  return joined && joined.status !== 'non-member' ? joined.tier : null;
}

/** Whether a purchased membership renews. */
export function isMembershipSetToRenew(program: MembershipProgram, scope: SandboxMembershipContext): boolean {
  return renewals(program, scope).some(({ status }) => status === 'recurring_status_active');
}

function renewals(program: MembershipProgram, { shop, customer }: SandboxMembershipContext): StoredRecurringPurchase[] {
  const filter = { type: null, offerKeys: [program.offerKey] };
  const { purchases } = shop.recurringPurchases.listPage(customer.id, filter, { limit: MOST_RENEWALS, offset: 0 });
  return purchases.filter(({ status }) => status !== 'recurring_status_cancelled');
}

function isEligible({ shop, brand, customer }: SandboxMembershipContext): boolean {
  return !getCustomerSaleBanByCountry(shop, brand, customer.id).country_banned;
}

function hasPaidIn({ db }: Pick<SandboxShop, 'db'>, customerId: string): boolean {
  const row = db
    .prepare(
      `SELECT 1 FROM ledger_entries e JOIN ledger_movements m ON m.id = e.movement_id
       WHERE e.account_id = ? AND m.kind = 'deposit' LIMIT 1`,
    )
    .get(getWalletLedgerAccountId(customerId));
  return row !== undefined;
}
