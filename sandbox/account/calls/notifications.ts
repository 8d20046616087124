import * as calls from '#schemas/generated/api/notifications.wire-calls.gen.ts';
import { type CallRoute, defineCustomerBodyRoute, defineCustomerRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';

export function notificationsRoutes({ notifications }: Pick<SandboxShop, 'notifications'>): CallRoute[] {
  return [
    defineCustomerRoute(calls.notificationsList, ({ customer }) => ({
      result: notifications.listByCustomer(customer.id),
    })),

    defineCustomerBodyRoute(calls.notificationsViewed, ({ customer, now }, { ids }) => ({
      result: { unviewed: notifications.markViewed(customer.id, ids, now) },
    })),
  ];
}
