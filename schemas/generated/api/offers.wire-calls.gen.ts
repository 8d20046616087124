// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { ProductOffersListAnswer } from './wire-types.gen.ts';

/** List the product offers of a price list. */
export const productOffersList: WireCallDescriptor<undefined, ProductOffersListAnswer> = {
  id: 'product-offers.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/pricing/{pricingId}/product_offers',
  version: '3.9',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<ProductOffersListAnswer>('productOffersListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }],
};
