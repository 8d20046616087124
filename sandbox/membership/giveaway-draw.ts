import type { MembershipProgram } from '../offers/catalogue/types.ts';
import type { Draw } from '../results/draws/draw.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import type { StandingScope } from './standing.ts';

/** A draw of the program by its id, to come or over; null where there is none. */
export function giveawayDraw(id: string, program: MembershipProgram, { shop, brand }: StandingScope): Draw | null {
  for (const { type } of program.giveaways) {
    const coming = shop.draws.toDraw(brand.siteKey, program.offerKey, type);
    const keys = [`${program.offerKey}/${type}`];
    const past = shop.draws.past({ siteKey: brand.siteKey, keys, limit: 1000, offset: 0 }).draws;
    const found = [...coming, ...past].find(
      ({ siteKey, offerKey, series, drawNo }) => encodedId(siteKey, offerKey, series, drawNo) === id,
    );
    if (found) return found;
  }
  return null;
}
