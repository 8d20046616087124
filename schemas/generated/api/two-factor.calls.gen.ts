// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { TwoFactorGetResult, TwoFactorTurnOffResult, TwoFactorAuthenticatorStartResult, TwoFactorAuthenticatorBody, TwoFactorAuthenticatorResult, TwoFactorEmailStartResult, TwoFactorEmailBody, TwoFactorEmailResult, TwoFactorResendResult, TwoFactorPromptAcknowledgedResult } from './types.gen.ts';

/** Get how two-factor stands. */
export const twoFactorGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorGetResult> = {
  id: 'two-factor.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorGetResult>('twoFactorGetResult'),
  paged: false,
};

/** Turn two-factor off. */
export const twoFactorTurnOff: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorTurnOffResult> = {
  id: 'two-factor.turn-off',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorTurnOffResult>('twoFactorTurnOffResult'),
  paged: false,
};

/** Start to set up an authenticator app. */
export const twoFactorAuthenticatorStart: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorAuthenticatorStartResult> = {
  id: 'two-factor.authenticator-start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/authenticator/start',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorAuthenticatorStartResult>('twoFactorAuthenticatorStartResult'),
  paged: false,
};

/** Turn two-factor on with a code of the authenticator app. */
export const twoFactorAuthenticator: ClientCallDescriptor<Record<never, never>, Record<never, never>, TwoFactorAuthenticatorBody, TwoFactorAuthenticatorResult> = {
  id: 'two-factor.authenticator',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/authenticator',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<TwoFactorAuthenticatorBody>('twoFactorAuthenticatorBody'),
  result: findClientGuard<TwoFactorAuthenticatorResult>('twoFactorAuthenticatorResult'),
  paged: false,
};

/** Start to set up codes by e-mail: sends the first. */
export const twoFactorEmailStart: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorEmailStartResult> = {
  id: 'two-factor.email-start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/email/start',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorEmailStartResult>('twoFactorEmailStartResult'),
  paged: false,
};

/** Turn two-factor on with a code that was sent by e-mail. */
export const twoFactorEmail: ClientCallDescriptor<Record<never, never>, Record<never, never>, TwoFactorEmailBody, TwoFactorEmailResult> = {
  id: 'two-factor.email',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/email',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<TwoFactorEmailBody>('twoFactorEmailBody'),
  result: findClientGuard<TwoFactorEmailResult>('twoFactorEmailResult'),
  paged: false,
};

/** Send the code by e-mail again. */
export const twoFactorResend: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorResendResult> = {
  id: 'two-factor.resend',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/resend',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorResendResult>('twoFactorResendResult'),
  paged: false,
};

/** Remember that the customer has seen the advice to turn two-factor on. */
export const twoFactorPromptAcknowledged: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TwoFactorPromptAcknowledgedResult> = {
  id: 'two-factor.prompt-acknowledged',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/prompt-acknowledged',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TwoFactorPromptAcknowledgedResult>('twoFactorPromptAcknowledgedResult'),
  paged: false,
};
