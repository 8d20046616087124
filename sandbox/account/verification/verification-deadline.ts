import { createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import type { StoredCustomer } from '../customers/customer-store.ts';
import { verificationMessages } from './verification.messages.gen.ts';
import { isCustomerVerified } from './verification.ts';

/** Milliseconds until new customers must be verified. */
const VERIFICATION_PERIOD_MS = 14 * 86_400_000;

/** Error code and message for customers who must verify first. */
export function getVerificationRequiredError(): readonly [code: string, message: string] {
  return ['verification_required', verificationMessages.verifyFirst()];
}

type Account = Pick<StoredCustomer, 'id' | 'createdAt'>;

/** Verification deadline of a customer; null when verified. */
export function getVerificationDeadline(
  shop: Pick<SandboxShop, 'verification'>,
  { id, createdAt }: Account,
  now: number,
): number | null {
  return isCustomerVerified(shop, id, now) ? null : createdAt + VERIFICATION_PERIOD_MS;
}

/** Whether a customer must verify before buying, depositing or withdrawing. */
export function isVerificationOverdue(shop: Pick<SandboxShop, 'verification'>, account: Account, now: number): boolean {
  return now >= (getVerificationDeadline(shop, account, now) ?? Number.POSITIVE_INFINITY);
}

/** @throws ApiFault 422 `verification_required`. */
export function assertVerificationNotOverdue(
  shop: Pick<SandboxShop, 'verification'>,
  account: Account,
  now: number,
): void {
  if (isVerificationOverdue(shop, account, now)) throw createRefusalFault(...getVerificationRequiredError());
}
