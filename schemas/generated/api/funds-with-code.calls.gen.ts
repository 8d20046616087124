// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeResult } from './types.gen.ts';

/** Deposit with a saved card and its security code. */
export const fundsDepositCreateWithCode: ClientCallDescriptor<{ fundId: string }, Record<never, never>, FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeResult> = {
  id: 'funds.deposit.create-with-code',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/deposit',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsDepositCreateWithCodeBody>('fundsDepositCreateWithCodeBody'),
  result: findClientGuard<FundsDepositCreateWithCodeResult>('fundsDepositCreateWithCodeResult'),
  paged: false,
};
