import type { PurchaseDependencies, SandboxShop } from '../../shop.ts';
import { creditDepositUnlessPurchaseRefused, failDeposit } from './capture-deposit.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { sendDepositOutcomeMail, sendWithdrawalMail } from './money-mails.ts';
import { hasExpiredProvisionalCards, removeExpiredProvisionalCards } from './provisional-cards.ts';
import { payOutWithdrawal } from './withdraw.ts';

/** Failure of a deposit whose challenge expired. */
export const CHALLENGE_EXPIRED_FAILURE = {
  code: 'challenge_expired',
  message: 'Your bank was not answered in time: nothing was paid.',
};
export const PAYMENT_EXPIRED_FAILURE = { code: 'payment_expired', message: 'The payment was not completed in time.' };

/**
 * Runs fund jobs due by `now`, in epoch milliseconds: transfers arrive, gateways answer, challenges expire, accounts
 * are verified and withdrawals paid. Cheap when nothing is due.
 */
export function runDueFundJobs(
  shop: PurchaseDependencies & Pick<SandboxShop, 'withdrawals' | 'failedJobs'>,
  now: number,
): void {
  const { failedJobs, funds, deposits, withdrawals } = shop;
  if (funds.hasFundsToVerify(now)) failedJobs.attempt('verification', 'funds', () => funds.verifyDue(now));
  for (const id of deposits.listDueIds(now)) {
    failedJobs.attempt('deposit', id, () =>
      sendDepositOutcomeMail(shop, settleDue(shop, deposits.require(id), now), now),
    );
  }
  if (hasExpiredProvisionalCards(shop, now))
    failedJobs.attempt('verification', 'cards', () => removeExpiredProvisionalCards(shop, now));
  for (const id of withdrawals.listDueIds(now)) {
    failedJobs.attempt('withdrawal', id, () => {
      const withdrawal = withdrawals.require(id);
      const after = payOutWithdrawal(shop, withdrawal, Math.max(withdrawal.dueAt ?? now, withdrawal.earliestAt));
      if (after.status !== 'requested') sendWithdrawalMail(shop, after, now);
    });
  }
}

/** The purchase uses the current time, because draws open at the deposit may have closed. */
function settleDue(shop: PurchaseDependencies, deposit: StoredDeposit, now: number): StoredDeposit {
  const at = deposit.purchase ? now : (deposit.dueAt ?? now);
  if (deposit.status === 'challenged') return failDeposit(shop, deposit, CHALLENGE_EXPIRED_FAILURE, at);
  return deposit.pageState === null
    ? creditDepositUnlessPurchaseRefused(shop, deposit, at)
    : failDeposit(shop, deposit, PAYMENT_EXPIRED_FAILURE, at);
}
