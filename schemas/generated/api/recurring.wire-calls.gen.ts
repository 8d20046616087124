// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { PaymentResolutionsListAnswer, RecurringProcessSyncAnswer, RecurringPurchasesListAnswer, SubscriptionsListAnswer, SubscriptionsGetAnswer, SubscriptionsUpdateBody, SubscriptionsUpdateAnswer, SubscriptionsStatusBody, SubscriptionsStatusAnswer, AutoplayListAnswer, AutoplayGetAnswer, AutoplayUpdateBody, AutoplayUpdateAnswer, AutoplaySetMinimumJackpotBody, AutoplaySetMinimumJackpotAnswer, AutoplaySetQuickpickBody, AutoplaySetQuickpickAnswer, AutoplayPauseBody, AutoplayPauseAnswer, AutoplayUnpauseAnswer } from './wire-types.gen.ts';

/** List the purchases that were due, failed, and wait for the customer. */
export const paymentResolutionsList: WireCallDescriptor<undefined, PaymentResolutionsListAnswer> = {
  id: 'payment-resolutions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/payment_resolutions',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<PaymentResolutionsListAnswer>('paymentResolutionsListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Try again at once what has failed, as far as its draw is still on sale; such as after the payment method has changed. */
export const recurringProcessSync: WireCallDescriptor<undefined, RecurringProcessSyncAnswer> = {
  id: 'recurring.process-sync',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/process_recurring_purchases/sync',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<RecurringProcessSyncAnswer>('recurringProcessSyncAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** List autoplays and subscriptions together, the latest first. */
export const recurringPurchasesList: WireCallDescriptor<undefined, RecurringPurchasesListAnswer> = {
  id: 'recurring-purchases.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/recurring_purchases',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<RecurringPurchasesListAnswer>('recurringPurchasesListAnswer'),
  query: findQueryOrFormGuard<unknown>('recurringPurchasesListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** List the subscriptions, the latest first. */
export const subscriptionsList: WireCallDescriptor<undefined, SubscriptionsListAnswer> = {
  id: 'subscriptions.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SubscriptionsListAnswer>('subscriptionsListAnswer'),
  query: findQueryOrFormGuard<unknown>('subscriptionsListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** Get a subscription. */
export const subscriptionsGet: WireCallDescriptor<undefined, SubscriptionsGetAnswer> = {
  id: 'subscriptions.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SubscriptionsGetAnswer>('subscriptionsGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }],
};

/** Change what a subscription buys. */
export const subscriptionsUpdate: WireCallDescriptor<SubscriptionsUpdateBody, SubscriptionsUpdateAnswer> = {
  id: 'subscriptions.update',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SubscriptionsUpdateBody>('subscriptionsUpdateBody'),
  answer: findWireGuard<SubscriptionsUpdateAnswer>('subscriptionsUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'recurring_cancelled', 'not_changeable', 'book_not_offered', 'cause_required', 'period_not_offered', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Pause, resume or cancel a subscription. What was cancelled stays so, but for a membership, which is resumed until it ends. */
export const subscriptionsStatus: WireCallDescriptor<SubscriptionsStatusBody, SubscriptionsStatusAnswer> = {
  id: 'subscriptions.status',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/subscriptions/{id}/status',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SubscriptionsStatusBody>('subscriptionsStatusBody'),
  answer: findWireGuard<SubscriptionsStatusAnswer>('subscriptionsStatusAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'required', 'recurring_cancelled', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** List the autoplays, the latest first. */
export const autoplayList: WireCallDescriptor<undefined, AutoplayListAnswer> = {
  id: 'autoplay.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AutoplayListAnswer>('autoplayListAnswer'),
  query: findQueryOrFormGuard<unknown>('autoplayListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** Get an autoplay. */
export const autoplayGet: WireCallDescriptor<undefined, AutoplayGetAnswer> = {
  id: 'autoplay.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AutoplayGetAnswer>('autoplayGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }],
};

/** Change what an autoplay buys, or pause, resume or cancel it. What was cancelled stays so. */
export const autoplayUpdate: WireCallDescriptor<AutoplayUpdateBody, AutoplayUpdateAnswer> = {
  id: 'autoplay.update',
  method: 'PATCH',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AutoplayUpdateBody>('autoplayUpdateBody'),
  answer: findWireGuard<AutoplayUpdateAnswer>('autoplayUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'recurring_cancelled', 'not_changeable', 'game_not_offered', 'too_few_games', 'too_many_games', 'cause_required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Play only for jackpots from an amount up. */
export const autoplaySetMinimumJackpot: WireCallDescriptor<AutoplaySetMinimumJackpotBody, AutoplaySetMinimumJackpotAnswer> = {
  id: 'autoplay.set-minimum-jackpot',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/set-minimum-jackpot',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AutoplaySetMinimumJackpotBody>('autoplaySetMinimumJackpotBody'),
  answer: findWireGuard<AutoplaySetMinimumJackpotAnswer>('autoplaySetMinimumJackpotAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'required', 'recurring_cancelled', 'not_changeable'] }],
};

/** Play new numbers each time, or the same ones. */
export const autoplaySetQuickpick: WireCallDescriptor<AutoplaySetQuickpickBody, AutoplaySetQuickpickAnswer> = {
  id: 'autoplay.set-quickpick',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/set-quickpick',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AutoplaySetQuickpickBody>('autoplaySetQuickpickBody'),
  answer: findWireGuard<AutoplaySetQuickpickAnswer>('autoplaySetQuickpickAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'required', 'recurring_cancelled', 'not_changeable'] }],
};

/** Pause an autoplay, until a moment or until it is unpaused. */
export const autoplayPause: WireCallDescriptor<AutoplayPauseBody, AutoplayPauseAnswer> = {
  id: 'autoplay.pause',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/pause',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AutoplayPauseBody>('autoplayPauseBody'),
  answer: findWireGuard<AutoplayPauseAnswer>('autoplayPauseAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['invalid', 'recurring_cancelled'] }],
};

/** Let an autoplay go on. */
export const autoplayUnpause: WireCallDescriptor<undefined, AutoplayUnpauseAnswer> = {
  id: 'autoplay.unpause',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/autoplay/{id}/unpause',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<AutoplayUnpauseAnswer>('autoplayUnpauseAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['recurring_not_found'] }, { status: 422, codes: ['recurring_cancelled', 'not_paused', 'country_banned', 'time_out', 'self_excluded'] }],
};
