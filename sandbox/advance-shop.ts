import { mailDecisions } from './account/verification/mail-decisions.ts';
import { advanceParties } from './party/advance-parties.ts';
import type { RecurringShop, Shop } from './shop.ts';
import { transaction } from './storage/database.ts';
import { integerOf } from './storage/rows.ts';
import { advanceRecurring, nextRecurringDue } from './tickets/recurring/advance-recurring.ts';
import { advanceFunds } from './wallet/funds/advance-funds.ts';

/**
 * Lets everything happen that has come due by `now`, in epoch milliseconds, in the order of time however long ago it
 * was: draws are drawn, parties close, what repeats itself is bought, money arrives. Cheap when nothing is due. A piece
 * of it that fails is a setback of its own: the rest happens, and whoever calls is answered.
 */
export function advanceShop(
  shop: RecurringShop & Pick<Shop, 'keeper' | 'withdrawals' | 'setbacks'>,
  now: number,
): void {
  for (let due = nextDue(shop); due !== null && due <= now; due = nextDue(shop)) {
    const before = changes(shop);
    advanceTo(shop, due);
    // What nothing comes of now would come to nothing for ever.
    if (changes(shop) === before) break;
  }
  shop.keeper.advance(now);
  advanceFunds(shop, now);
  mailDecisions(shop, now);
}

function advanceTo(shop: RecurringShop & Pick<Shop, 'keeper' | 'withdrawals' | 'setbacks'>, moment: number): void {
  shop.keeper.advance(moment);
  advanceFunds(shop, moment);
  transaction(shop.db, () => {
    advanceParties(shop, moment);
    advanceRecurring(shop, moment);
  });
}

function changes({ db }: Pick<Shop, 'db'>): number {
  return integerOf(db.prepare('SELECT total_changes() AS n').get(), 'n');
}

function nextDue(shop: Pick<Shop, 'parties' | 'recurring' | 'scheduled' | 'setbacks'>): number | null {
  const parties = shop.parties.nextDue(shop.setbacks.held('party'), shop.setbacks.held('draw'));
  const dues = [parties, nextRecurringDue(shop)].filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}
