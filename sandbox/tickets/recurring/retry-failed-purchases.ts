import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import type { UnattendedPurchaseDependencies } from '../../shop.ts';
import { attemptRecurringPurchase, attemptScheduledPurchase } from './attempt-purchase.ts';

export interface PurchaseRetryCounts {
  readonly numAttempted: number;
  readonly numPurchased: number;
}

/**
 * Retries soft failures at once, and memberships paused after failures. Hard failures wait for their next draw. Call it
 * inside a transaction.
 */
export function retryFailedPurchasesOfCustomer(
  shop: UnattendedPurchaseDependencies,
  { id }: StoredCustomer,
  now: number,
): PurchaseRetryCounts {
  let numAttempted = 0;
  let numPurchased = 0;
  for (const { kind, purchaseId, status } of shop.unattendedAttempts.listOpen(id)) {
    const isTried =
      kind === 'recurring'
        ? retryRecurring(shop, id, purchaseId, status, now)
        : retryScheduled(shop, id, purchaseId, now);
    if (!isTried) continue;
    numAttempted += 1;
    if (shop.unattendedAttempts.findLast(purchaseId)?.status === 'purchased') numPurchased += 1;
  }
  return { numAttempted, numPurchased };
}

function retryRecurring(
  shop: UnattendedPurchaseDependencies,
  customerId: string,
  id: string,
  status: string,
  now: number,
): boolean {
  const purchase = shop.recurringPurchases.find(customerId, id);
  if (!purchase) return false;
  const isSoft = status === 'soft_failure' && purchase.status === 'recurring_status_active';
  const isStopped =
    status === 'hard_failure' &&
    purchase.status === 'recurring_status_paused' &&
    purchase.choice.product_type === 'membership';
  if (!isSoft && !isStopped) return false;
  attemptRecurringPurchase(shop, shop.recurringPurchases.update(purchase, { status: 'recurring_status_active' }), now);
  return true;
}

function retryScheduled(shop: UnattendedPurchaseDependencies, customerId: string, id: string, now: number): boolean {
  const purchase = shop.scheduledPurchases.find(customerId, id);
  if (!purchase || purchase.dueAt === null) return false;
  attemptScheduledPurchase(shop, purchase, now);
  return true;
}
