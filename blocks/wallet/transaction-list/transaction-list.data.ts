import { formatCurrencyAmount, parseMoney } from '#domain/money.ts';
import { countPages, parsePageNumber } from '#domain/results/paging.ts';
import {
  parseTransactionFilters,
  TRANSACTIONS_ON_A_PAGE,
  type TransactionFilters,
  toTransactionFilterMoments,
} from '#domain/wallet/transaction-filters.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Money, Transaction } from '#schemas/generated/api/types.gen.ts';
import { formatShortDateWithYear, formatTimeOfDay } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { TransactionListProps } from './transaction-list.gen.ts';

/** A movement of the wallet, for people to read. */
export interface WalletTransactionRow {
  readonly id: string;
  readonly at: string;
  readonly day: string;
  readonly time: string;
  readonly description: string;
  readonly method: string | null;
  readonly status: Transaction['status'];
  readonly amount: string;
  readonly isIncoming: boolean;
  readonly balance: string;
  /** Where there is more to read of it; null where this is all. */
  readonly more: TransactionDetailsRoute | null;
}

export type TransactionDetailsRoute =
  | { readonly route: 'my-account.deposit.summary' | 'my-account.withdraw.summary'; readonly transactionID: string }
  | { readonly route: 'receipt'; readonly checkoutID: string };

export interface TransactionListBlockData {
  readonly filters: TransactionFilters;
  readonly rows: readonly WalletTransactionRow[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export const loadTransactionListData: LoadBlockData<
  TransactionListProps,
  TransactionListBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, query, services, signal, site } = context;
  const filters = parseTransactionFilters(query);
  const page = parsePageNumber(params['page'] ?? '') ?? 1;
  const { entries, pageInfo } = await services.commerce.transactions.list(
    {
      limit: TRANSACTIONS_ON_A_PAGE,
      offset: (page - 1) * TRANSACTIONS_ON_A_PAGE,
      ...(filters.type && { type: filters.type }),
      ...toTransactionFilterMoments(filters, site.timeZone),
    },
    { signal },
  );
  const total = pageInfo?.total ?? entries.length;
  return {
    data: {
      filters,
      rows: entries.map((transaction) => rowOf(transaction, site)),
      page,
      pages: countPages(total, TRANSACTIONS_ON_A_PAGE),
      total,
    },
  };
};

function rowOf(transaction: Transaction, site: SiteDataForBlocks): WalletTransactionRow {
  const { transactionId, date, description, method, status, amount, balanceAfter } = transaction;
  const isIncoming = parseMoney(amount) > 0;
  const shown = show(amount, site);
  return {
    id: transactionId,
    at: date,
    day: formatShortDateWithYear(date, site),
    time: formatTimeOfDay(date, site),
    description,
    method,
    status,
    amount: isIncoming ? `+${shown}` : shown,
    isIncoming,
    balance: show(balanceAfter, site),
    more: moreOf(transaction),
  };
}

function moreOf({
  transactionId,
  type,
  depositId,
  withdrawalId,
  checkoutId,
}: Transaction): TransactionDetailsRoute | null {
  if (depositId !== null) return { route: 'my-account.deposit.summary', transactionID: transactionId };
  if (withdrawalId !== null) return { route: 'my-account.withdraw.summary', transactionID: transactionId };
  return type === 'purchase' && checkoutId !== null ? { route: 'receipt', checkoutID: checkoutId } : null;
}

function show(money: Money, { locale }: SiteDataForBlocks): string {
  return formatCurrencyAmount(parseMoney(money), { locale, currency: money.currency });
}
