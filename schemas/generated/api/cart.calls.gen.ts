// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { CartItemsListResult, CartItemsAddBody, CartItemsAddResult, CartBuildBody, CartBuildResult, CartItemsUpdateBody, CartItemsUpdateResult, CartItemsDeleteResult, CartPromotionBody, CartPromotionResult, AnonCartConvertResult, CartPurchaseBody, CartPurchaseResult, CheckoutOutcomeResult, CheckoutGetResult } from './types.gen.ts';

/** Get the cart of the customer; one that nothing was put into yet is empty. */
export const cartItemsList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CartItemsListResult> = {
  id: 'cart.items.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CartItemsListResult>('cartItemsListResult'),
  paged: false,
};

/** Add an item and get the cart. */
export const cartItemsAdd: ClientCallDescriptor<Record<never, never>, Record<never, never>, CartItemsAddBody, CartItemsAddResult> = {
  id: 'cart.items.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartItemsAddBody>('cartItemsAddBody'),
  result: findClientGuard<CartItemsAddResult>('cartItemsAddResult'),
  paged: false,
};

/** Add several items at once, all or none, and get the cart. */
export const cartBuild: ClientCallDescriptor<Record<never, never>, Record<never, never>, CartBuildBody, CartBuildResult> = {
  id: 'cart.build',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/build',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartBuildBody>('cartBuildBody'),
  result: findClientGuard<CartBuildResult>('cartBuildResult'),
  paged: false,
};

/** Change an item and get the cart. */
export const cartItemsUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, CartItemsUpdateBody, CartItemsUpdateResult> = {
  id: 'cart.items.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartItemsUpdateBody>('cartItemsUpdateBody'),
  result: findClientGuard<CartItemsUpdateResult>('cartItemsUpdateResult'),
  paged: false,
};

/** Remove an item or a voucher and get the cart. */
export const cartItemsDelete: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, CartItemsDeleteResult> = {
  id: 'cart.items.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/cart/items/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CartItemsDeleteResult>('cartItemsDeleteResult'),
  paged: false,
};

/** Add the voucher of a promotion code and get the cart. */
export const cartPromotion: ClientCallDescriptor<Record<never, never>, Record<never, never>, CartPromotionBody, CartPromotionResult> = {
  id: 'cart.promotion',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/promotion',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartPromotionBody>('cartPromotionBody'),
  result: findClientGuard<CartPromotionResult>('cartPromotionResult'),
  paged: false,
};

/** Move what is in an anonymous cart into the cart of the customer, and get that. The token is gone afterwards. */
export const anonCartConvert: ClientCallDescriptor<{ token: string }, Record<never, never>, undefined, AnonCartConvertResult> = {
  id: 'anon-cart.convert',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/convert',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AnonCartConvertResult>('anonCartConvertResult'),
  paged: false,
};

/** Buy what is in the cart with the money in the wallet, and get the receipt. */
export const cartPurchase: ClientCallDescriptor<Record<never, never>, Record<never, never>, CartPurchaseBody, CartPurchaseResult> = {
  id: 'cart.purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/purchase',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartPurchaseBody>('cartPurchaseBody'),
  result: findClientGuard<CartPurchaseResult>('cartPurchaseResult'),
  paged: false,
};

/** Tell what came of a purchase or a deposit whose answer was lost, by the idempotency key that it was asked for with. */
export const checkoutOutcome: ClientCallDescriptor<{ idempotencyKey: string }, Record<never, never>, undefined, CheckoutOutcomeResult> = {
  id: 'checkout.outcome',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/checkout/outcome/{idempotencyKey}',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CheckoutOutcomeResult>('checkoutOutcomeResult'),
  paged: false,
};

/** Get the receipt of a purchase. */
export const checkoutGet: ClientCallDescriptor<{ checkoutID: string }, Record<never, never>, undefined, CheckoutGetResult> = {
  id: 'checkout.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/checkout/{checkoutID}',
  version: '3.4',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CheckoutGetResult>('checkoutGetResult'),
  paged: false,
};
