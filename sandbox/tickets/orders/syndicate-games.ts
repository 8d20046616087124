import { pickRandomGameNumbers } from '#domain/play/lucky-dip.ts';
import type { CartGame } from '#schemas/generated/api/wire-types.gen.ts';
import { fillGameWithQuickpickNumbers } from '../../checkout/simple-games.ts';
import type { CatalogueLottery } from '../../offers/catalogue/catalogue-types.ts';
import type { Syndicate } from '../../offers/syndicate.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import { createSeededRandom } from '../../results/draws/seeded-random.ts';

/** Picks the games of a syndicate in a draw, the same for all shareholders. */
export function generateSyndicateGames(
  { key, gameType, numGames }: Pick<Syndicate, 'key' | 'gameType' | 'numGames'>,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'gameTypes'>,
  draw: StoredDraw,
): CartGame[] {
  const random = createSeededRandom(draw.siteKey, draw.offerKey, draw.drawNo, key, 'games');
  const type = offer.gameTypes.find((candidate) => candidate.key === gameType);
  const sets = type?.gameOffers[0]?.numberSets ?? [];
  return Array.from({ length: numGames }, () => {
    const picked = pickRandomGameNumbers(sets, random).numberSets.map((set) => ({
      key: set.key,
      numbers: set.numbers.filter((number) => number !== null),
    }));
    return fillGameWithQuickpickNumbers({ number_sets: picked }, gameType, offer, random);
  });
}
