// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { PlacementGetResult, PlacementCartPrimeBody, PlacementCartPrimeResult } from './types.gen.ts';

/** Get what to show in places of the shop that were left to recommendations. */
export const placementGet: ClientCallDescriptor<Record<never, never>, { branding_key?: string; keys?: string; pricing_id?: string; customer_key?: string; cart?: string; segment_ids?: string }, undefined, PlacementGetResult> = {
  id: 'placement.get',
  method: 'GET',
  service: 'recommend',
  base: '/recommend',
  path: '/placement',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('placementGetQuery'),
  body: null,
  result: findClientGuard<PlacementGetResult>('placementGetResult'),
  paged: false,
};

/** Get what to recommend beside a cart. */
export const placementCartPrime: ClientCallDescriptor<Record<never, never>, Record<never, never>, PlacementCartPrimeBody, PlacementCartPrimeResult> = {
  id: 'placement.cart-prime',
  method: 'POST',
  service: 'recommend',
  base: '/recommend',
  path: '/placement/cart/prime',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<PlacementCartPrimeBody>('placementCartPrimeBody'),
  result: findClientGuard<PlacementCartPrimeResult>('placementCartPrimeResult'),
  paged: false,
};
