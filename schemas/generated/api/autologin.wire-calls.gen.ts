// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { AuthAutologinBody, AuthAutologinAnswer } from './wire-types.gen.ts';

/** Sign in with the token of a link. */
export const authAutologin: WireCallDescriptor<AuthAutologinBody, AuthAutologinAnswer> = {
  id: 'auth.autologin',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/login',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthAutologinBody>('authAutologinBody'),
  answer: findWireGuard<AuthAutologinAnswer>('authAutologinAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['2fa_account_locked', '2fa_incorrect', '2fa_required'] }, { status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'required'] }],
};
