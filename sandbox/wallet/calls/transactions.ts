import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { defineSandboxCustomerRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import type { SandboxShop } from '../../shop.ts';
import { toTransactionResponse } from '../transaction-response.ts';
import { listWalletTransactions, parseWalletTransactionFilters } from '../transactions.ts';

const PAGE_SIZE = 10;

export function createSandboxTransactionsRoutes(
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
        result: transactions.map((transaction) => toTransactionResponse(shop, brand, customer.id, transaction)),
        page_info: { ...page, total },
      };
    }),
  ];
}
