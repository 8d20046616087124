// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { ScheduledPurchasesListResult, ScheduledPurchasesGetResult, ScheduledPurchasesCancelResult } from './types.gen.ts';

/** List the purchases that are still to happen, the next one first. */
export const scheduledPurchasesList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, ScheduledPurchasesListResult> = {
  id: 'scheduled-purchases.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<ScheduledPurchasesListResult>('scheduledPurchasesListResult'),
  paged: false,
};

/** Get a scheduled purchase, also one that was made or cancelled. */
export const scheduledPurchasesGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, ScheduledPurchasesGetResult> = {
  id: 'scheduled-purchases.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<ScheduledPurchasesGetResult>('scheduledPurchasesGetResult'),
  paged: false,
};

/** Cancel a scheduled purchase that was not made yet. */
export const scheduledPurchasesCancel: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, ScheduledPurchasesCancelResult> = {
  id: 'scheduled-purchases.cancel',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/scheduled-purchases/{id}/cancel',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<ScheduledPurchasesCancelResult>('scheduledPurchasesCancelResult'),
  paged: false,
};
