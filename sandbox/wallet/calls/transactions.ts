import { transactionsList } from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { pageOf } from '../../http/page.ts';
import { answerCustomer, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { transactionAnswer } from '../transaction-answer.ts';
import { transactionFilters, transactionsOf } from '../transactions.ts';

const PAGE_SIZE = 10;

export function transactionsRoutes(
  shop: Pick<Shop, 'db' | 'draws' | 'orders' | 'funds' | 'deposits' | 'withdrawals'>,
): Route[] {
  return [
    answerCustomer(transactionsList, ({ brand, customer, query }) => {
      const page = pageOf(query, PAGE_SIZE);
      const { transactions, total } = transactionsOf(shop.db, customer.id, transactionFilters(query), page);
      return {
        result: transactions.map((transaction) => transactionAnswer(shop, brand, customer.id, transaction)),
        page_info: { ...page, total },
      };
    }),
  ];
}
