import { runJobInLocaleOfCustomer } from '../../messages/customer-locale.ts';
import type { PurchaseDependencies, SandboxShop } from '../../shop.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { creditDepositUnlessPurchaseRefused, failDeposit } from './capture-deposit.ts';
import type { StoredDeposit } from './deposit-store.ts';
import { sendDepositOutcomeMail, sendWithdrawalMail } from './money-mails.ts';
import { hasExpiredProvisionalCards, removeExpiredProvisionalCards } from './provisional-cards.ts';
import { payOutWithdrawal } from './withdraw.ts';

/** Code of a deposit whose challenge expired. */
export const CHALLENGE_EXPIRED_CODE = 'challenge_expired';
export const PAYMENT_EXPIRED_CODE = 'payment_expired';

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
    failedJobs.attempt('deposit', id, () => {
      const deposit = deposits.require(id);
      runJobInLocaleOfCustomer(shop, deposit, () => sendDepositOutcomeMail(shop, settleDue(shop, deposit, now), now));
    });
  }
  if (hasExpiredProvisionalCards(shop, now))
    failedJobs.attempt('verification', 'cards', () => removeExpiredProvisionalCards(shop, now));
  for (const id of withdrawals.listDueIds(now)) {
    failedJobs.attempt('withdrawal', id, () => {
      const withdrawal = withdrawals.require(id);
      runJobInLocaleOfCustomer(shop, withdrawal, () => {
        const after = payOutWithdrawal(shop, withdrawal, Math.max(withdrawal.dueAt ?? now, withdrawal.earliestAt));
        if (after.status !== 'requested') sendWithdrawalMail(shop, after, now);
      });
    });
  }
}

/** The purchase uses the current time, because draws open at the deposit may have closed. */
function settleDue(shop: PurchaseDependencies, deposit: StoredDeposit, now: number): StoredDeposit {
  const at = deposit.purchase ? now : (deposit.dueAt ?? now);
  if (deposit.status === 'challenged') {
    const failure = { code: CHALLENGE_EXPIRED_CODE, message: walletMessages.bankTimedOut() };
    return failDeposit(shop, deposit, failure, at);
  }
  if (deposit.pageState === null) return creditDepositUnlessPurchaseRefused(shop, deposit, at);
  return failDeposit(shop, deposit, { code: PAYMENT_EXPIRED_CODE, message: walletMessages.paymentTimedOut() }, at);
}
