import type { PurchaseShop, Shop } from '../../shop.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { mailDeposit, mailWithdrawal } from './money-mails.ts';
import { hasExpiredCards, removeExpiredCards } from './provisional-cards.ts';
import { captureOrFail, failDeposit } from './settle-deposit.ts';
import { payOut } from './withdraw.ts';

/** What a deposit has failed with that the customer did not answer in time. */
export const LAPSED = { code: 'challenge_expired', message: 'Your bank was not answered in time: nothing was paid.' };
export const GIVEN_UP = { code: 'payment_expired', message: 'The payment was not completed in time.' };

/**
 * Lets happen what has come due by `now`, in epoch milliseconds: transfers arrive, silent gateways answer, open
 * questions lapse, accounts are verified, withdrawals are paid. Each by itself, at the moment it was due; cheap when
 * nothing is.
 */
export function advanceFunds(shop: PurchaseShop & Pick<Shop, 'withdrawals' | 'setbacks'>, now: number): void {
  const { setbacks, funds, deposits, withdrawals } = shop;
  if (funds.hasToVerify(now)) setbacks.attempt('verification', 'funds', () => funds.verifyDue(now));
  for (const id of deposits.due(now)) {
    setbacks.attempt('deposit', id, () => mailDeposit(shop, settleDue(shop, deposits.require(id), now), now));
  }
  if (hasExpiredCards(shop, now)) setbacks.attempt('verification', 'cards', () => removeExpiredCards(shop, now));
  for (const id of withdrawals.due(now)) {
    setbacks.attempt('withdrawal', id, () => {
      const withdrawal = withdrawals.require(id);
      const after = payOut(shop, withdrawal, Math.max(withdrawal.dueAt ?? now, withdrawal.earliestAt));
      if (after.status !== 'requested') mailWithdrawal(shop, after, now);
    });
  }
}

/** A purchase takes place now: draws that were open when the money came may be over. */
function settleDue(shop: PurchaseShop, deposit: StoredDeposit, now: number): StoredDeposit {
  const at = deposit.purchase ? now : (deposit.dueAt ?? now);
  if (deposit.status === 'challenged') return failDeposit(shop, deposit, LAPSED, at);
  return deposit.pageState === null ? captureOrFail(shop, deposit, at) : failDeposit(shop, deposit, GIVEN_UP, at);
}
