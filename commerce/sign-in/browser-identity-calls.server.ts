import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

/**
 * Password, code and confirmation calls that browsers may make. Transfer tokens are excluded, because they carry a
 * session.
 */
export const browserPasswordAndTwoFactorCallRules: readonly (readonly [string, RulesForOneBrowserCall])[] = [
  ['auth.check-email', { query: [] }],
  ['password.forgot', { query: [] }],
  ['password.reset', { query: [] }],
  ['password.force-change', { query: [] }],
  ['customer.change-password', { query: [] }],
  ['customer.confirm-password', { query: [] }],
  ['customer.confirm-address', { query: [] }],
  ['customer.confirm-address-by-link', { query: [] }],
  ['customer.confirm-email-address', { query: [] }],
  ['customer.confirm-email-address-by-link', { query: [] }],
  ['customer.resend-email-confirmation', { query: [] }],
  ['two-factor.get', { query: [] }],
  ['two-factor.authenticator-start', { query: [] }],
  ['two-factor.authenticator', { query: [] }],
  ['two-factor.email-start', { query: [] }],
  ['two-factor.email', { query: [] }],
  ['two-factor.turn-off', { query: [] }],
  ['two-factor.resend', { query: [] }],
  ['two-factor.prompt-acknowledged', { query: [] }],
  ['social-auth.providers', { query: [] }],
  ['social-auth.list', { query: [] }],
  ['social-auth.link', { query: [] }],
  ['social-auth.unlink', { query: [] }],
  ['social-auth.login', { query: [] }],
];
