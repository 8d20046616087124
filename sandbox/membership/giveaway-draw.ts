import type { MembershipProgram } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import type { SandboxMembershipContext } from './membership-standing.ts';

/** Finds a draw of the program by id, future or past. */
export function findGiveawayDraw(
  id: string,
  program: MembershipProgram,
  { shop, brand }: SandboxMembershipContext,
): StoredDraw | null {
  for (const { type } of program.giveaways) {
    const coming = shop.draws.listUndrawn(brand.siteKey, program.offerKey, type);
    const keys = [`${program.offerKey}/${type}`];
    const past = shop.draws.listPast({ siteKey: brand.siteKey, keys, limit: 1000, offset: 0 }).draws;
    const found = [...coming, ...past].find(
      ({ siteKey, offerKey, series, drawNo }) => createDeterministicOpaqueId(siteKey, offerKey, series, drawNo) === id,
    );
    if (found) return found;
  }
  return null;
}
