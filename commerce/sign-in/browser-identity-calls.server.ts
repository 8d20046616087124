import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

/**
 * Password, code and confirmation calls that browsers may make. Transfer tokens are excluded, because they carry a
 * session.
 */
export const browserPasswordAndTwoFactorCallRules: readonly (readonly [string, RulesForOneBrowserCall])[] = [
  ['auth.check-email', { query: [], limit: 'sign-in' }],
  ['password.forgot', { query: [], limit: 'sign-in' }],
  ['password.reset', { query: [], limit: 'sign-in' }],
  ['password.force-change', { query: [], limit: 'sign-in' }],
  ['customer.change-password', { query: [], limit: 'sign-in' }],
  ['customer.confirm-password', { query: [], limit: 'sign-in' }],
  ['customer.confirm-address', { query: [], limit: 'code' }],
  ['customer.confirm-address-by-link', { query: [], limit: 'code' }],
  ['customer.confirm-email-address', { query: [], limit: 'code' }],
  ['customer.confirm-email-address-by-link', { query: [], limit: 'code' }],
  ['customer.resend-email-confirmation', { query: [], limit: 'code' }],
  ['two-factor.get', { query: [] }],
  ['two-factor.authenticator-start', { query: [], limit: 'code' }],
  ['two-factor.authenticator', { query: [], limit: 'code' }],
  ['two-factor.email-start', { query: [], limit: 'code' }],
  ['two-factor.email', { query: [], limit: 'code' }],
  ['two-factor.turn-off', { query: [], limit: 'code' }],
  ['two-factor.resend', { query: [], limit: 'code' }],
  ['two-factor.prompt-acknowledged', { query: [] }],
  ['social-auth.providers', { query: [] }],
  ['social-auth.list', { query: [] }],
  ['social-auth.link', { query: [], limit: 'sign-in' }],
  ['social-auth.unlink', { query: [] }],
  ['social-auth.login', { query: [], limit: 'sign-in' }],
];
