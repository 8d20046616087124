import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { transactionsList } from '#schemas/generated/api/transactions.calls.gen.ts';
import type { Transaction, TransactionType } from '#schemas/generated/api/types.gen.ts';
import type { PagedEntries } from '../results/draws.ts';

const list: CallRefOf<typeof transactionsList> = { id: 'transactions.list' };

/** Filters for wallet transactions; `limit` defaults to 10. Moments are ISO 8601 in UTC and inclusive. */
export interface TransactionsQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly type?: TransactionType;
  readonly from?: string;
  readonly to?: string;
}

export interface TransactionCalls {
  /** Newest first. */
  list(query?: TransactionsQuery, options?: Pick<CallOptions<never>, 'signal'>): Promise<PagedEntries<Transaction>>;
  /** A transaction of the customer; null for an unknown id. */
  byId(transactionId: string, options?: Pick<CallOptions<never>, 'signal'>): Promise<Transaction | null>;
}

const PAGE_SIZE = 10;

export function createTransactionCalls(transport: ApiTransport): TransactionCalls {
  return {
    async list(query = {}, options = {}) {
      const { result, pageInfo, expires } = await transport.send(
        list,
        { query: { limit: PAGE_SIZE, ...query } },
        options,
      );
      return { entries: result, pageInfo, expires };
    },
    async byId(transactionId, options = {}) {
      const { result } = await transport.send(list, { query: { transaction_id: transactionId } }, options);
      return result[0] ?? null;
    },
  };
}
