import type { PurchaseShop } from '../../shop.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { captureOrFail, failDeposit } from './settle-deposit.ts';

/** What a customer did on the page of the bank or of PayPal. */
export type PageDecision = 'approve' | 'refuse' | 'abandon';

const REFUSED = { code: 'authentication_failed', message: 'Your bank could not confirm that it was you.' };
const CANCELLED = { code: 'cancelled', message: 'You have cancelled this payment.' };

/** Takes a decision once; a deposit that no longer waits for one stays as it is. Call it inside a transaction. */
export function decideChallenge(
  shop: PurchaseShop,
  deposit: StoredDeposit,
  decision: PageDecision,
  now: number,
): StoredDeposit {
  if (deposit.status !== 'challenged' || decision === 'abandon' || deposit.behaviour === 'challenge_abandoned') {
    return deposit;
  }
  const isProven = decision === 'approve' && deposit.behaviour !== 'challenge_fails';
  return isProven ? captureOrFail(shop, deposit, now) : failDeposit(shop, deposit, REFUSED, now);
}

export function decidePaypal(
  shop: PurchaseShop,
  deposit: StoredDeposit,
  decision: PageDecision,
  now: number,
): StoredDeposit {
  if (deposit.status !== 'created' || decision === 'abandon') return deposit;
  return decision === 'approve' ? captureOrFail(shop, deposit, now) : failDeposit(shop, deposit, CANCELLED, now);
}
