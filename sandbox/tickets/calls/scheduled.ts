import * as calls from '#schemas/generated/api/scheduled.wire-calls.gen.ts';
import { ApiFault, createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCustomerCall,
  defineSandboxCustomerRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import type { SandboxShop, TicketReadDependencies } from '../../shop.ts';
import type { StoredScheduledPurchase } from '../recurring/recurring.ts';
import { toScheduledPurchaseResponse } from '../recurring/recurring-response.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

export function createSandboxScheduledRoutes(shop: TicketReadDependencies): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.scheduledPurchasesList, ({ brand, customer, now }) => ({
      result: shop.scheduledPurchases
        .listUpcoming(customer.id)
        .map((purchase) => toScheduledPurchaseResponse(purchase, { shop, brand, now })),
    })),

    defineSandboxCustomerRoute(calls.scheduledPurchasesGet, (incoming) => {
      const { brand, now } = incoming;
      return { result: toScheduledPurchaseResponse(find(shop, incoming), { shop, brand, now }) };
    }),

    defineSandboxCustomerRoute(calls.scheduledPurchasesCancel, (incoming) => {
      const { brand, now } = incoming;
      const purchase = find(shop, incoming);
      if (purchase.dueAt === null) {
        throw new ApiFault(409, { code: 'not_cancellable', message: ticketsMessages.boughtOrCancelled() });
      }
      shop.unattendedAttempts.closeOpen(purchase.id);
      const cancelled = shop.scheduledPurchases.update(purchase, { status: 'scheduled_status_cancelled', dueAt: null });
      return { result: toScheduledPurchaseResponse(cancelled, { shop, brand, now }) };
    }),
  ];
}

/** @throws ApiFault 404 `scheduled_purchase_not_found`. */
function find(
  shop: Pick<SandboxShop, 'scheduledPurchases'>,
  { customer, params }: Pick<AuthorisedCustomerCall, 'customer' | 'params'>,
): StoredScheduledPurchase {
  const purchase = shop.scheduledPurchases.find(customer.id, params.id ?? '');
  if (!purchase) throw createNotFoundFault('scheduled_purchase_not_found', ticketsMessages.noSuchScheduledPurchase());
  return purchase;
}
