import type { Shop } from '../shop.ts';
import { tryRecurring, tryScheduled } from './try-purchase.ts';

/** Makes the purchases that are due, and ends the pauses that are over. Call it inside a transaction. */
export function advanceRecurring(shop: Shop, now: number): void {
  for (const purchase of shop.scheduled.due(now)) tryScheduled(shop, purchase, now);
  for (const purchase of shop.recurring.due(now)) {
    if (purchase.status !== 'recurring_status_timed_pause') {
      tryRecurring(shop, purchase, now);
      continue;
    }
    const dueAt = Math.max(now, purchase.coveredUntil);
    const resumed = { status: 'recurring_status_active', pausedUntil: null, dueAt } as const;
    const active = shop.recurring.change(purchase, resumed);
    if (dueAt <= now) tryRecurring(shop, active, now);
  }
}

export function nextRecurringDue({ recurring, scheduled }: Shop): number | null {
  const dues = [recurring.nextDue(), scheduled.nextDue()].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
