// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { PlacementGetAnswer, PlacementCartPrimeBody, PlacementCartPrimeAnswer } from './wire-types.gen.ts';

/** Get what to show in places of the shop that were left to recommendations. */
export const placementGet: WireCallDescriptor<undefined, PlacementGetAnswer> = {
  id: 'placement.get',
  method: 'GET',
  service: 'recommend',
  base: '/recommend',
  path: '/placement',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<PlacementGetAnswer>('placementGetAnswer'),
  query: findQueryOrFormGuard<unknown>('placementGetQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }],
};

/** Get what to recommend beside a cart. */
export const placementCartPrime: WireCallDescriptor<PlacementCartPrimeBody, PlacementCartPrimeAnswer> = {
  id: 'placement.cart-prime',
  method: 'POST',
  service: 'recommend',
  base: '/recommend',
  path: '/placement/cart/prime',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<PlacementCartPrimeBody>('placementCartPrimeBody'),
  answer: findWireGuard<PlacementCartPrimeAnswer>('placementCartPrimeAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }, { status: 422, codes: ['invalid', 'required'] }],
};
