// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as requests from './requests.gen.ts';
import * as wire from './recommend.wire.gen.ts';
import type { PlacementGetAnswer, PlacementCartPrimeBody, PlacementCartPrimeAnswer } from './wire-types.gen.ts';

/** Get what to show in places of the shop that were left to recommendations. */
export const placementGet: WireCall<undefined, PlacementGetAnswer> = {
  id: 'placement.get',
  method: 'GET',
  service: 'recommend',
  base: '/recommend',
  path: '/placement',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<PlacementGetAnswer>(wire.placementGetAnswer),
  query: guard<unknown>(requests.placementGetQuery),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }],
};

/** Get what to recommend beside a cart. */
export const placementCartPrime: WireCall<PlacementCartPrimeBody, PlacementCartPrimeAnswer> = {
  id: 'placement.cart-prime',
  method: 'POST',
  service: 'recommend',
  base: '/recommend',
  path: '/placement/cart/prime',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: guard<PlacementCartPrimeBody>(wire.placementCartPrimeBody),
  answer: guard<PlacementCartPrimeAnswer>(wire.placementCartPrimeAnswer),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }, { status: 422, codes: ['invalid', 'required'] }],
};
