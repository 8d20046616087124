import type { BrowserCallRules } from '#engine/api/call-gateway.ts';

/**
 * What a browser may do about passwords, codes and confirmations, through the engine's server. A token that carries a
 * session elsewhere is no business of a page.
 */
export const browserIdentityCalls: readonly (readonly [string, BrowserCallRules])[] = [
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
