// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { AuthLoginBody, AuthLoginAnswer, AuthSignupBody, AuthSignupAnswer, AuthTransferBody, AuthTransferAnswer, AuthTransferTokenAnswer, AuthLogoutAnswer, AuthRefreshBody, AuthRefreshAnswer, AuthCheckEmailBody, AuthCheckEmailAnswer, PasswordForgotBody, PasswordForgotAnswer, PasswordResetBody, PasswordResetAnswer, PasswordForceChangeBody, PasswordForceChangeAnswer, CustomerChangePasswordBody, CustomerChangePasswordAnswer, CustomerConfirmPasswordBody, CustomerConfirmPasswordAnswer, CustomerConfirmAddressAnswer, CustomerConfirmAddressByLinkBody, CustomerConfirmAddressByLinkAnswer, CustomerConfirmEmailAddressAnswer, CustomerConfirmEmailAddressByLinkBody, CustomerConfirmEmailAddressByLinkAnswer, CustomerResendEmailConfirmationAnswer } from './wire-types.gen.ts';

/** Sign in with e-mail address and password. */
export const authLogin: WireCallDescriptor<AuthLoginBody, AuthLoginAnswer> = {
  id: 'auth.login',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/login',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthLoginBody>('authLoginBody'),
  answer: findWireGuard<AuthLoginAnswer>('authLoginAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 401, codes: ['login_incorrect'] }, { status: 403, codes: ['2fa_account_locked', '2fa_incorrect', '2fa_required'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Open an account and sign in. */
export const authSignup: WireCallDescriptor<AuthSignupBody, AuthSignupAnswer> = {
  id: 'auth.signup',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/signup',
  version: '3.5',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthSignupBody>('authSignupBody'),
  answer: findWireGuard<AuthSignupAnswer>('authSignupAnswer'),
  query: null,
  form: null,
  status: 201,
  refusals: [{ status: 422, codes: ['email_taken', 'invalid', 'name_not_valid', 'password_too_weak', 'region_not_offered', 'required', 'terms_required', 'under_age'] }],
};

/** Take a session over with a token of it. */
export const authTransfer: WireCallDescriptor<AuthTransferBody, AuthTransferAnswer> = {
  id: 'auth.transfer',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/transfer',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthTransferBody>('authTransferBody'),
  answer: findWireGuard<AuthTransferAnswer>('authTransferAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Get a token that takes the session to another host or app of the brand. */
export const authTransferToken: WireCallDescriptor<undefined, AuthTransferTokenAnswer> = {
  id: 'auth.transfer-token',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/transfer/token',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AuthTransferTokenAnswer>('authTransferTokenAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** End the session. */
export const authLogout: WireCallDescriptor<undefined, AuthLogoutAnswer> = {
  id: 'auth.logout',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/logout',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AuthLogoutAnswer>('authLogoutAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get new tokens, and with a one-time code make the calls that need one. */
export const authRefresh: WireCallDescriptor<AuthRefreshBody, AuthRefreshAnswer> = {
  id: 'auth.refresh',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/refresh',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthRefreshBody>('authRefreshBody'),
  answer: findWireGuard<AuthRefreshAnswer>('authRefreshAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 401, codes: ['refresh_invalid', 'refresh_reused'] }, { status: 403, codes: ['2fa_account_locked', '2fa_incorrect'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Ask whether an account can be opened with an e-mail address. */
export const authCheckEmail: WireCallDescriptor<AuthCheckEmailBody, AuthCheckEmailAnswer> = {
  id: 'auth.check-email',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/check-email',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AuthCheckEmailBody>('authCheckEmailBody'),
  answer: findWireGuard<AuthCheckEmailAnswer>('authCheckEmailAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required'] }],
};

/** Ask for a link to choose a new password; the answer is the same for every address. */
export const passwordForgot: WireCallDescriptor<PasswordForgotBody, PasswordForgotAnswer> = {
  id: 'password.forgot',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/forgot',
  version: '3.0',
  auth: 'visitor',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<PasswordForgotBody>('passwordForgotBody'),
  answer: findWireGuard<PasswordForgotAnswer>('passwordForgotAnswer'),
  query: null,
  form: null,
  status: 202,
  refusals: [{ status: 422, codes: ['invalid', 'required'] }],
};

/** Choose a new password with the token of a link; ends all sessions. */
export const passwordReset: WireCallDescriptor<PasswordResetBody, PasswordResetAnswer> = {
  id: 'password.reset',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/reset',
  version: '3.0',
  auth: 'visitor',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<PasswordResetBody>('passwordResetBody'),
  answer: findWireGuard<PasswordResetAnswer>('passwordResetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'password_too_weak', 'required'] }],
};

/** Choose the new password that the shop asks for. */
export const passwordForceChange: WireCallDescriptor<PasswordForceChangeBody, PasswordForceChangeAnswer> = {
  id: 'password.force-change',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/force-change',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<PasswordForceChangeBody>('passwordForceChangeBody'),
  answer: findWireGuard<PasswordForceChangeAnswer>('passwordForceChangeAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['password_change_not_required'] }, { status: 422, codes: ['invalid', 'password_too_weak', 'password_unchanged', 'required'] }],
};

/** Change the password; ends the other sessions. */
export const customerChangePassword: WireCallDescriptor<CustomerChangePasswordBody, CustomerChangePasswordAnswer> = {
  id: 'customer.change-password',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/change-password',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<CustomerChangePasswordBody>('customerChangePasswordBody'),
  answer: findWireGuard<CustomerChangePasswordAnswer>('customerChangePasswordAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'password_incorrect', 'password_too_weak', 'password_unchanged', 'required'] }],
};

/** Prove by the password who is there; calls that need it pass for fifteen minutes. */
export const customerConfirmPassword: WireCallDescriptor<CustomerConfirmPasswordBody, CustomerConfirmPasswordAnswer> = {
  id: 'customer.confirm-password',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-password',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerConfirmPasswordBody>('customerConfirmPasswordBody'),
  answer: findWireGuard<CustomerConfirmPasswordAnswer>('customerConfirmPasswordAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'password_incorrect'] }],
};

/** Confirm that the address is right. */
export const customerConfirmAddress: WireCallDescriptor<undefined, CustomerConfirmAddressAnswer> = {
  id: 'customer.confirm-address',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-address',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerConfirmAddressAnswer>('customerConfirmAddressAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Confirm the address with the token of a link. */
export const customerConfirmAddressByLink: WireCallDescriptor<CustomerConfirmAddressByLinkBody, CustomerConfirmAddressByLinkAnswer> = {
  id: 'customer.confirm-address-by-link',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-address/link',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerConfirmAddressByLinkBody>('customerConfirmAddressByLinkBody'),
  answer: findWireGuard<CustomerConfirmAddressByLinkAnswer>('customerConfirmAddressByLinkAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Confirm that the e-mail address is right. */
export const customerConfirmEmailAddress: WireCallDescriptor<undefined, CustomerConfirmEmailAddressAnswer> = {
  id: 'customer.confirm-email-address',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerConfirmEmailAddressAnswer>('customerConfirmEmailAddressAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['email_link_required'] }],
};

/** Confirm the e-mail address with the token of a link. */
export const customerConfirmEmailAddressByLink: WireCallDescriptor<CustomerConfirmEmailAddressByLinkBody, CustomerConfirmEmailAddressByLinkAnswer> = {
  id: 'customer.confirm-email-address-by-link',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address/link',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CustomerConfirmEmailAddressByLinkBody>('customerConfirmEmailAddressByLinkBody'),
  answer: findWireGuard<CustomerConfirmEmailAddressByLinkAnswer>('customerConfirmEmailAddressByLinkAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['link_not_valid'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Send the link to confirm the e-mail address again. */
export const customerResendEmailConfirmation: WireCallDescriptor<undefined, CustomerResendEmailConfirmationAnswer> = {
  id: 'customer.resend-email-confirmation',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address/resend',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CustomerResendEmailConfirmationAnswer>('customerResendEmailConfirmationAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['email_confirmed'] }],
};
