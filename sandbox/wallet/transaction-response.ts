import type { Transaction } from '#schemas/generated/api/wire-types.gen.ts';
import { toMoneyResponse } from '../offers/money-response.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { listDepositMethods, listWithdrawalMethods } from './funds/deposit-methods.ts';
import { describeBoughtProducts, describeWonProduct } from './transaction-products.ts';
import type { WalletTransaction } from './transactions.ts';
import { walletMessages } from './wallet.messages.gen.ts';

type Details = Pick<Transaction, 'description' | 'deposit_id' | 'withdrawal_id' | 'checkout_id' | 'status' | 'method'>;

export function toWalletTransactionResponse(
  shop: Pick<SandboxShop, 'draws' | 'orders' | 'funds' | 'deposits' | 'withdrawals'>,
  brand: SandboxBrand,
  customerId: string,
  transaction: WalletTransaction,
): Transaction {
  const { currency } = brand.catalogue.branding;
  return {
    transaction_id: transaction.id,
    type: transaction.type,
    amount: toMoneyResponse(transaction.amount, currency),
    balance_after: toMoneyResponse(transaction.balanceAfter, currency),
    date: new Date(transaction.movedAt).toISOString(),
    ...detailsOf(shop, brand, customerId, transaction),
  };
}

function detailsOf(
  shop: Pick<SandboxShop, 'draws' | 'orders' | 'funds' | 'deposits' | 'withdrawals'>,
  brand: SandboxBrand,
  customerId: string,
  { type, reference, movedAt }: WalletTransaction,
): Details {
  const nothing = {
    deposit_id: null,
    withdrawal_id: null,
    checkout_id: null,
    status: 'completed',
    method: null,
  } as const;
  switch (type) {
    case 'deposit':
      return {
        ...nothing,
        description: walletMessages.transactionDeposit(),
        ...depositDetails(shop, brand, customerId, reference),
      };
    case 'withdrawal':
      return {
        ...nothing,
        description: walletMessages.transactionWithdrawal(),
        ...withdrawalDetails(shop, brand, customerId, reference),
      };
    case 'withdrawal_returned':
      return {
        ...nothing,
        description: walletMessages.withdrawalReturned(),
        ...withdrawalDetails(shop, brand, customerId, reference),
        status: 'completed',
      };
    case 'purchase':
      return {
        ...nothing,
        description: walletMessages.transactionPurchase({
          products: describeBoughtProducts(reference, { shop, brand }),
        }),
        checkout_id: reference,
      };
    case 'bonus':
      return { ...nothing, description: walletMessages.transactionCredit(), checkout_id: reference };
    case 'winnings':
      return {
        ...nothing,
        description: walletMessages.transactionWinnings({
          product: describeWonProduct(reference, movedAt, { shop, brand }),
        }),
      };
    case 'refund':
      return { ...nothing, description: walletMessages.transactionRefund() };
    case 'adjustment':
      return { ...nothing, description: walletMessages.transactionAdjustment() };
  }
}

function depositDetails(
  shop: Pick<SandboxShop, 'funds' | 'deposits'>,
  brand: SandboxBrand,
  customerId: string,
  id: string,
): Partial<Details> {
  const deposit = shop.deposits.findById(customerId, id);
  if (!deposit) return {};
  const method = listDepositMethods(brand).find(({ code }) => code === deposit.methodCode);
  const fund = deposit.fundId === null ? null : shop.funds.getIncludingDeleted(deposit.fundId);
  const name = fund?.lastFour
    ? walletMessages.endingIn({ name: fund.brand, lastFour: fund.lastFour })
    : (method?.name ?? null);
  return { deposit_id: id, checkout_id: deposit.checkoutId, method: name };
}

const STATUS = { requested: 'pending', paid: 'completed', failed: 'failed' } as const;

function withdrawalDetails(
  shop: Pick<SandboxShop, 'withdrawals'>,
  brand: SandboxBrand,
  customerId: string,
  id: string,
): Partial<Details> {
  const withdrawal = shop.withdrawals.findById(customerId, id);
  if (!withdrawal) return {};
  const method = listWithdrawalMethods(brand).find(({ code }) => code === withdrawal.methodCode);
  return { withdrawal_id: id, status: STATUS[withdrawal.status], method: method?.name ?? null };
}
