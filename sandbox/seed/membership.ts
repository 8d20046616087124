import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../wallet/ledger.ts';
import { buySeedItem, toShopWithoutMails } from './orders.ts';
import { DEMO_MEMBERSHIP_ITEM } from './tickets.ts';

const DAY = 86_400_000;
const DRAWS = 45;
const BOUGHT_DAYS_AGO = 9;
const PRICE = 1_000;

/** Enters Hana, a premium member, and Ada, a free one, into the latest giveaways. Neither has won. */
export function seedDemoGiveawayEntries(shop: SandboxShop): void {
  for (const brand of shop.brands) {
    const { siteKey, catalogue } = brand;
    const { program } = catalogue;
    if (!program) continue;
    const now = shop.clock();
    const keys = program.giveaways.map(({ type }) => `${program.offerKey}/${type}`);
    const { draws } = shop.draws.listPast({ siteKey, keys, limit: DRAWS, offset: 0 });
    for (const [key, tier] of [
      ['hana', 'premium'],
      ['ada', 'free'],
    ] as const) {
      const customer = shop.customers.findByEmail(siteKey, `${key}@${siteKey}.example`);
      if (!customer) continue;
      if (tier === 'premium') buyMembership(shop, brand, customer, now - BOUGHT_DAYS_AGO * DAY);
      const updatedAt = now - 200 * DAY;
      shop.memberships.set(customer.id, program.programId, { status: 'member', tier, updatedAt });
      for (const draw of draws) {
        const giveaway = program.giveaways.find(({ type }) => type === draw.series);
        const terms = giveaway?.entries.find((entry) => entry.tier === tier);
        if (!terms || terms.numEntries === 0) continue;
        const { numEntries } = terms;
        const entryStatus = terms.entryStatus === 'guaranteed' ? 'guaranteed' : 'unlocked';
        shop.giveawayEntries.add({ drawId: draw.id, customerId: customer.id, tier, numEntries, entryStatus });
        const entries = shop.giveawayEntries.find(draw.id, customer.id);
        if (entries) shop.giveawayEntries.settle(entries, 0);
      }
    }
  }
}

/** Buys the current month of a membership, with money added for it. */
function buyMembership(shop: SandboxShop, brand: SandboxBrand, customer: StoredCustomer, now: number): void {
  const { siteKey } = brand;
  const entries = [
    { account: getWalletLedgerAccountId(customer.id), amount: PRICE },
    { account: getShopLedgerAccountId(siteKey, 'opening'), amount: -PRICE },
  ];
  shop.ledger.move({ siteKey, kind: 'adjustment', reference: `opening-${customer.id}`, entries, now });
  buySeedItem(toShopWithoutMails(shop), brand, customer, DEMO_MEMBERSHIP_ITEM, now);
}
