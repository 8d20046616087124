import type { Shop } from '../shop.ts';

const DAY = 86_400_000;
const DRAWS = 45;

/** Puts Hana, who is a premium member, and Ada, who is a free one, into the latest giveaways. Neither has won. */
export function seedMemberships(shop: Shop): void {
  for (const { siteKey, catalogue } of shop.brands) {
    const { program } = catalogue;
    if (!program) continue;
    const now = shop.clock();
    const keys = program.giveaways.map(({ type }) => `${program.offerKey}/${type}`);
    const { draws } = shop.draws.past({ siteKey, keys, limit: DRAWS, offset: 0 });
    for (const [key, tier] of [
      ['hana', 'premium'],
      ['ada', 'free'],
    ] as const) {
      const customer = shop.customers.byEmail(siteKey, `${key}@${siteKey}.example`);
      if (!customer) continue;
      const updatedAt = now - 200 * DAY;
      shop.memberships.set(customer.id, program.programId, { status: 'member', tier, updatedAt });
      for (const draw of draws) {
        const giveaway = program.giveaways.find(({ type }) => type === draw.series);
        const terms = giveaway?.entries.find((entry) => entry.tier === tier);
        if (!terms || terms.numEntries === 0) continue;
        const { numEntries } = terms;
        const entryStatus = terms.entryStatus === 'guaranteed' ? 'guaranteed' : 'unlocked';
        shop.giveawayEntries.enter({ drawId: draw.id, customerId: customer.id, tier, numEntries, entryStatus });
        const entries = shop.giveawayEntries.find(draw.id, customer.id);
        if (entries) shop.giveawayEntries.settle(entries, 0);
      }
    }
  }
}
