import type { SandboxShop } from '../../shop.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { CHALLENGE_EXPIRED_CODE, PAYMENT_EXPIRED_CODE } from './due-fund-jobs.ts';

const MOST = 10;
const DAY = 24 * 60 * 60_000;

/**
 * Open deposits of a customer, latest first; preceded by the last one whose challenge expired, for a day or until the
 * next deposit or purchase.
 */
export function listOpenDeposits(
  shop: Pick<SandboxShop, 'checkouts' | 'deposits'>,
  customerId: string,
  now: number,
): StoredDeposit[] {
  const open = shop.deposits.listOpen(customerId, MOST);
  const last = shop.deposits.findLast(customerId);
  return last && wasInVain(shop, last, now) ? [last, ...open] : open;
}

function wasInVain(
  { checkouts }: Pick<SandboxShop, 'checkouts'>,
  { customerId, failure, completedAt }: StoredDeposit,
  now: number,
): boolean {
  if (failure?.code !== CHALLENGE_EXPIRED_CODE && failure?.code !== PAYMENT_EXPIRED_CODE) return false;
  return completedAt !== null && now - completedAt < DAY && !checkouts.hasPurchaseSince(customerId, completedAt);
}
