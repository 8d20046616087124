// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { ProductOffersListResult } from './types.gen.ts';

/** List the product offers of a price list. */
export const productOffersList: ClientCallDescriptor<{ pricingId: string }, Record<never, never>, undefined, ProductOffersListResult> = {
  id: 'product-offers.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/pricing/{pricingId}/product_offers',
  version: '3.9',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<ProductOffersListResult>('productOffersListResult'),
  paged: false,
};
