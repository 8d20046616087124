import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

const PAGED = ['limit', 'offset'] as const;

/** Cart, purchase and order calls that browsers may make through the call gateway. */
export const browserCartAndOrderCallRules: ReadonlyMap<string, RulesForOneBrowserCall> = new Map<
  string,
  RulesForOneBrowserCall
>([
  ['anon-cart.promotion', { query: [], limit: 'voucher' }],
  ['anon-cart.convert', { query: [], limit: 'cart' }],
  ['cart.items.list', { query: [] }],
  ['cart.items.add', { query: [], limit: 'cart' }],
  ['cart.build', { query: [], limit: 'cart' }],
  ['cart.items.update', { query: [], limit: 'cart' }],
  ['cart.items.delete', { query: [], limit: 'cart' }],
  ['cart.promotion', { query: [], limit: 'voucher' }],
  ['cart.purchase', { query: [] }],
  ['checkout.get', { query: [] }],
  ['checkout.outcome', { query: [] }],
  ['partners.get', { query: [] }],
  ['cart.partner', { query: [], limit: 'cart' }],
  ['anon-cart.partner', { query: [], limit: 'cart' }],
  ['cart.partner.purchase', { query: [] }],
  ['orders.list', { query: ['status', ...PAGED] }],
  ['orders.get', { query: ['show_details'] }],
  ['orders.recommended', { query: [] }],
  ['orders.print', { query: [] }],
  ['draws.past-customer', { query: PAGED }],
  ['draw.full-result-customer', { query: [] }],
]);
