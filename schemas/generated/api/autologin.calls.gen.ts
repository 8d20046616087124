// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { AuthAutologinBody, AuthAutologinResult } from './types.gen.ts';

/** Sign in with the token of a link. */
export const authAutologin: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthAutologinBody, AuthAutologinResult> = {
  id: 'auth.autologin',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/login',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthAutologinBody>('authAutologinBody'),
  result: findClientGuard<AuthAutologinResult>('authAutologinResult'),
  paged: false,
};
