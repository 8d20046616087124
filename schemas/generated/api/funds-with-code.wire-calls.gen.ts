// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeAnswer } from './wire-types.gen.ts';

/** Deposit with a saved card and its security code. */
export const fundsDepositCreateWithCode: WireCallDescriptor<FundsDepositCreateWithCodeBody, FundsDepositCreateWithCodeAnswer> = {
  id: 'funds.deposit.create-with-code',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/deposit',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsDepositCreateWithCodeBody>('fundsDepositCreateWithCodeBody'),
  answer: findWireGuard<FundsDepositCreateWithCodeAnswer>('fundsDepositCreateWithCodeAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 422, codes: ['device_data_invalid', 'required', 'invalid', 'below_minimum', 'above_maximum', 'method_not_available', 'gateway_not_available', 'authentication_required', 'card_expired', 'card_declined', 'insufficient_funds', 'gateway_error', 'precommitment_exceeded', 'verification_required', 'csc_incorrect', 'country_banned', 'time_out', 'self_excluded'] }],
};
