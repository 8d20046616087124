import { describe, expect, test } from 'vitest';
import { brandCatalogueList } from '../../offers/catalogue/brand-catalogues.ts';
import type { StoredDraw } from './draw.ts';
import { generateDrawOutcome } from './draw-outcome.ts';
import { type DrawSeries, listDrawSeries } from './draw-series.ts';

const allSeries = brandCatalogueList.flatMap(listDrawSeries).map((series) => ({
  name: `${series.offer.key} ${series.series}`.trim(),
  series,
}));

function drawOf({ catalogue, offer, series }: DrawSeries, drawNo: number): StoredDraw {
  return {
    id: 1,
    siteKey: catalogue.siteKey,
    offerKey: offer.key,
    series,
    drawNo,
    openDate: 0,
    closeDate: 1000,
    date: 2000,
    prizePool: 500_000_000,
    drawn: false,
    winningNumbers: [],
    winningTickets: [],
    jackpotWon: false,
  };
}

const drawNos = Array.from({ length: 60 }, (_, index) => index + 1);

describe.each(allSeries)('generateDrawOutcome for draws of $name', ({ series }) => {
  test('the same draw always has the same outcome', () => {
    expect(generateDrawOutcome(series, drawOf(series, 7))).toEqual(generateDrawOutcome(series, drawOf(series, 7)));
  });

  test('each number set of a lottery has its count of numbers in range, without repeats in a pool', () => {
    if (series.category !== 'lottery') return;
    const { drawnSets } = series.offer;
    for (const drawNo of drawNos) {
      const { winningNumbers } = generateDrawOutcome(series, drawOf(series, drawNo));
      expect(winningNumbers.map(({ key, numbers }) => [key, numbers.length])).toEqual(
        drawnSets.map(({ key, count }) => [key, count]),
      );
      for (const pool of new Set(drawnSets.map((set) => set.pool))) {
        const balls = drawnSets.flatMap((set, index) =>
          set.pool === pool ? (winningNumbers[index]?.numbers ?? []) : [],
        );
        const highest = Math.max(...drawnSets.filter((set) => set.pool === pool).map(({ max }) => max));
        expect(new Set(balls).size).toBe(balls.length);
        expect(balls.every((ball) => ball >= 1 && ball <= highest)).toBe(true);
      }
    }
  });

  test('lottery winners share the first prize, named winners are in won divisions, and no ticket wins twice', () => {
    for (const drawNo of drawNos) {
      const { jackpotWon, divisions, winners, winningTickets } = generateDrawOutcome(series, drawOf(series, drawNo));
      const first = divisions[0];
      expect(jackpotWon).toBe((first?.numWinners ?? 0) > 0);
      if (series.category === 'lottery') {
        expect(first?.prize).toBe(Math.floor(500_000_000 / Math.max(1, first?.numWinners ?? 0)));
      }
      for (const { division, prize } of winners) {
        expect(divisions[division - 1]).toMatchObject({ division, prize });
        expect(divisions[division - 1]?.numWinners).toBeGreaterThan(0);
      }
      expect(new Set(winningTickets).size).toBe(winningTickets.length);
    }
  });
});
