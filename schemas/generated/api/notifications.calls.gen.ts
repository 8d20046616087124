// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { NotificationsListResult, NotificationsViewedBody, NotificationsViewedResult } from './types.gen.ts';

/** List what the customer is told, the newest first; at most thirty. */
export const notificationsList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, NotificationsListResult> = {
  id: 'notifications.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/notifications',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<NotificationsListResult>('notificationsListResult'),
  paged: false,
};

/** Tell that the customer has seen notifications; ids that name none are passed over. */
export const notificationsViewed: ClientCallDescriptor<Record<never, never>, Record<never, never>, NotificationsViewedBody, NotificationsViewedResult> = {
  id: 'notifications.viewed',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/notifications/viewed',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<NotificationsViewedBody>('notificationsViewedBody'),
  result: findClientGuard<NotificationsViewedResult>('notificationsViewedResult'),
  paged: false,
};
