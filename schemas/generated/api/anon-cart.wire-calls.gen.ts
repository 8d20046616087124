// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { AnonCartCreateAnswer, AnonCartGetAnswer, AnonCartItemsAddBody, AnonCartItemsAddAnswer, AnonCartBuildBody, AnonCartBuildAnswer, AnonCartItemsUpdateBody, AnonCartItemsUpdateAnswer, AnonCartItemsDeleteAnswer, AnonCartPromotionBody, AnonCartPromotionAnswer } from './wire-types.gen.ts';

/** Create an empty cart. */
export const anonCartCreate: WireCallDescriptor<undefined, AnonCartCreateAnswer> = {
  id: 'anon-cart.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AnonCartCreateAnswer>('anonCartCreateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get a cart. */
export const anonCartGet: WireCallDescriptor<undefined, AnonCartGetAnswer> = {
  id: 'anon-cart.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AnonCartGetAnswer>('anonCartGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found'] }],
};

/** Add an item and get the cart. */
export const anonCartItemsAdd: WireCallDescriptor<AnonCartItemsAddBody, AnonCartItemsAddAnswer> = {
  id: 'anon-cart.items.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AnonCartItemsAddBody>('anonCartItemsAddBody'),
  answer: findWireGuard<AnonCartItemsAddAnswer>('anonCartItemsAddAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found'] }, { status: 422, codes: ['invalid', 'required', 'offer_not_found', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left', 'already_in_cart', 'cart_full'] }],
};

/** Add several items at once, all or none, and get the cart. */
export const anonCartBuild: WireCallDescriptor<AnonCartBuildBody, AnonCartBuildAnswer> = {
  id: 'anon-cart.build',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/build',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AnonCartBuildBody>('anonCartBuildBody'),
  answer: findWireGuard<AnonCartBuildAnswer>('anonCartBuildAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found'] }, { status: 422, codes: ['invalid', 'required', 'offer_not_found', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left', 'already_in_cart', 'cart_full'] }],
};

/** Change an item and get the cart. */
export const anonCartItemsUpdate: WireCallDescriptor<AnonCartItemsUpdateBody, AnonCartItemsUpdateAnswer> = {
  id: 'anon-cart.items.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AnonCartItemsUpdateBody>('anonCartItemsUpdateBody'),
  answer: findWireGuard<AnonCartItemsUpdateAnswer>('anonCartItemsUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found', 'cart_item_not_found'] }, { status: 422, codes: ['invalid', 'required', 'not_in_region', 'sold_out', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'too_few_left'] }],
};

/** Remove an item and get the cart. */
export const anonCartItemsDelete: WireCallDescriptor<undefined, AnonCartItemsDeleteAnswer> = {
  id: 'anon-cart.items.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AnonCartItemsDeleteAnswer>('anonCartItemsDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found', 'cart_item_not_found'] }],
};

/** Add the voucher of a promotion code and get the cart. */
export const anonCartPromotion: WireCallDescriptor<AnonCartPromotionBody, AnonCartPromotionAnswer> = {
  id: 'anon-cart.promotion',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/promotion',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AnonCartPromotionBody>('anonCartPromotionBody'),
  answer: findWireGuard<AnonCartPromotionAnswer>('anonCartPromotionAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found'] }, { status: 422, codes: ['invalid', 'required', 'promotion_not_added'] }],
};
