// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { NotificationsListAnswer, NotificationsViewedBody, NotificationsViewedAnswer } from './wire-types.gen.ts';

/** List what the customer is told, the newest first; at most thirty. */
export const notificationsList: WireCallDescriptor<undefined, NotificationsListAnswer> = {
  id: 'notifications.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/notifications',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<NotificationsListAnswer>('notificationsListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Tell that the customer has seen notifications; ids that name none are passed over. */
export const notificationsViewed: WireCallDescriptor<NotificationsViewedBody, NotificationsViewedAnswer> = {
  id: 'notifications.viewed',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/notifications/viewed',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<NotificationsViewedBody>('notificationsViewedBody'),
  answer: findWireGuard<NotificationsViewedAnswer>('notificationsViewedAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required'] }],
};
