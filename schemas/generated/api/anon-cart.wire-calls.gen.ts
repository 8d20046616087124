// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as wire from './anon-cart.wire.gen.ts';
import type { AnonCartCreateAnswer, AnonCartGetAnswer, AnonCartItemsAddBody, AnonCartItemsAddAnswer, AnonCartBuildBody, AnonCartBuildAnswer, AnonCartItemsUpdateBody, AnonCartItemsUpdateAnswer, AnonCartItemsDeleteAnswer } from './wire-types.gen.ts';

/** Create an empty cart. */
export const anonCartCreate: WireCall<undefined, AnonCartCreateAnswer> = {
  id: 'anon-cart.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<AnonCartCreateAnswer>(wire.anonCartCreateAnswer),
  query: [],
  status: 200,
  refusals: [],
};

/** Get a cart. */
export const anonCartGet: WireCall<undefined, AnonCartGetAnswer> = {
  id: 'anon-cart.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<AnonCartGetAnswer>(wire.anonCartGetAnswer),
  query: [],
  status: 200,
  refusals: [],
};

/** Add an item and get the cart. */
export const anonCartItemsAdd: WireCall<AnonCartItemsAddBody, AnonCartItemsAddAnswer> = {
  id: 'anon-cart.items.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: guard<AnonCartItemsAddBody>(wire.anonCartItemsAddBody),
  answer: guard<AnonCartItemsAddAnswer>(wire.anonCartItemsAddAnswer),
  query: [],
  status: 200,
  refusals: [],
};

/** Add several items at once, all or none, and get the cart. */
export const anonCartBuild: WireCall<AnonCartBuildBody, AnonCartBuildAnswer> = {
  id: 'anon-cart.build',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/build',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: guard<AnonCartBuildBody>(wire.anonCartBuildBody),
  answer: guard<AnonCartBuildAnswer>(wire.anonCartBuildAnswer),
  query: [],
  status: 200,
  refusals: [],
};

/** Change an item and get the cart. */
export const anonCartItemsUpdate: WireCall<AnonCartItemsUpdateBody, AnonCartItemsUpdateAnswer> = {
  id: 'anon-cart.items.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: guard<AnonCartItemsUpdateBody>(wire.anonCartItemsUpdateBody),
  answer: guard<AnonCartItemsUpdateAnswer>(wire.anonCartItemsUpdateAnswer),
  query: [],
  status: 200,
  refusals: [],
};

/** Remove an item and get the cart. */
export const anonCartItemsDelete: WireCall<undefined, AnonCartItemsDeleteAnswer> = {
  id: 'anon-cart.items.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/{token}/items/{id}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  answer: guard<AnonCartItemsDeleteAnswer>(wire.anonCartItemsDeleteAnswer),
  query: [],
  status: 200,
  refusals: [],
};
