// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { TwoFactorGetAnswer, TwoFactorTurnOffAnswer, TwoFactorAuthenticatorStartAnswer, TwoFactorAuthenticatorBody, TwoFactorAuthenticatorAnswer, TwoFactorEmailStartAnswer, TwoFactorEmailBody, TwoFactorEmailAnswer, TwoFactorResendAnswer, TwoFactorPromptAcknowledgedAnswer } from './wire-types.gen.ts';

/** Get how two-factor stands. */
export const twoFactorGet: WireCallDescriptor<undefined, TwoFactorGetAnswer> = {
  id: 'two-factor.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorGetAnswer>('twoFactorGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Turn two-factor off. */
export const twoFactorTurnOff: WireCallDescriptor<undefined, TwoFactorTurnOffAnswer> = {
  id: 'two-factor.turn-off',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorTurnOffAnswer>('twoFactorTurnOffAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['2fa_not_enabled'] }],
};

/** Start to set up an authenticator app. */
export const twoFactorAuthenticatorStart: WireCallDescriptor<undefined, TwoFactorAuthenticatorStartAnswer> = {
  id: 'two-factor.authenticator-start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/authenticator/start',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorAuthenticatorStartAnswer>('twoFactorAuthenticatorStartAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Turn two-factor on with a code of the authenticator app. */
export const twoFactorAuthenticator: WireCallDescriptor<TwoFactorAuthenticatorBody, TwoFactorAuthenticatorAnswer> = {
  id: 'two-factor.authenticator',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/authenticator',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<TwoFactorAuthenticatorBody>('twoFactorAuthenticatorBody'),
  answer: findWireGuard<TwoFactorAuthenticatorAnswer>('twoFactorAuthenticatorAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['2fa_incorrect'] }, { status: 404, codes: ['2fa_setup_not_found'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Start to set up codes by e-mail: sends the first. */
export const twoFactorEmailStart: WireCallDescriptor<undefined, TwoFactorEmailStartAnswer> = {
  id: 'two-factor.email-start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/email/start',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorEmailStartAnswer>('twoFactorEmailStartAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Turn two-factor on with a code that was sent by e-mail. */
export const twoFactorEmail: WireCallDescriptor<TwoFactorEmailBody, TwoFactorEmailAnswer> = {
  id: 'two-factor.email',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/email',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<TwoFactorEmailBody>('twoFactorEmailBody'),
  answer: findWireGuard<TwoFactorEmailAnswer>('twoFactorEmailAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['2fa_incorrect'] }, { status: 404, codes: ['2fa_setup_not_found'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Send the code by e-mail again. */
export const twoFactorResend: WireCallDescriptor<undefined, TwoFactorResendAnswer> = {
  id: 'two-factor.resend',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/resend',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorResendAnswer>('twoFactorResendAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 403, codes: ['2fa_account_locked'] }, { status: 409, codes: ['2fa_not_by_email'] }],
};

/** Remember that the customer has seen the advice to turn two-factor on. */
export const twoFactorPromptAcknowledged: WireCallDescriptor<undefined, TwoFactorPromptAcknowledgedAnswer> = {
  id: 'two-factor.prompt-acknowledged',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/two-factor/prompt-acknowledged',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TwoFactorPromptAcknowledgedAnswer>('twoFactorPromptAcknowledgedAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
