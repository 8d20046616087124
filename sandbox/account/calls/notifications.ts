import * as calls from '#schemas/generated/api/notifications.wire-calls.gen.ts';
import { answerCustomer, answerCustomerBody, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';

export function notificationsRoutes({ notifications }: Pick<Shop, 'notifications'>): Route[] {
  return [
    answerCustomer(calls.notificationsList, ({ customer }) => ({ result: notifications.of(customer.id) })),

    answerCustomerBody(calls.notificationsViewed, ({ customer, now }, { ids }) => ({
      result: { unviewed: notifications.view(customer.id, ids, now) },
    })),
  ];
}
