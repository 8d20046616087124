// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as requests from './requests.gen.ts';
import * as wire from './transactions.wire.gen.ts';
import type { TransactionsListAnswer } from './wire-types.gen.ts';

/** List the movements of the wallet, the latest first. */
export const transactionsList: WireCall<undefined, TransactionsListAnswer> = {
  id: 'transactions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/transactions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<TransactionsListAnswer>(wire.transactionsListAnswer),
  query: guard<unknown>(requests.transactionsListQuery),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};
