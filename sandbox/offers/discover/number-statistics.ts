import type { SetStatistics, Statistics } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import type { CatalogueLottery, DrawnNumberSet } from '../catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../money-response.ts';

const MOST_DRAWS = 1000;

/** Drawn draws of a lottery, latest first. */
export function listLatestPastDrawsOfLottery(
  { draws }: Pick<SandboxShop, 'draws'>,
  { siteKey }: SandboxBrand,
  { key }: Pick<CatalogueLottery, 'key'>,
): StoredDraw[] {
  return draws.listPast({ siteKey, keys: [`${key}/`], limit: MOST_DRAWS, offset: 0 }).draws;
}

export function toNumberStatisticsResponse(
  offer: Pick<CatalogueLottery, 'drawnSets' | 'key' | 'name'>,
  draws: readonly StoredDraw[],
  currency: string,
): Statistics {
  const pools = draws.flatMap(({ prizePool }) => (prizePool === null ? [] : [prizePool]));
  return {
    offer_key: offer.key,
    offer_name: offer.name,
    num_draws: draws.length,
    from: momentOf(draws.at(-1)),
    to: momentOf(draws[0]),
    num_jackpots_won: draws.filter(({ jackpotWon }) => jackpotWon).length,
    biggest_prize_pool: toPrizePoolResponse(pools.length > 0 ? Math.max(...pools) : null, currency),
    sets: offer.drawnSets.map((set) => countNumberSetStatistics(set, draws)),
  };
}

export function countNumberSetStatistics(
  set: Omit<DrawnNumberSet, 'pool'>,
  draws: readonly StoredDraw[],
): SetStatistics {
  const drawn = draws.map(({ winningNumbers }) => winningNumbers.find(({ key }) => key === set.key)?.numbers ?? []);
  return {
    key: set.key,
    name: set.name,
    numbers: Array.from({ length: set.max - set.min + 1 }, (_, index) => {
      const number = set.min + index;
      const since = drawn.findIndex((numbers) => numbers.includes(number));
      return {
        number,
        times: drawn.flat().filter((ball) => ball === number).length,
        draws_since: since < 0 ? null : since,
        last_drawn_at: momentOf(draws[since]),
      };
    }),
  };
}

function momentOf(draw: StoredDraw | undefined): string | null {
  return draw ? new Date(draw.date).toISOString() : null;
}
