import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';
import type { CookieHeldPathParam } from '#engine/api/cookie-param.server.ts';
import type { ContractCall } from '#engine/api/transport.ts';
import * as anonCart from '#schemas/generated/api/anon-cart.calls.gen.ts';
import * as autologin from '#schemas/generated/api/autologin.calls.gen.ts';
import * as cart from '#schemas/generated/api/cart.calls.gen.ts';
import * as causes from '#schemas/generated/api/causes.calls.gen.ts';
import * as customer from '#schemas/generated/api/customer.calls.gen.ts';
import * as discover from '#schemas/generated/api/discover.calls.gen.ts';
import * as draws from '#schemas/generated/api/draws.calls.gen.ts';
import * as events from '#schemas/generated/api/events.calls.gen.ts';
import * as funds from '#schemas/generated/api/funds.calls.gen.ts';
import * as fundsWithCode from '#schemas/generated/api/funds-with-code.calls.gen.ts';
import * as heartbeat from '#schemas/generated/api/heartbeat.calls.gen.ts';
import * as identity from '#schemas/generated/api/identity.calls.gen.ts';
import * as limits from '#schemas/generated/api/limits.calls.gen.ts';
import * as lottoParty from '#schemas/generated/api/lotto-party.calls.gen.ts';
import * as membership from '#schemas/generated/api/membership.calls.gen.ts';
import * as migration from '#schemas/generated/api/migration.calls.gen.ts';
import * as notifications from '#schemas/generated/api/notifications.calls.gen.ts';
import * as offers from '#schemas/generated/api/offers.calls.gen.ts';
import * as orders from '#schemas/generated/api/orders.calls.gen.ts';
import * as partners from '#schemas/generated/api/partners.calls.gen.ts';
import * as recommend from '#schemas/generated/api/recommend.calls.gen.ts';
import * as recurring from '#schemas/generated/api/recurring.calls.gen.ts';
import * as scheduled from '#schemas/generated/api/scheduled.calls.gen.ts';
import * as site from '#schemas/generated/api/site.calls.gen.ts';
import * as socialAuth from '#schemas/generated/api/social-auth.calls.gen.ts';
import * as transactions from '#schemas/generated/api/transactions.calls.gen.ts';
import * as twoFactor from '#schemas/generated/api/two-factor.calls.gen.ts';
import * as verification from '#schemas/generated/api/verification.calls.gen.ts';
import * as verificationService from '#schemas/generated/api/verification-service.calls.gen.ts';
import { browserCustomerCallRules } from './account/browser-customer-calls.server.ts';
import { browserCartAndOrderCallRules } from './checkout/browser-purchase-calls.server.ts';
import { browserPartyMembershipAndRecurringCallRules } from './play/browser-play-calls.server.ts';
import { browserPasswordAndTwoFactorCallRules } from './sign-in/browser-identity-calls.server.ts';
import { browserSignInAndOutCallRules } from './sign-in/session-calls.server.ts';
import { browserFundsCallRules } from './wallet/browser-funds-calls.server.ts';

const groups: readonly Readonly<Record<string, ContractCall>>[] = [
  anonCart,
  autologin,
  cart,
  causes,
  customer,
  discover,
  draws,
  events,
  funds,
  fundsWithCode,
  heartbeat,
  identity,
  limits,
  lottoParty,
  membership,
  migration,
  notifications,
  offers,
  orders,
  partners,
  recommend,
  recurring,
  scheduled,
  site,
  socialAuth,
  transactions,
  twoFactor,
  verification,
  verificationService,
];

/** Every call of the contract, by id. */
export const commerceCallsById: ReadonlyMap<string, ContractCall> = new Map(
  groups.flatMap((group) => Object.values(group).map((call) => [call.id, call])),
);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Cache times of answers (specification: Business constants and limits, "Cache and timing"). */
export const callCacheTimesMs: ReadonlyMap<string, number> = new Map([
  ['product-offers.list', 18 * MINUTE],
  ['draws.past.result-keys', DAY],
  ['branding.get', DAY],
  ['draws.past', 60 * SECOND],
  ['draw.full-result', 60 * SECOND],
  ['draw.details', 60 * SECOND],
  ['draw.details.prizes', 60 * SECOND],
  ['draw.details.winners', 60 * SECOND],
  ['cms.causes', 60 * SECOND],
  ['membership.config', 60 * SECOND],
  ['membership.giveaway', 60 * SECOND],
  ['config.get', 60 * SECOND],
  ['partners.get', 60 * SECOND],
  ['tips.get', 18 * MINUTE],
  ['discover.get', 60 * SECOND],
  ['statistics.get', 60 * SECOND],
  ['draw.preview', 60 * SECOND],
  ['draws.past.archived', 60 * SECOND],
  ['placement.get', 5 * MINUTE],
  ['lotto-party.config', 5 * MINUTE],
  ['lotto-party.config.get', 5 * MINUTE],
  ['verification-service.licence-config', 60 * SECOND],
  ['social-auth.providers', 60 * SECOND],
]);

const HOUR = 60 * MINUTE;

/**
 * Maximum ages of stale answers while the API is down (decision 026). Prices, offers and upcoming draws expire with the
 * cached offers; past draws and shop settings rarely change.
 */
export const callMaxAnswerAgesWhileApiIsDownMs: ReadonlyMap<string, number> = new Map([
  ['product-offers.list', 18 * MINUTE],
  ['tips.get', 18 * MINUTE],
  ['placement.get', 18 * MINUTE],
  ['discover.get', 18 * MINUTE],
  ['membership.config', 18 * MINUTE],
  ['membership.giveaway', 18 * MINUTE],
  ['lotto-party.config', 18 * MINUTE],
  ['lotto-party.config.get', 18 * MINUTE],
  ['draw.preview', 18 * MINUTE],
  ['partners.get', HOUR],
  ['draws.past', HOUR],
  ['draw.details', HOUR],
  ['draw.details.prizes', DAY],
  ['draw.details.winners', DAY],
  ['draw.full-result', DAY],
  ['draws.past.archived', DAY],
  ['draws.past.result-keys', 7 * DAY],
  ['statistics.get', DAY],
  ['cms.causes', DAY],
  ['config.get', DAY],
  ['capabilities.get', DAY],
  ['branding.get', 7 * DAY],
  ['social-auth.providers', DAY],
  ['verification-service.licence-config', DAY],
]);

/** Calls that require a customer but return the same answer for every customer. */
export const customerSharedCalls: ReadonlySet<string> = new Set(['lotto-party.config', 'lotto-party.config.get']);

/** GET calls whose answer is personal or must be fresh. */
export const uncachedGetCallIds: ReadonlySet<string> = new Set([
  'anon-cart.get',
  // engine/capabilities caches this answer for 24 hours.
  'capabilities.get',
  'customer.communication-preferences.get',
  'locate',
  'heartbeat',
  'lotto-party.group.by-token',
]);

/** Properties (in snake_case) that are maps with data as keys, so that those keys are not renamed. */
export const propertiesKeyedByData: ReadonlySet<string> = new Set(['prices', 'blocked_reasons', 'metadata']);

/** Calls that browsers may make through the call gateway. */
export const browserCallRulesById: ReadonlyMap<string, RulesForOneBrowserCall> = new Map<
  string,
  RulesForOneBrowserCall
>([
  ...browserSignInAndOutCallRules,
  ...browserPasswordAndTwoFactorCallRules,
  ...browserCustomerCallRules,
  ...browserFundsCallRules,
  ...browserCartAndOrderCallRules,
  ...browserPartyMembershipAndRecurringCallRules,
  ['anon-cart.create', { query: [], limit: 'cart' }],
  ['anon-cart.get', { query: [] }],
  ['anon-cart.items.add', { query: [], limit: 'cart' }],
  ['anon-cart.build', { query: [], limit: 'cart' }],
  ['anon-cart.items.update', { query: [], limit: 'cart' }],
  ['anon-cart.items.delete', { query: [], limit: 'cart' }],
  ['event.create', { query: [], limit: 'feedback' }],
]);

/** The anonymous cart token: a path parameter that is stored in an HttpOnly cookie. */
export function createCartTokenCookieRules(cookie: string): CookieHeldPathParam {
  return {
    param: 'token',
    cookie,
    create: { id: 'anon-cart.create' },
    read: 'anon-cart.get',
    spend: 'anon-cart.convert',
    gone: 'cart_not_found',
  };
}
