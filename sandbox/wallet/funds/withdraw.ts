import type { Withdrawal, WithdrawRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { assertVerificationNotOverdue } from '../../account/verification/verification-deadline.ts';
import { createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../ledger.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { getWalletBalances, getWithdrawalHoldAccountId } from '../wallet-funds.ts';
import { listWithdrawalMethods, type WithdrawalMethod } from './deposit-methods.ts';
import { parseAmountWithinBounds } from './deposit-order.ts';
import { toFundResponse } from './fund-response.ts';
import type { StoredFund } from './fund-store.ts';
import type { StoredWithdrawal } from './withdrawal-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function createUnverifiedFailure() {
  return { code: 'account_not_verified', message: walletMessages.accountNotVerified() };
}

/**
 * Holds money of the wallet until it is paid out. The whole balance may be below the method's minimum, so that any
 * account can be emptied and closed. Call it inside a transaction.
 *
 * @throws ApiFault 404 `fund_not_found`; 422 `method_not_available`, `below_minimum`, `above_maximum`,
 * `account_required`, `account_not_verified`, `verification_required` or `insufficient_funds`.
 */
export function requestWithdrawal(
  shop: Pick<SandboxShop, 'db' | 'ledger' | 'verification' | 'funds' | 'withdrawals'>,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'brand' | 'customer' | 'now'>,
  request: WithdrawRequest,
): StoredWithdrawal {
  const method = listWithdrawalMethods(brand).find(({ code }) => code === request.withdrawal_method_code);
  if (!method)
    throw createRefusalFault('method_not_available', walletMessages.payoutNotAvailable(), 'withdrawal_method_code');
  const { withdrawableFunds } = getWalletBalances(shop, customer.id);
  const minimum = withdrawableFunds > 0 ? Math.min(method.minimum, withdrawableFunds) : method.minimum;
  const amount = parseAmountWithinBounds(request.amount, { minimum, maximum: method.maximum }, brand);
  assertVerificationNotOverdue(shop, customer, now);
  const fund = fundFor(shop, customer.id, method, request);
  if (fund.verificationStatus === 'Failed Verification') {
    const { code, message } = createUnverifiedFailure();
    throw createRefusalFault(code, message);
  }
  if (amount > withdrawableFunds) {
    throw createRefusalFault('insufficient_funds', walletMessages.notWithdrawable(), 'amount');
  }
  const withdrawal = shop.withdrawals.create({
    siteKey: brand.siteKey,
    customerId: customer.id,
    fundId: fund.id,
    amount,
    methodCode: method.code,
    requestedAt: now,
    earliestAt: now + method.daysToPay * DAY,
  });
  move(
    shop,
    withdrawal,
    'withdrawal',
    getWalletLedgerAccountId(customer.id),
    getWithdrawalHoldAccountId(customer.id),
    now,
  );
  return withdrawal;
}

/**
 * Pays out a due withdrawal. It waits while the account's verification is pending, and returns to the wallet when that
 * failed. Call it inside a transaction.
 */
export function payOutWithdrawal(
  shop: Pick<SandboxShop, 'ledger' | 'funds' | 'withdrawals'>,
  withdrawal: StoredWithdrawal,
  now: number,
): StoredWithdrawal {
  const { id, customerId, siteKey, methodCode } = withdrawal;
  switch (shop.funds.getIncludingDeleted(withdrawal.fundId).verificationStatus) {
    case 'Pending Verification':
    case 'Unverified':
      shop.withdrawals.setDueAt(id, now + HOUR);
      return withdrawal;
    case 'Failed Verification':
      shop.withdrawals.complete(id, 'failed', createUnverifiedFailure(), now);
      move(
        shop,
        withdrawal,
        'withdrawal_returned',
        getWithdrawalHoldAccountId(customerId),
        getWalletLedgerAccountId(customerId),
        now,
      );
      return { ...withdrawal, status: 'failed' };
    case 'Verified':
      shop.withdrawals.complete(id, 'paid', null, now);
      move(
        shop,
        withdrawal,
        'payout',
        getWithdrawalHoldAccountId(customerId),
        getShopLedgerAccountId(siteKey, `payout:${methodCode}`),
        now,
      );
      return { ...withdrawal, status: 'paid' };
  }
}

export function toWithdrawalResponse(
  shop: Pick<SandboxShop, 'funds'>,
  brand: SandboxBrand,
  withdrawal: StoredWithdrawal,
  now: number,
): Withdrawal {
  const fund = shop.funds.findById(withdrawal.customerId, withdrawal.fundId);
  return {
    withdrawal_id: withdrawal.id,
    status: withdrawal.status,
    amount: toMoneyResponse(withdrawal.amount, brand.catalogue.branding.currency),
    withdrawal_method_code: withdrawal.methodCode,
    fund: fund && toFundResponse(fund, now),
    requested_at: new Date(withdrawal.requestedAt).toISOString(),
    due_at: new Date(withdrawal.earliestAt).toISOString(),
    completed_at: withdrawal.completedAt === null ? null : new Date(withdrawal.completedAt).toISOString(),
    failure: withdrawal.failure,
  };
}

function fundFor(
  shop: Pick<SandboxShop, 'funds'>,
  customerId: string,
  { fundType, bankTypes }: WithdrawalMethod,
  { bank_type: bankType, customer_fund_id: requestedFundId }: WithdrawRequest,
): StoredFund {
  const fits = (fund: StoredFund) =>
    fund.type === fundType &&
    (fund.bankType === null || (bankTypes.includes(fund.bankType) && (bankType ?? fund.bankType) === fund.bankType));
  if (requestedFundId !== undefined) {
    const fund = shop.funds.findById(customerId, requestedFundId);
    if (!fund) throw createNotFoundFault('fund_not_found', walletMessages.noSuchAccount());
    if (!fits(fund)) throw createRefusalFault('account_required', walletMessages.otherAccount(), 'customer_fund_id');
    return fund;
  }
  const fitting = shop.funds.listByCustomer(customerId).filter(fits);
  const usable = fitting.filter(({ verificationStatus }) => verificationStatus !== 'Failed Verification');
  const fund = usable.find(({ verificationStatus }) => verificationStatus === 'Verified') ?? usable[0] ?? fitting[0];
  if (!fund) throw createRefusalFault('account_required', walletMessages.addAccount());
  return fund;
}

function move(
  shop: Pick<SandboxShop, 'ledger'>,
  { siteKey, id, amount }: StoredWithdrawal,
  kind: string,
  from: string,
  to: string,
  now: number,
) {
  shop.ledger.move({
    siteKey,
    kind,
    reference: id,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    now,
  });
}
