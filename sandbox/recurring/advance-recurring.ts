import type { Shop } from '../shop.ts';
import type { RecurringPurchase } from './recurring.ts';
import { tryRecurring, tryScheduled } from './try-purchase.ts';

/** Makes the purchases that are due, and ends the pauses that are over. Call it inside a transaction. */
export function advanceRecurring(shop: Shop, now: number): void {
  const { setbacks, scheduled, recurring } = shop;
  for (const id of scheduled.due(now)) {
    const at = setbacks.momentOf('scheduled', id, now);
    setbacks.attempt('scheduled', id, () => tryScheduled(shop, scheduled.require(id), at));
  }
  for (const id of recurring.due(now)) {
    const at = setbacks.momentOf('recurring', id, now);
    setbacks.attempt('recurring', id, () => resumeOrTry(shop, recurring.require(id), at));
  }
}

function resumeOrTry(shop: Shop, purchase: RecurringPurchase, now: number): void {
  if (purchase.status !== 'recurring_status_timed_pause') return tryRecurring(shop, purchase, now);
  const dueAt = Math.max(now, purchase.coveredUntil);
  const resumed = { status: 'recurring_status_active', pausedUntil: null, dueAt } as const;
  const active = shop.recurring.change(purchase, resumed);
  if (dueAt <= now) tryRecurring(shop, active, now);
}

export function nextRecurringDue({ recurring, scheduled, setbacks }: Shop): number | null {
  const nextDues = [recurring.nextDue(setbacks.held('recurring')), scheduled.nextDue(setbacks.held('scheduled'))];
  const dues = nextDues.filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
