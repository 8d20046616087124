// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { PaymentResolutionsListResult, RecurringProcessSyncResult, RecurringPurchasesListResult, SubscriptionsListResult, SubscriptionsGetResult, SubscriptionsUpdateBody, SubscriptionsUpdateResult, SubscriptionsStatusBody, SubscriptionsStatusResult, AutoplayListResult, AutoplayGetResult, AutoplayUpdateBody, AutoplayUpdateResult, AutoplaySetMinimumJackpotBody, AutoplaySetMinimumJackpotResult, AutoplaySetQuickpickBody, AutoplaySetQuickpickResult, AutoplayPauseBody, AutoplayPauseResult, AutoplayUnpauseResult } from './types.gen.ts';

/** List the purchases that were due, failed, and wait for the customer. */
export const paymentResolutionsList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, PaymentResolutionsListResult> = {
  id: 'payment-resolutions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/payment_resolutions',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<PaymentResolutionsListResult>('paymentResolutionsListResult'),
  paged: false,
};

/** Try again at once what has failed, as far as its draw is still on sale; such as after the payment method has changed. */
export const recurringProcessSync: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, RecurringProcessSyncResult> = {
  id: 'recurring.process-sync',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/process_recurring_purchases/sync',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<RecurringProcessSyncResult>('recurringProcessSyncResult'),
  paged: false,
};

/** List autoplays and subscriptions together, the latest first. */
export const recurringPurchasesList: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number }, undefined, RecurringPurchasesListResult> = {
  id: 'recurring-purchases.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/recurring_purchases',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('recurringPurchasesListQuery'),
  body: null,
  result: findClientGuard<RecurringPurchasesListResult>('recurringPurchasesListResult'),
  paged: true,
};

/** List the subscriptions, the latest first. */
export const subscriptionsList: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number; lottery_keys?: string }, undefined, SubscriptionsListResult> = {
  id: 'subscriptions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('subscriptionsListQuery'),
  body: null,
  result: findClientGuard<SubscriptionsListResult>('subscriptionsListResult'),
  paged: true,
};

/** Get a subscription. */
export const subscriptionsGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, SubscriptionsGetResult> = {
  id: 'subscriptions.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SubscriptionsGetResult>('subscriptionsGetResult'),
  paged: false,
};

/** Change what a subscription buys. */
export const subscriptionsUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, SubscriptionsUpdateBody, SubscriptionsUpdateResult> = {
  id: 'subscriptions.update',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SubscriptionsUpdateBody>('subscriptionsUpdateBody'),
  result: findClientGuard<SubscriptionsUpdateResult>('subscriptionsUpdateResult'),
  paged: false,
};

/** Pause, resume or cancel a subscription. What was cancelled stays so, but for a membership, which is resumed until it ends. */
export const subscriptionsStatus: ClientCallDescriptor<{ id: string }, Record<never, never>, SubscriptionsStatusBody, SubscriptionsStatusResult> = {
  id: 'subscriptions.status',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}/status',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SubscriptionsStatusBody>('subscriptionsStatusBody'),
  result: findClientGuard<SubscriptionsStatusResult>('subscriptionsStatusResult'),
  paged: false,
};

/** List the autoplays, the latest first. */
export const autoplayList: ClientCallDescriptor<Record<never, never>, { limit?: number; offset?: number }, undefined, AutoplayListResult> = {
  id: 'autoplay.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('autoplayListQuery'),
  body: null,
  result: findClientGuard<AutoplayListResult>('autoplayListResult'),
  paged: true,
};

/** Get an autoplay. */
export const autoplayGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, AutoplayGetResult> = {
  id: 'autoplay.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AutoplayGetResult>('autoplayGetResult'),
  paged: false,
};

/** Change what an autoplay buys, or pause, resume or cancel it. What was cancelled stays so. */
export const autoplayUpdate: ClientCallDescriptor<{ id: string }, Record<never, never>, AutoplayUpdateBody, AutoplayUpdateResult> = {
  id: 'autoplay.update',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AutoplayUpdateBody>('autoplayUpdateBody'),
  result: findClientGuard<AutoplayUpdateResult>('autoplayUpdateResult'),
  paged: false,
};

/** Play only for jackpots from an amount up. */
export const autoplaySetMinimumJackpot: ClientCallDescriptor<{ id: string }, Record<never, never>, AutoplaySetMinimumJackpotBody, AutoplaySetMinimumJackpotResult> = {
  id: 'autoplay.set-minimum-jackpot',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/set-minimum-jackpot',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AutoplaySetMinimumJackpotBody>('autoplaySetMinimumJackpotBody'),
  result: findClientGuard<AutoplaySetMinimumJackpotResult>('autoplaySetMinimumJackpotResult'),
  paged: false,
};

/** Play new numbers each time, or the same ones. */
export const autoplaySetQuickpick: ClientCallDescriptor<{ id: string }, Record<never, never>, AutoplaySetQuickpickBody, AutoplaySetQuickpickResult> = {
  id: 'autoplay.set-quickpick',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/set-quickpick',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AutoplaySetQuickpickBody>('autoplaySetQuickpickBody'),
  result: findClientGuard<AutoplaySetQuickpickResult>('autoplaySetQuickpickResult'),
  paged: false,
};

/** Pause an autoplay, until a moment or until it is unpaused. */
export const autoplayPause: ClientCallDescriptor<{ id: string }, Record<never, never>, AutoplayPauseBody, AutoplayPauseResult> = {
  id: 'autoplay.pause',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/pause',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AutoplayPauseBody>('autoplayPauseBody'),
  result: findClientGuard<AutoplayPauseResult>('autoplayPauseResult'),
  paged: false,
};

/** Let an autoplay go on. */
export const autoplayUnpause: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, AutoplayUnpauseResult> = {
  id: 'autoplay.unpause',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/unpause',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<AutoplayUnpauseResult>('autoplayUnpauseResult'),
  paged: false,
};
