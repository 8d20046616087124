// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { OrdersListAnswer, OrdersRecommendedAnswer, OrdersGetAnswer, DrawsPastCustomerAnswer, DrawFullResultCustomerAnswer } from './wire-types.gen.ts';

/** List the tickets of the customer, those whose draws are still to come or those that are over. */
export const ordersList: WireCallDescriptor<undefined, OrdersListAnswer> = {
  id: 'orders.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<OrdersListAnswer>('ordersListAnswer'),
  query: findQueryOrFormGuard<unknown>('ordersListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** Recommend what the customer could buy next. */
export const ordersRecommended: WireCallDescriptor<undefined, OrdersRecommendedAnswer> = {
  id: 'orders.recommended',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/recommended',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<OrdersRecommendedAnswer>('ordersRecommendedAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get an order. */
export const ordersGet: WireCallDescriptor<undefined, OrdersGetAnswer> = {
  id: 'orders.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<OrdersGetAnswer>('ordersGetAnswer'),
  query: findQueryOrFormGuard<unknown>('ordersGetQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['order_not_found'] }],
};

/** Print an order. */
export const ordersPrint: WireCallDescriptor<undefined, undefined> = {
  id: 'orders.print',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/orders/{id}/print',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'pdf',
  body: null,
  answer: null,
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['order_not_found'] }],
};

/** List the past draws of an offer that the customer had tickets in, the latest first. */
export const drawsPastCustomer: WireCallDescriptor<undefined, DrawsPastCustomerAnswer> = {
  id: 'draws.past-customer',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/past_customer/{key}',
  version: '3.7',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawsPastCustomerAnswer>('drawsPastCustomerAnswer'),
  query: findQueryOrFormGuard<unknown>('drawsPastCustomerQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** Get the result of a draw with what the customer had in it. */
export const drawFullResultCustomer: WireCallDescriptor<undefined, DrawFullResultCustomerAnswer> = {
  id: 'draw.full-result-customer',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/full_result_customer/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawFullResultCustomerAnswer>('drawFullResultCustomerAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }],
};
