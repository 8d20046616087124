import type {
  Verification,
  VerificationMethodStatus,
  VerificationMethodType,
  VerificationStatus,
} from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, refusal } from '../../http/api-fault.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Brand, Shop } from '../../shop.ts';
import type { RateLimit } from '../../sign-in/rate-limits.ts';
import { isComplete } from '../customers/details-store.ts';
import { licenceStates } from './licence-states.ts';
import { type Attempt, methodTypes } from './verification-store.ts';

const attemptsByCustomer: RateLimit = { kind: 'verification customer', most: 10, window: 86_400_000 };

/** How far it is proved who a customer is (specification: Entities, "verification.methods"). */
export function verificationAnswer(
  shop: Pick<Shop, 'verification'>,
  { brand, customer, now }: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): Verification {
  const attempts = shop.verification.attempts(customer.id);
  const isWithProvider = shop.verification.hasOpenConnectId(customer.id, now);
  return {
    status: statusOf(attempts, now),
    methods: methodTypes.map((type) => ({
      type,
      status: isOffered(type, brand) ? methodStatus(type, attempts, isWithProvider, now) : 'disabled',
    })),
  };
}

export function isVerified(shop: Pick<Shop, 'verification'>, customerId: string, now: number): boolean {
  return statusOf(shop.verification.attempts(customerId), now) === 'Verified';
}

/** What was proved no longer holds. */
export function revokeVerification(shop: Pick<Shop, 'verification'>, customerId: string, now: number): void {
  shop.verification.revoke(customerId, now);
}

/**
 * Lets a customer try to prove who they are.
 *
 * @throws ApiFault 409 `already_verified` or `verification_pending`, 429 `rate_limited`.
 */
export function beginAttempt(
  shop: Pick<Shop, 'identity' | 'verification'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'now'>,
): void {
  assertUndecided(shop, incoming);
  shop.identity.limits.take([[attemptsByCustomer, incoming.customer.id]], incoming.now);
}

/** @throws ApiFault 409 `already_verified` or `verification_pending`. */
export function assertUndecided(
  shop: Pick<Shop, 'verification'>,
  { customer, now }: Pick<CustomerIncoming, 'customer' | 'now'>,
): void {
  switch (statusOf(shop.verification.attempts(customer.id), now)) {
    case 'Verified':
      throw new ApiFault(409, { code: 'already_verified', message: 'Your account is verified.' });
    case 'Pending Verification':
      throw new ApiFault(409, { code: 'verification_pending', message: 'We are looking at what you sent us.' });
    case 'Unverified':
    case 'Failed Verification':
      return;
  }
}

/** @throws ApiFault 422 `details_incomplete`. */
export function assertDetails(shop: Pick<Shop, 'details'>, { customer }: Pick<CustomerIncoming, 'customer'>): void {
  if (isComplete(shop.details.of(customer.id))) return;
  throw refusal('details_incomplete', 'Please complete your details first.');
}

function statusOf(attempts: readonly Attempt[], now: number): VerificationStatus {
  const decided = attempts.filter(({ decidedAt }) => decidedAt <= now);
  if (decided.some(({ outcome }) => outcome === 'passed')) return 'Verified';
  if (decided.length < attempts.length) return 'Pending Verification';
  return decided.length > 0 ? 'Failed Verification' : 'Unverified';
}

function methodStatus(
  type: VerificationMethodType,
  attempts: readonly Attempt[],
  isWithProvider: boolean,
  now: number,
): VerificationMethodStatus {
  const own = attempts.filter(({ method }) => method === type);
  if (own.some(({ decidedAt }) => decidedAt > now)) return 'pending';
  if (type === 'connect_id' && isWithProvider) return 'in_progress';
  return own.length > 0 ? 'attempted' : 'not_attempted';
}

/** No stand-in plays the pages of greenID. */
function isOffered(type: VerificationMethodType, brand: Brand): boolean {
  if (type === 'drivers_licence') return licenceStates(brand).length > 0;
  return type !== 'greenid_ui';
}
