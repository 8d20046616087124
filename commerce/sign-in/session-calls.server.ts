import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';
import type { SessionChangingCalls } from '#engine/api/session-calls.server.ts';
import { SIGN_IN_CALL_IDS, SIGN_OUT_CALL_ID } from './session-call-ids.ts';

/** Which calls make, renew and end the session of a customer (specification: The calls it makes). */
export const sessionCallRules: SessionChangingCalls = {
  makes: SIGN_IN_CALL_IDS,
  opens: new Set(['auth.signup']),
  refresh: 'auth.refresh',
  logout: SIGN_OUT_CALL_ID,
  renews: new Set([
    'customer.change-password',
    'password.force-change',
    'customer.details.update',
    'customer.location',
    'migration.migrate',
    'membership.update',
  ]),
  ends: new Set(['customer.delete']),
  final: new Set(['2fa_incorrect', '2fa_account_locked']),
};

/** Calls that start a new analytics session (specification: Screens, autologin and transfer). */
export const callIdsStartingAnalyticsSession: ReadonlySet<string> = new Set(['auth.autologin', 'auth.transfer']);

/** Moves the anonymous cart to the customer who signed in. */
export const convertAnonymousCartCall = { id: 'anon-cart.convert' } as const;

/** Session calls that browsers may make. They never contain tokens. */
export const browserSignInAndOutCallRules: readonly (readonly [string, RulesForOneBrowserCall])[] = [
  ['auth.login', { query: [], limit: 'sign-in' }],
  ['auth.autologin', { query: [], limit: 'sign-in' }],
  ['auth.signup', { query: [], limit: 'sign-in' }],
  ['auth.transfer', { query: [], limit: 'sign-in' }],
  ['auth.refresh', { query: [], serverBodyMembers: ['refreshToken', 'fingerprint'] }],
  ['auth.logout', { query: [], leaves: true }],
  ['customer.resend-email-confirmation', { query: [], limit: 'code' }],
  ['heartbeat', { query: [] }],
];
