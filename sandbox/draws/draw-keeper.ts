import type { DatabaseSync } from 'node:sqlite';
import type { BrandCatalogue } from '../catalogue/types.ts';
import type { CauseStore } from '../storage/cause-store.ts';
import { transaction } from '../storage/database.ts';
import { around, chanceOf } from './chance.ts';
import type { Draw } from './draw.ts';
import type { DrawStore } from './draw-store.ts';
import { outcomeOf } from './outcome.ts';
import { nextDrawDate } from './schedule.ts';
import { basePrize, type DrawSeries, drawSeriesOf, rolls } from './series.ts';

const HISTORY = 26 * 7 * 86_400_000;

export interface DrawKeeperParts {
  readonly db: DatabaseSync;
  readonly draws: DrawStore;
  readonly causes: CauseStore;
  readonly catalogues: readonly BrandCatalogue[];
}

/**
 * Keeps coming draws on sale and draws those that have come due, however long ago: their numbers fall, their winners
 * appear, what they raised is booked to the causes, and a jackpot that was not won rolls into the next draw.
 */
export class DrawKeeper {
  readonly #parts: DrawKeeperParts;
  readonly #series: readonly DrawSeries[];
  #nextDue = Number.NEGATIVE_INFINITY;

  constructor(parts: DrawKeeperParts) {
    this.#parts = parts;
    this.#series = parts.catalogues.flatMap(drawSeriesOf);
  }

  /** Brings all draws up to `now`, in epoch milliseconds; cheap when none has come due. */
  advance(now: number): void {
    if (now < this.#nextDue) return;
    transaction(this.#parts.db, () => {
      for (const series of this.#series) this.#advanceSeries(series, now);
    });
    this.#nextDue = this.#parts.draws.nextDrawDate() ?? Number.NEGATIVE_INFINITY;
  }

  #advanceSeries(series: DrawSeries, now: number): void {
    for (;;) {
      const coming = this.#fill(series, now);
      const [next, following] = coming;
      if (!next || next.date > now) return;
      this.#draw(series, next, following ?? null);
    }
  }

  #fill(series: DrawSeries, now: number): Draw[] {
    const { draws } = this.#parts;
    const { catalogue, offer, ahead, closesBefore } = series;
    const missing = ahead - draws.toDraw(catalogue.siteKey, offer.key, series.series).length;
    for (let count = 0; count < missing; count += 1) {
      const last = draws.last(series);
      const openDate = last?.date ?? now - HISTORY;
      const date = nextDrawDate(series.schedule, openDate, catalogue.branding.time_zone);
      draws.insert(series, {
        drawNo: last ? last.drawNo + 1 : series.firstDrawNo,
        openDate,
        closeDate: date - closesBefore,
        date,
        prizePool: last && rolls(series) ? null : basePrize(series),
      });
    }
    return draws.toDraw(catalogue.siteKey, offer.key, series.series);
  }

  #draw(series: DrawSeries, draw: Draw, following: Draw | null): void {
    const { draws, causes } = this.#parts;
    const outcome = outcomeOf(series, draw);
    draws.record(draw, outcome);
    causes.add(draw.siteKey, series.offer.causes, outcome.raised, outcome.supporters);
    if (following && rolls(series)) draws.setPrizePool(following.id, nextPrizePool(series, draw, outcome.jackpotWon));
  }
}

function nextPrizePool(series: DrawSeries, draw: Draw, won: boolean): number {
  const base = basePrize(series);
  if (won || series.category !== 'lottery') return base;
  const { step, most } = series.offer.jackpot;
  const added = around(step, chanceOf(draw.siteKey, draw.offerKey, draw.drawNo, 'roll'));
  const hundredThousand = 10_000_000;
  const unit = step < hundredThousand ? 1_000_000 : hundredThousand;
  return Math.min(most, Math.round(((draw.prizePool ?? base) + added) / unit) * unit);
}
