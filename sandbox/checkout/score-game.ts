import type { MinorUnits } from '#domain/money.ts';
import type { CartGame, NumberGroup } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueLottery, DrawnNumberSet } from '../offers/catalogue/catalogue-types.ts';
import { expandToSimpleGames, type SimpleGame } from './simple-games.ts';

/** Number of wins per division. */
export type WinsByDivision = ReadonlyMap<number, number>;

type Drawn = readonly NumberGroup[];

/** Wins of a game. Each simple game counts only in its best division. */
export function scoreGame(
  game: CartGame,
  gameType: string,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions'>,
  drawn: Drawn,
): WinsByDivision {
  const wins = new Map<number, number>();
  for (const line of expandToSimpleGames(game, gameType, offer)) {
    const division = divisionOf(line, offer, drawn);
    if (division !== null) wins.set(division, (wins.get(division) ?? 0) + 1);
  }
  return wins;
}

export function sumWinsByDivision(all: readonly WinsByDivision[]): WinsByDivision {
  const sum = new Map<number, number>();
  for (const wins of all) for (const [division, count] of wins) sum.set(division, (sum.get(division) ?? 0) + count);
  return sum;
}

/** The total prize of wins. */
export function calculatePrize(
  wins: WinsByDivision,
  divisions: readonly { division: number; prize: MinorUnits }[],
): MinorUnits {
  return divisions.reduce((sum, { division, prize }) => sum + prize * (wins.get(division) ?? 0), 0);
}

/** The numbers of a game that were drawn, by set of the draw. */
export function findMatchedNumbers(
  game: CartGame,
  gameType: string,
  offer: Pick<CatalogueLottery, 'drawnSets'>,
  drawn: Drawn,
): NumberGroup[] {
  const lines = expandToSimpleGames(game, gameType, offer);
  return offer.drawnSets
    .map((set) => ({
      key: set.key,
      numbers: [...new Set(lines.flatMap((line) => hitNumbers(line, set, drawn)))].sort((left, right) => left - right),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}

function divisionOf(
  line: SimpleGame,
  offer: Pick<CatalogueLottery, 'drawnSets' | 'jackpot' | 'divisions'>,
  drawn: Drawn,
): number | null {
  const hits = new Map(offer.drawnSets.map((set) => [set.key, hitNumbers(line, set, drawn).length]));
  const rules = [offer.jackpot.rule, ...offer.divisions.map(({ rule }) => rule)];
  const place = rules.findIndex((rule) => Object.entries(rule).every(([key, count]) => (hits.get(key) ?? 0) >= count));
  return place < 0 ? null : place + 1;
}

function hitNumbers(line: SimpleGame, { key, pool, ordered = false }: DrawnNumberSet, drawn: Drawn): number[] {
  const winning = drawn.find((group) => group.key === key)?.numbers ?? [];
  const played = line.get(pool) ?? [];
  return played.filter((number, place) => (ordered ? winning[place] === number : winning.includes(number)));
}
