// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { AuthLoginBody, AuthLoginResult, AuthSignupBody, AuthSignupResult, AuthTransferBody, AuthTransferResult, AuthTransferTokenResult, AuthLogoutResult, AuthRefreshBody, AuthRefreshResult, AuthCheckEmailBody, AuthCheckEmailResult, PasswordForgotBody, PasswordForgotResult, PasswordResetBody, PasswordResetResult, PasswordForceChangeBody, PasswordForceChangeResult, CustomerChangePasswordBody, CustomerChangePasswordResult, CustomerConfirmPasswordBody, CustomerConfirmPasswordResult, CustomerConfirmAddressResult, CustomerConfirmAddressByLinkBody, CustomerConfirmAddressByLinkResult, CustomerConfirmEmailAddressResult, CustomerConfirmEmailAddressByLinkBody, CustomerConfirmEmailAddressByLinkResult, CustomerResendEmailConfirmationResult } from './types.gen.ts';

/** Sign in with e-mail address and password. */
export const authLogin: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthLoginBody, AuthLoginResult> = {
  id: 'auth.login',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/login',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthLoginBody>('authLoginBody'),
  result: findClientGuard<AuthLoginResult>('authLoginResult'),
  paged: false,
};

/** Open an account and sign in. */
export const authSignup: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthSignupBody, AuthSignupResult> = {
  id: 'auth.signup',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/signup',
  version: '3.5',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthSignupBody>('authSignupBody'),
  result: findClientGuard<AuthSignupResult>('authSignupResult'),
  paged: false,
};

/** Take a session over with a token of it. */
export const authTransfer: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthTransferBody, AuthTransferResult> = {
  id: 'auth.transfer',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/transfer',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthTransferBody>('authTransferBody'),
  result: findClientGuard<AuthTransferResult>('authTransferResult'),
  paged: false,
};

/** Get a token that takes the session to another host or app of the brand. */
export const authTransferToken: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, AuthTransferTokenResult> = {
  id: 'auth.transfer-token',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/transfer/token',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AuthTransferTokenResult>('authTransferTokenResult'),
  paged: false,
};

/** End the session. */
export const authLogout: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, AuthLogoutResult> = {
  id: 'auth.logout',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/logout',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AuthLogoutResult>('authLogoutResult'),
  paged: false,
};

/** Get new tokens, and with a one-time code make the calls that need one. */
export const authRefresh: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthRefreshBody, AuthRefreshResult> = {
  id: 'auth.refresh',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/refresh',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthRefreshBody>('authRefreshBody'),
  result: findClientGuard<AuthRefreshResult>('authRefreshResult'),
  paged: false,
};

/** Ask whether an account can be opened with an e-mail address. */
export const authCheckEmail: ClientCallDescriptor<Record<never, never>, Record<never, never>, AuthCheckEmailBody, AuthCheckEmailResult> = {
  id: 'auth.check-email',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/check-email',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AuthCheckEmailBody>('authCheckEmailBody'),
  result: findClientGuard<AuthCheckEmailResult>('authCheckEmailResult'),
  paged: false,
};

/** Ask for a link to choose a new password; the answer is the same for every address. */
export const passwordForgot: ClientCallDescriptor<Record<never, never>, Record<never, never>, PasswordForgotBody, PasswordForgotResult> = {
  id: 'password.forgot',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/forgot',
  version: '3.0',
  auth: 'visitor',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<PasswordForgotBody>('passwordForgotBody'),
  result: findClientGuard<PasswordForgotResult>('passwordForgotResult'),
  paged: false,
};

/** Choose a new password with the token of a link; ends all sessions. */
export const passwordReset: ClientCallDescriptor<Record<never, never>, Record<never, never>, PasswordResetBody, PasswordResetResult> = {
  id: 'password.reset',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/reset',
  version: '3.0',
  auth: 'visitor',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<PasswordResetBody>('passwordResetBody'),
  result: findClientGuard<PasswordResetResult>('passwordResetResult'),
  paged: false,
};

/** Choose the new password that the shop asks for. */
export const passwordForceChange: ClientCallDescriptor<Record<never, never>, Record<never, never>, PasswordForceChangeBody, PasswordForceChangeResult> = {
  id: 'password.force-change',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/password/force-change',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<PasswordForceChangeBody>('passwordForceChangeBody'),
  result: findClientGuard<PasswordForceChangeResult>('passwordForceChangeResult'),
  paged: false,
};

/** Change the password; ends the other sessions. */
export const customerChangePassword: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerChangePasswordBody, CustomerChangePasswordResult> = {
  id: 'customer.change-password',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/change-password',
  version: '3.0',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerChangePasswordBody>('customerChangePasswordBody'),
  result: findClientGuard<CustomerChangePasswordResult>('customerChangePasswordResult'),
  paged: false,
};

/** Prove by the password who is there; calls that need it pass for fifteen minutes. */
export const customerConfirmPassword: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerConfirmPasswordBody, CustomerConfirmPasswordResult> = {
  id: 'customer.confirm-password',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-password',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerConfirmPasswordBody>('customerConfirmPasswordBody'),
  result: findClientGuard<CustomerConfirmPasswordResult>('customerConfirmPasswordResult'),
  paged: false,
};

/** Confirm that the address is right. */
export const customerConfirmAddress: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerConfirmAddressResult> = {
  id: 'customer.confirm-address',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-address',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerConfirmAddressResult>('customerConfirmAddressResult'),
  paged: false,
};

/** Confirm the address with the token of a link. */
export const customerConfirmAddressByLink: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerConfirmAddressByLinkBody, CustomerConfirmAddressByLinkResult> = {
  id: 'customer.confirm-address-by-link',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-address/link',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerConfirmAddressByLinkBody>('customerConfirmAddressByLinkBody'),
  result: findClientGuard<CustomerConfirmAddressByLinkResult>('customerConfirmAddressByLinkResult'),
  paged: false,
};

/** Confirm that the e-mail address is right. */
export const customerConfirmEmailAddress: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerConfirmEmailAddressResult> = {
  id: 'customer.confirm-email-address',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerConfirmEmailAddressResult>('customerConfirmEmailAddressResult'),
  paged: false,
};

/** Confirm the e-mail address with the token of a link. */
export const customerConfirmEmailAddressByLink: ClientCallDescriptor<Record<never, never>, Record<never, never>, CustomerConfirmEmailAddressByLinkBody, CustomerConfirmEmailAddressByLinkResult> = {
  id: 'customer.confirm-email-address-by-link',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address/link',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CustomerConfirmEmailAddressByLinkBody>('customerConfirmEmailAddressByLinkBody'),
  result: findClientGuard<CustomerConfirmEmailAddressByLinkResult>('customerConfirmEmailAddressByLinkResult'),
  paged: false,
};

/** Send the link to confirm the e-mail address again. */
export const customerResendEmailConfirmation: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CustomerResendEmailConfirmationResult> = {
  id: 'customer.resend-email-confirmation',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/confirm-email-address/resend',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CustomerResendEmailConfirmationResult>('customerResendEmailConfirmationResult'),
  paged: false,
};
