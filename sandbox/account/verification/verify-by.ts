import { refusal } from '../../http/api-fault.ts';
import type { Shop } from '../../shop.ts';
import type { Customer } from '../customers/customer-store.ts';
import { isVerified } from './verification.ts';

/** New customers may do everything for so long before it is proved who they are. */
const VERIFY_WITHIN = 14 * 86_400_000;

/** What a customer is told where it has to be proved first who they are, by its code. */
export const VERIFICATION_REQUIRED = ['verification_required', 'Please verify your account first.'] as const;

type Account = Pick<Customer, 'id' | 'createdAt'>;

/** Until when it must be proved who a customer is; null where it is. */
export function verifyBy(shop: Pick<Shop, 'verification'>, { id, createdAt }: Account, now: number): number | null {
  return isVerified(shop, id, now) ? null : createdAt + VERIFY_WITHIN;
}

/** Whether a customer can't buy, pay in or be paid before it is proved who they are. */
export function mustVerify(shop: Pick<Shop, 'verification'>, account: Account, now: number): boolean {
  return now >= (verifyBy(shop, account, now) ?? Number.POSITIVE_INFINITY);
}

/** @throws ApiFault 422 `verification_required`. */
export function assertMayUseMoney(shop: Pick<Shop, 'verification'>, account: Account, now: number): void {
  if (mustVerify(shop, account, now)) throw refusal(...VERIFICATION_REQUIRED);
}
