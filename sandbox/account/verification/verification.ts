import type {
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
  VerificationStatus,
} from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import type { RateLimit } from '../../sign-in/rate-limiter.ts';
import { hasDetailsForRegisterLookup } from '../customers/customer-details-store.ts';
import { listLicenceIssuingStates } from './licence-states.ts';
import { verificationMessages } from './verification.messages.gen.ts';
import { type VerificationAttempt, verificationMethodTypes } from './verification-store.ts';

const attemptsByCustomer: RateLimit = { kind: 'verification customer', maxAttempts: 10, windowMs: 86_400_000 };

/** The verification status of a customer (specification: Entities, "verification.methods"). */
export function toVerificationResponse(
  shop: Pick<SandboxShop, 'verification'>,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): Verification {
  const attempts = shop.verification.listAttempts(customer.id);
  const isWithProvider = shop.verification.hasOpenConnectId(customer.id, now);
  return {
    status: statusOf(attempts, now),
    methods: verificationMethodTypes.map((type) => ({
      type,
      status: isOffered(type, brand) ? methodStatus(type, attempts, isWithProvider, now) : 'disabled',
    })),
  };
}

export function isCustomerVerified(shop: Pick<SandboxShop, 'verification'>, customerId: string, now: number): boolean {
  return statusOf(shop.verification.listAttempts(customerId), now) === 'Verified';
}

/** Invalidates all verification attempts of a customer. */
export function revokeVerification(shop: Pick<SandboxShop, 'verification'>, customerId: string, now: number): void {
  shop.verification.revokeAttempts(customerId, now);
}

/**
 * Counts a verification attempt, and throws where none may start.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 429 `rate_limited`.
 */
export function assertAndCountVerificationAttempt(
  shop: Pick<SandboxShop, 'identity' | 'verification'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): void {
  assertNotVerifiedOrPending(shop, incoming);
  shop.identity.rateLimiter.count([[attemptsByCustomer, incoming.customer.id]], incoming.now);
}

/** @throws ApiFault 409 `already_verified` or `verification_pending`. */
export function assertNotVerifiedOrPending(
  shop: Pick<SandboxShop, 'verification'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): void {
  switch (statusOf(shop.verification.listAttempts(customer.id), now)) {
    case 'Verified':
      throw new ApiFault(409, { code: 'already_verified', message: verificationMessages.alreadyVerified() });
    case 'Pending Verification':
      throw new ApiFault(409, { code: 'verification_pending', message: verificationMessages.underReview() });
    case 'Unverified':
    case 'Failed Verification':
      return;
  }
}

/** @throws ApiFault 422 `details_incomplete`. */
export function assertDetailsComplete(
  shop: Pick<SandboxShop, 'customerDetails'>,
  { customer }: Pick<AuthorisedCustomerCall, 'customer'>,
): void {
  if (hasDetailsForRegisterLookup(shop.customerDetails.getByCustomer(customer.id))) return;
  throw createRefusalFault('details_incomplete', verificationMessages.detailsFirst());
}

function statusOf(attempts: readonly VerificationAttempt[], now: number): VerificationStatus {
  const decided = attempts.filter(({ decidedAt }) => decidedAt <= now);
  if (decided.some(({ outcome }) => outcome === 'passed')) return 'Verified';
  if (decided.length < attempts.length) return 'Pending Verification';
  return decided.length > 0 ? 'Failed Verification' : 'Unverified';
}

function methodStatus(
  type: VerificationMethodType,
  attempts: readonly VerificationAttempt[],
  isWithProvider: boolean,
  now: number,
): VerificationMethodStatus {
  const own = attempts.filter(({ method }) => method === type);
  if (own.some(({ decidedAt }) => decidedAt > now)) return 'pending';
  if (type === 'connect_id' && isWithProvider) return 'in_progress';
  return own.length > 0 ? 'attempted' : 'not_attempted';
}

/** greenID is not offered: the sandbox has no stand-in for its pages. */
function isOffered(type: VerificationMethodType, brand: SandboxBrand): boolean {
  if (type === 'drivers_licence') return listLicenceIssuingStates(brand).length > 0;
  return type !== 'greenid_ui';
}
