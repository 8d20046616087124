// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { TransactionsListResult } from './types.gen.ts';

/** List the movements of the wallet, the latest first. */
export const transactionsList: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number; type?: 'deposit' | 'withdrawal' | 'withdrawal_returned' | 'purchase' | 'winnings' | 'refund' | 'bonus' | 'adjustment'; from?: string; to?: string; transaction_id?: string }, undefined, TransactionsListResult> = {
  id: 'transactions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/transactions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('transactionsListQuery'),
  body: null,
  result: findClientGuard<TransactionsListResult>('transactionsListResult'),
  paged: true,
};
