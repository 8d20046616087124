import type { PurchaseDependencies } from '../../shop.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { creditDepositUnlessPurchaseRefused, failDeposit } from './capture-deposit.ts';
import type { StoredDeposit } from './deposit-store.ts';

/** A customer's decision on the page of the bank or PayPal. */
export type PaymentPageDecision = 'approve' | 'refuse' | 'abandon';

/** Applies a decision once. No effect on a deposit that is not waiting for one. Call it inside a transaction. */
export function settleDepositByChallengeDecision(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  decision: PaymentPageDecision,
  now: number,
): StoredDeposit {
  if (deposit.status !== 'challenged' || decision === 'abandon' || deposit.behaviour === 'challenge_abandoned') {
    return deposit;
  }
  const isProven = decision === 'approve' && deposit.behaviour !== 'challenge_fails';
  if (isProven) return creditDepositUnlessPurchaseRefused(shop, deposit, now);
  const failure = { code: 'authentication_failed', message: walletMessages.bankNotConfirmed() };
  return failDeposit(shop, deposit, failure, now);
}

export function settleDepositByPaypalDecision(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  decision: PaymentPageDecision,
  now: number,
): StoredDeposit {
  if (deposit.status !== 'created' || decision === 'abandon') return deposit;
  return decision === 'approve'
    ? creditDepositUnlessPurchaseRefused(shop, deposit, now)
    : failDeposit(shop, deposit, { code: 'cancelled', message: walletMessages.paymentCancelled() }, now);
}
