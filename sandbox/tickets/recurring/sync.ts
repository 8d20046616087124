import type { Customer } from '../../account/customers/customer-store.ts';
import type { RecurringShop } from '../../shop.ts';
import { tryRecurring, tryScheduled } from './try-purchase.ts';

export interface Synced {
  readonly numAttempted: number;
  readonly numPurchased: number;
}

/**
 * Tries at once what has failed and is still tried by itself, and memberships that were paused because they failed.
 * What failed for good is left for its next draw. Call it inside a transaction.
 */
export function syncPurchases(shop: RecurringShop, { id }: Customer, now: number): Synced {
  let numAttempted = 0;
  let numPurchased = 0;
  for (const { kind, purchaseId, status } of shop.attempts.open(id)) {
    const isTried =
      kind === 'recurring'
        ? retryRecurring(shop, id, purchaseId, status, now)
        : retryScheduled(shop, id, purchaseId, now);
    if (!isTried) continue;
    numAttempted += 1;
    if (shop.attempts.last(purchaseId)?.status === 'purchased') numPurchased += 1;
  }
  return { numAttempted, numPurchased };
}

function retryRecurring(shop: RecurringShop, customerId: string, id: string, status: string, now: number): boolean {
  const purchase = shop.recurring.find(customerId, id);
  if (!purchase) return false;
  const isSoft = status === 'soft_failure' && purchase.status === 'recurring_status_active';
  const isStopped =
    status === 'hard_failure' &&
    purchase.status === 'recurring_status_paused' &&
    purchase.choice.product_type === 'membership';
  if (!isSoft && !isStopped) return false;
  tryRecurring(shop, shop.recurring.change(purchase, { status: 'recurring_status_active' }), now);
  return true;
}

function retryScheduled(shop: RecurringShop, customerId: string, id: string, now: number): boolean {
  const purchase = shop.scheduled.find(customerId, id);
  if (!purchase || purchase.dueAt === null) return false;
  tryScheduled(shop, purchase, now);
  return true;
}
