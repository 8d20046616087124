import * as calls from '#schemas/generated/api/notifications.wire-calls.gen.ts';
import {
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';

export function createSandboxNotificationsRoutes({
  notifications,
}: Pick<SandboxShop, 'notifications'>): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.notificationsList, ({ customer }) => ({
      result: notifications.listByCustomer(customer.id),
    })),

    defineSandboxCustomerBodyRoute(calls.notificationsViewed, ({ customer, now }, { ids }) => ({
      result: { unviewed: notifications.markViewed(customer.id, ids, now) },
    })),
  ];
}
