import * as calls from '#schemas/generated/api/scheduled.wire-calls.gen.ts';
import { ApiFault, notFound } from '../../http/api-fault.ts';
import { answerCustomer, type CustomerIncoming, type Route } from '../../http/route.ts';
import type { Shop, TicketsShop } from '../../shop.ts';
import type { ScheduledPurchase } from '../recurring/recurring.ts';
import { scheduledAnswer } from '../recurring/recurring-answer.ts';

export function scheduledRoutes(shop: TicketsShop): Route[] {
  return [
    answerCustomer(calls.scheduledPurchasesList, ({ brand, customer, now }) => ({
      result: shop.scheduled.coming(customer.id).map((purchase) => scheduledAnswer(purchase, { shop, brand, now })),
    })),

    answerCustomer(calls.scheduledPurchasesGet, (incoming) => {
      const { brand, now } = incoming;
      return { result: scheduledAnswer(find(shop, incoming), { shop, brand, now }) };
    }),

    answerCustomer(calls.scheduledPurchasesCancel, (incoming) => {
      const { brand, now } = incoming;
      const purchase = find(shop, incoming);
      if (purchase.dueAt === null) {
        throw new ApiFault(409, { code: 'not_cancellable', message: 'This was bought or cancelled already.' });
      }
      shop.attempts.resolve(purchase.id);
      const cancelled = shop.scheduled.change(purchase, { status: 'scheduled_status_cancelled', dueAt: null });
      return { result: scheduledAnswer(cancelled, { shop, brand, now }) };
    }),
  ];
}

/** @throws ApiFault 404 `scheduled_purchase_not_found`. */
function find(
  shop: Pick<Shop, 'scheduled'>,
  { customer, params }: Pick<CustomerIncoming, 'customer' | 'params'>,
): ScheduledPurchase {
  const purchase = shop.scheduled.find(customer.id, params.id ?? '');
  if (!purchase) throw notFound('scheduled_purchase_not_found', 'There is no such scheduled purchase.');
  return purchase;
}
