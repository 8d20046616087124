// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type ApiCall, guard } from '#schemas/api/call.ts';
import * as client from './funds-with-code.client.gen.ts';
import type { FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeResult } from './types.gen.ts';

/** Deposit with a saved card and its security code. */
export const fundsDepositCreateWithCode: ApiCall<{ fundId: string }, Record<never, never>, FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeResult> = {
  id: 'funds.deposit.create-with-code',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/deposit',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  answers: 'json',
  asks: null,
  body: guard<FundsDepositCreateWithCodeBody>(client.fundsDepositCreateWithCodeBody),
  result: guard<FundsDepositCreateWithCodeResult>(client.fundsDepositCreateWithCodeResult),
  paged: false,
};
