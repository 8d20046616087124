// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { TransactionsListAnswer } from './wire-types.gen.ts';

/** List the movements of the wallet, the latest first. */
export const transactionsList: WireCallDescriptor<undefined, TransactionsListAnswer> = {
  id: 'transactions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/transactions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TransactionsListAnswer>('transactionsListAnswer'),
  query: findQueryOrFormGuard<unknown>('transactionsListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};
