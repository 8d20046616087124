// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type ApiCall, guard } from '#schemas/api/call.ts';
import * as requests from './requests.gen.ts';
import * as client from './transactions.client.gen.ts';
import type { TransactionsListResult } from './types.gen.ts';

/** List the movements of the wallet, the latest first. */
export const transactionsList: ApiCall<Record<never, never>, { limit?: number; offset?: number; type?: 'deposit' | 'withdrawal' | 'withdrawal_returned' | 'purchase' | 'winnings' | 'refund' | 'bonus' | 'adjustment'; from?: string; to?: string; transaction_id?: string }, undefined, TransactionsListResult> = {
  id: 'transactions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/transactions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: guard<unknown>(requests.transactionsListQuery),
  body: null,
  result: guard<TransactionsListResult>(client.transactionsListResult),
  paged: true,
};
