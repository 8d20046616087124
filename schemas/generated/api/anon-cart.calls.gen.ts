// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { AnonCartCreateResult, AnonCartGetResult, AnonCartItemsAddBody, AnonCartItemsAddResult, AnonCartBuildBody, AnonCartBuildResult, AnonCartItemsUpdateBody, AnonCartItemsUpdateResult, AnonCartItemsDeleteResult, AnonCartPromotionBody, AnonCartPromotionResult } from './types.gen.ts';

/** Create an empty cart. */
export const anonCartCreate: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, AnonCartCreateResult> = {
  id: 'anon-cart.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AnonCartCreateResult>('anonCartCreateResult'),
  paged: false,
};

/** Get a cart. */
export const anonCartGet: ClientCallDescriptor<{ token: string }, Record<never, never>, undefined, AnonCartGetResult> = {
  id: 'anon-cart.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AnonCartGetResult>('anonCartGetResult'),
  paged: false,
};

/** Add an item and get the cart. */
export const anonCartItemsAdd: ClientCallDescriptor<{ token: string }, Record<never, never>, AnonCartItemsAddBody, AnonCartItemsAddResult> = {
  id: 'anon-cart.items.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AnonCartItemsAddBody>('anonCartItemsAddBody'),
  result: findClientGuard<AnonCartItemsAddResult>('anonCartItemsAddResult'),
  paged: false,
};

/** Add several items at once, all or none, and get the cart. */
export const anonCartBuild: ClientCallDescriptor<{ token: string }, Record<never, never>, AnonCartBuildBody, AnonCartBuildResult> = {
  id: 'anon-cart.build',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/build',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AnonCartBuildBody>('anonCartBuildBody'),
  result: findClientGuard<AnonCartBuildResult>('anonCartBuildResult'),
  paged: false,
};

/** Change an item and get the cart. */
export const anonCartItemsUpdate: ClientCallDescriptor<{ token: string; id: string }, Record<never, never>, AnonCartItemsUpdateBody, AnonCartItemsUpdateResult> = {
  id: 'anon-cart.items.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AnonCartItemsUpdateBody>('anonCartItemsUpdateBody'),
  result: findClientGuard<AnonCartItemsUpdateResult>('anonCartItemsUpdateResult'),
  paged: false,
};

/** Remove an item and get the cart. */
export const anonCartItemsDelete: ClientCallDescriptor<{ token: string; id: string }, Record<never, never>, undefined, AnonCartItemsDeleteResult> = {
  id: 'anon-cart.items.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AnonCartItemsDeleteResult>('anonCartItemsDeleteResult'),
  paged: false,
};

/** Add the voucher of a promotion code and get the cart. */
export const anonCartPromotion: ClientCallDescriptor<{ token: string }, Record<never, never>, AnonCartPromotionBody, AnonCartPromotionResult> = {
  id: 'anon-cart.promotion',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/promotion',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AnonCartPromotionBody>('anonCartPromotionBody'),
  result: findClientGuard<AnonCartPromotionResult>('anonCartPromotionResult'),
  paged: false,
};
