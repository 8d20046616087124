import type { OpenCall } from '#engine/api/gateway.ts';

const PAGED = ['limit', 'offset'] as const;

/** The calls of lotto parties and of the membership that a browser may make through the engine's server. */
export const openPlayCalls: ReadonlyMap<string, OpenCall> = new Map<string, OpenCall>([
  ['lotto-party.group.create', { query: [] }],
  ['lotto-party.group.list', { query: PAGED }],
  ['lotto-party.group.get', { query: [] }],
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
  ['membership.benefits', { query: [] }],
]);
