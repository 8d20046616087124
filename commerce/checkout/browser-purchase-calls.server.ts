import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

const PAGED = ['limit', 'offset'] as const;

/** Cart, purchase and order calls that browsers may make through the call gateway. */
export const browserCartAndOrderCallRules: ReadonlyMap<string, RulesForOneBrowserCall> = new Map<
  string,
  RulesForOneBrowserCall
>([
  ['anon-cart.promotion', { query: [] }],
  ['anon-cart.convert', { query: [] }],
  ['cart.items.list', { query: [] }],
  ['cart.items.add', { query: [] }],
  ['cart.build', { query: [] }],
  ['cart.items.update', { query: [] }],
  ['cart.items.delete', { query: [] }],
  ['cart.promotion', { query: [] }],
  ['cart.purchase', { query: [] }],
  ['checkout.get', { query: [] }],
  ['checkout.outcome', { query: [] }],
  ['partners.get', { query: [] }],
  ['cart.partner', { query: [] }],
  ['anon-cart.partner', { query: [] }],
  ['cart.partner.purchase', { query: [] }],
  ['orders.list', { query: ['status', ...PAGED] }],
  ['orders.get', { query: ['show_details'] }],
  ['orders.recommended', { query: [] }],
  ['orders.print', { query: [] }],
  ['draws.past-customer', { query: PAGED }],
  ['draw.full-result-customer', { query: [] }],
]);
