import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { defineSandboxCustomerRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import type { SandboxShop } from '../../shop.ts';
import { toWalletTransactionResponse } from '../transaction-response.ts';
import { listWalletTransactions, parseWalletTransactionFilters } from '../transactions.ts';

const PAGE_SIZE = 10;

export function createSandboxTransactionListRoute(
  shop: Pick<SandboxShop, 'db' | 'draws' | 'orders' | 'funds' | 'deposits' | 'withdrawals'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(transactionsList, ({ brand, customer, query }) => {
      const page = parsePagination(query, PAGE_SIZE);
      const { transactions, total } = listWalletTransactions(
        shop.db,
        customer.id,
        parseWalletTransactionFilters(query),
        page,
      );
      return {
        result: transactions.map((transaction) => toWalletTransactionResponse(shop, brand, customer.id, transaction)),
        page_info: { ...page, total },
      };
    }),
  ];
}
