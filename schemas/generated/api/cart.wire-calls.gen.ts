// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { CartItemsListAnswer, CartItemsAddBody, CartItemsAddAnswer, CartBuildBody, CartBuildAnswer, CartItemsUpdateBody, CartItemsUpdateAnswer, CartItemsDeleteAnswer, CartPromotionBody, CartPromotionAnswer, AnonCartConvertAnswer, CartPurchaseBody, CartPurchaseAnswer, CheckoutOutcomeAnswer, CheckoutGetAnswer } from './wire-types.gen.ts';

/** Get the cart of the customer; one that nothing was put into yet is empty. */
export const cartItemsList: WireCallDescriptor<undefined, CartItemsListAnswer> = {
  id: 'cart.items.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CartItemsListAnswer>('cartItemsListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Add an item and get the cart. */
export const cartItemsAdd: WireCallDescriptor<CartItemsAddBody, CartItemsAddAnswer> = {
  id: 'cart.items.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartItemsAddBody>('cartItemsAddBody'),
  answer: findWireGuard<CartItemsAddAnswer>('cartItemsAddAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'offer_not_found', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left', 'already_in_cart', 'cart_full', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Add several items at once, all or none, and get the cart. */
export const cartBuild: WireCallDescriptor<CartBuildBody, CartBuildAnswer> = {
  id: 'cart.build',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/build',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartBuildBody>('cartBuildBody'),
  answer: findWireGuard<CartBuildAnswer>('cartBuildAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'offer_not_found', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left', 'already_in_cart', 'cart_full', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Change an item and get the cart. */
export const cartItemsUpdate: WireCallDescriptor<CartItemsUpdateBody, CartItemsUpdateAnswer> = {
  id: 'cart.items.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartItemsUpdateBody>('cartItemsUpdateBody'),
  answer: findWireGuard<CartItemsUpdateAnswer>('cartItemsUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_item_not_found'] }, { status: 422, codes: ['invalid', 'required', 'not_in_region', 'sold_out', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'too_few_left', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Remove an item or a voucher and get the cart. */
export const cartItemsDelete: WireCallDescriptor<undefined, CartItemsDeleteAnswer> = {
  id: 'cart.items.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CartItemsDeleteAnswer>('cartItemsDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_item_not_found'] }],
};

/** Add the voucher of a promotion code and get the cart. */
export const cartPromotion: WireCallDescriptor<CartPromotionBody, CartPromotionAnswer> = {
  id: 'cart.promotion',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/promotion',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartPromotionBody>('cartPromotionBody'),
  answer: findWireGuard<CartPromotionAnswer>('cartPromotionAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'promotion_not_added', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Move what is in an anonymous cart into the cart of the customer, and get that. The token is gone afterwards. */
export const anonCartConvert: WireCallDescriptor<undefined, AnonCartConvertAnswer> = {
  id: 'anon-cart.convert',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/convert',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AnonCartConvertAnswer>('anonCartConvertAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['cart_not_found'] }],
};

/** Buy what is in the cart with the money in the wallet, and get the receipt. */
export const cartPurchase: WireCallDescriptor<CartPurchaseBody, CartPurchaseAnswer> = {
  id: 'cart.purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/purchase',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartPurchaseBody>('cartPurchaseBody'),
  answer: findWireGuard<CartPurchaseAnswer>('cartPurchaseAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'partner_not_found', 'empty_cart', 'insufficient_funds', 'spend_limit_exceeded', 'not_in_region', 'draw_closed', 'sold_out', 'no_longer_available', 'price_changed', 'cart_changed', 'verification_required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Tell what came of a purchase or a deposit whose answer was lost, by the idempotency key that it was asked for with. */
export const checkoutOutcome: WireCallDescriptor<undefined, CheckoutOutcomeAnswer> = {
  id: 'checkout.outcome',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/checkout/outcome/{idempotencyKey}',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CheckoutOutcomeAnswer>('checkoutOutcomeAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get the receipt of a purchase. */
export const checkoutGet: WireCallDescriptor<undefined, CheckoutGetAnswer> = {
  id: 'checkout.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/checkout/{checkoutID}',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CheckoutGetAnswer>('checkoutGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['checkout_failure', 'checkout_not_found'] }, { status: 409, codes: ['checkout_processing'] }],
};
