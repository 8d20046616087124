import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

const PAGED = ['limit', 'offset'] as const;

/**
 * Lotto party, membership, recurring purchase and recommendation calls that browsers may make through the call gateway.
 */
export const browserPartyMembershipAndRecurringCallRules: ReadonlyMap<string, RulesForOneBrowserCall> = new Map<
  string,
  RulesForOneBrowserCall
>([
  ['lotto-party.group.create', { query: [] }],
  ['lotto-party.group.list', { query: PAGED }],
  ['lotto-party.group.get', { query: [] }],
  ['lotto-party.group.update', { query: [] }],
  ['lotto-party.group.leave', { query: [] }],
  ['lotto-party.group.remove-member', { query: [] }],
  ['lotto-party.group.by-token', { query: [] }],
  ['lotto-party.group.join', { query: [] }],
  ['lotto-party.group.sessions', { query: PAGED }],
  ['lotto-party.group.session-open', { query: [] }],
  ['lotto-party.session.create', { query: [] }],
  ['lotto-party.session.update', { query: [] }],
  ['lotto-party.session.get', { query: [] }],
  ['lotto-party.session.discover', { query: PAGED }],
  ['lotto-party.session.discover-draw', { query: PAGED }],
  ['lotto-party.config', { query: [] }],
  ['lotto-party.config.get', { query: [] }],
  ['lotto-party.order.get', { query: ['show_details'] }],
  ['membership.customer', { query: [] }],
  ['membership.update', { query: [] }],
  ['membership.giveaways', { query: ['status', ...PAGED] }],
  ['membership.unlock-draw', { query: [] }],
  ['membership.resend', { query: [] }],
  ['membership.benefits', { query: [] }],
  ['placement.get', { query: ['branding_key', 'keys', 'pricing_id', 'customer_key', 'cart', 'segment_ids'] }],
  ['placement.cart-prime', { query: [] }],
  ['payment-resolutions.list', { query: [] }],
  ['recurring.process-sync', { query: [] }],
  ['recurring-purchases.list', { query: PAGED }],
  ['subscriptions.list', { query: ['lottery_keys', ...PAGED] }],
  ['subscriptions.get', { query: [] }],
  ['subscriptions.update', { query: [] }],
  ['subscriptions.status', { query: [] }],
  ['autoplay.list', { query: PAGED }],
  ['autoplay.get', { query: [] }],
  ['autoplay.update', { query: [] }],
  ['autoplay.set-minimum-jackpot', { query: [] }],
  ['autoplay.set-quickpick', { query: [] }],
  ['autoplay.pause', { query: [] }],
  ['autoplay.unpause', { query: [] }],
  ['scheduled-purchases.list', { query: [] }],
  ['scheduled-purchases.get', { query: [] }],
  ['scheduled-purchases.cancel', { query: [] }],
]);
