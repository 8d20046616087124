import { createSeededRandom } from '../results/draws/seeded-random.ts';
import type { SandboxShop } from '../shop.ts';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { seedCarts } from './carts.ts';
import { seedCustomerDetails } from './customer-details.ts';
import { seedCustomers } from './customers.ts';
import { seedDemoGiveawayEntries } from './membership.ts';
import { seedNotifications } from './notifications.ts';
import { seedDemoPurchases } from './orders.ts';
import { seedParties } from './parties.ts';
import { seedPromotionCodes } from './promotions.ts';
import { seedDemoRecurringPurchases } from './recurring.ts';
import { seedWallet } from './wallet.ts';

/** Fills a part of a new shop; it runs once for a database. */
type Seed = (shop: SandboxShop) => void;

/** Ordered by dependency. */
const SEEDS: readonly Seed[] = [
  seedCustomers,
  seedCustomerDetails,
  seedWallet,
  seedPromotionCodes,
  seedDemoPurchases,
  seedParties,
  seedDemoGiveawayEntries,
  seedDemoRecurringPurchases,
  seedCarts,
  seedNotifications,
];

const DONE = 'seeded';

/**
 * Seeds a new shop with demonstration customers and their history, the same for the same time. No effect on a seeded
 * shop.
 */
export function seedShop(shop: SandboxShop): void {
  joinOrBeginTransaction(shop.db, () => {
    const done = shop.db.prepare('SELECT 1 FROM secrets WHERE name = ?').get(DONE);
    if (done) return;
    const seeded = { ...shop, random: createSeededRandom('seed') };
    for (const seed of SEEDS) seed(seeded);
    shop.db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run(DONE, new Uint8Array(1));
  });
}
