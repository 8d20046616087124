// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { OrdersListResult, OrdersRecommendedResult, OrdersGetResult, DrawsPastCustomerResult, DrawFullResultCustomerResult } from './types.gen.ts';

/** List the tickets of the customer, those whose draws are still to come or those that are over. */
export const ordersList: ClientCallDescriptor<Record<never, never>, { status?: 'upcoming_products' | 'past_products'; limit?: number; offset?: number }, undefined, OrdersListResult> = {
  id: 'orders.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('ordersListQuery'),
  body: null,
  result: findClientGuard<OrdersListResult>('ordersListResult'),
  paged: true,
};

/** Recommend what the customer could buy next. */
export const ordersRecommended: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, OrdersRecommendedResult> = {
  id: 'orders.recommended',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/recommended',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<OrdersRecommendedResult>('ordersRecommendedResult'),
  paged: false,
};

/** Get an order. */
export const ordersGet: ClientCallDescriptor<{ id: string }, { show_details?: 'true' | 'false' }, undefined, OrdersGetResult> = {
  id: 'orders.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('ordersGetQuery'),
  body: null,
  result: findClientGuard<OrdersGetResult>('ordersGetResult'),
  paged: false,
};

/** Print an order. */
export const ordersPrint: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, string> = {
  id: 'orders.print',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/{id}/print',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'pdf',
  queryGuard: null,
  body: null,
  result: null,
  paged: false,
};

/** List the past draws of an offer that the customer had tickets in, the latest first. */
export const drawsPastCustomer: ClientCallDescriptor<{ key: string }, { limit?: number; offset?: number; customerId?: string }, undefined, DrawsPastCustomerResult> = {
  id: 'draws.past-customer',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/past_customer/{key}',
  version: '3.7',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('drawsPastCustomerQuery'),
  body: null,
  result: findClientGuard<DrawsPastCustomerResult>('drawsPastCustomerResult'),
  paged: true,
};

/** Get the result of a draw with what the customer had in it. */
export const drawFullResultCustomer: ClientCallDescriptor<{ offerKey: string; drawNo: string }, Record<never, never>, undefined, DrawFullResultCustomerResult> = {
  id: 'draw.full-result-customer',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/full_result_customer/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawFullResultCustomerResult>('drawFullResultCustomerResult'),
  paged: false,
};
