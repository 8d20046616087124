// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { ScheduledPurchasesListAnswer, ScheduledPurchasesGetAnswer, ScheduledPurchasesCancelAnswer } from './wire-types.gen.ts';

/** List the purchases that are still to happen, the next one first. */
export const scheduledPurchasesList: WireCallDescriptor<undefined, ScheduledPurchasesListAnswer> = {
  id: 'scheduled-purchases.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<ScheduledPurchasesListAnswer>('scheduledPurchasesListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get a scheduled purchase, also one that was made or cancelled. */
export const scheduledPurchasesGet: WireCallDescriptor<undefined, ScheduledPurchasesGetAnswer> = {
  id: 'scheduled-purchases.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<ScheduledPurchasesGetAnswer>('scheduledPurchasesGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['scheduled_purchase_not_found'] }],
};

/** Cancel a scheduled purchase that was not made yet. */
export const scheduledPurchasesCancel: WireCallDescriptor<undefined, ScheduledPurchasesCancelAnswer> = {
  id: 'scheduled-purchases.cancel',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases/{id}/cancel',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<ScheduledPurchasesCancelAnswer>('scheduledPurchasesCancelAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['scheduled_purchase_not_found'] }, { status: 409, codes: ['not_cancellable'] }],
};
