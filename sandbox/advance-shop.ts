import { advanceFunds } from './funds/advance-funds.ts';
import { advanceParties } from './party/advance-parties.ts';
import { advanceRecurring, nextRecurringDue } from './recurring/advance-recurring.ts';
import type { Shop } from './shop.ts';
import { transaction } from './storage/database.ts';

/**
 * Lets everything happen that has come due by `now`, in epoch milliseconds, in the order of time however long ago it
 * was: draws are drawn, parties close, what repeats itself is bought, money arrives. Cheap when nothing is due.
 */
export function advanceShop(shop: Shop, now: number): void {
  for (let due = nextDue(shop); due !== null && due <= now; due = nextDue(shop)) {
    advanceTo(shop, due);
  }
  shop.keeper.advance(now);
  advanceFunds(shop, now);
}

function advanceTo(shop: Shop, moment: number): void {
  shop.keeper.advance(moment);
  advanceFunds(shop, moment);
  transaction(shop.db, () => {
    advanceParties(shop, moment);
    advanceRecurring(shop, moment);
  });
}

function nextDue(shop: Shop): number | null {
  const dues = [shop.parties.nextDue(), nextRecurringDue(shop)].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
