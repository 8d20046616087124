import { createRefusalFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import type { Customer } from '../customers/customer-store.ts';
import { isCustomerVerified } from './verification.ts';

/** New customers have this many milliseconds until they must be verified. */
const VERIFY_WITHIN = 14 * 86_400_000;

/** What a customer is told where it has to be proved first who they are, by its code. */
export const VERIFICATION_REQUIRED_ERROR = ['verification_required', 'Please verify your account first.'] as const;

type Account = Pick<Customer, 'id' | 'createdAt'>;

/** Until when it must be proved who a customer is; null where it is. */
export function getVerificationDeadline(
  shop: Pick<SandboxShop, 'verification'>,
  { id, createdAt }: Account,
  now: number,
): number | null {
  return isCustomerVerified(shop, id, now) ? null : createdAt + VERIFY_WITHIN;
}

/** Whether a customer can't buy, pay in or be paid before it is proved who they are. */
export function isVerificationOverdue(shop: Pick<SandboxShop, 'verification'>, account: Account, now: number): boolean {
  return now >= (getVerificationDeadline(shop, account, now) ?? Number.POSITIVE_INFINITY);
}

/** @throws ApiFault 422 `verification_required`. */
export function assertVerifiedForPayments(
  shop: Pick<SandboxShop, 'verification'>,
  account: Account,
  now: number,
): void {
  if (isVerificationOverdue(shop, account, now)) throw createRefusalFault(...VERIFICATION_REQUIRED_ERROR);
}
