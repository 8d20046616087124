import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { CauseRaisedTotalStore } from '../../causes/cause-store.ts';
import type { RetryingJobRunner } from '../../failed-jobs/failed-jobs.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { StoredDraw } from './draw.ts';
import { type DrawOutcome, generateDrawOutcome } from './draw-outcome.ts';
import { findNextScheduledDrawTime } from './draw-schedule.ts';
import { type DrawSeries, getInitialPrizePool, hasRollingJackpot, listDrawSeries } from './draw-series.ts';
import type { DrawStore } from './draw-store.ts';
import { createSeededRandom, randomiseAround } from './seeded-random.ts';

const HISTORY = 26 * 7 * 86_400_000;

export interface DrawSchedulerDependencies {
  readonly db: DatabaseSync;
  readonly draws: DrawStore;
  readonly causes: CauseRaisedTotalStore;
  readonly catalogues: readonly BrandCatalogue[];
  readonly settlement: DrawSettlementHandler;
  readonly failedJobs: RetryingJobRunner;
}

/** Settles customers' tickets: scored with their draw, paid after all due draws. */
export interface DrawSettlementHandler {
  score(series: DrawSeries, draw: StoredDraw, outcome: DrawOutcome): DrawOutcome;
  /** Scores tickets that failed to be scored with their draw. */
  scoreLate(seriesOf: (draw: StoredDraw) => DrawSeries): void;
  pay(): void;
}

/**
 * Announces coming draws and draws the due ones: results and winners are recorded, money raised is added to the causes,
 * and jackpots roll over. A failed draw delays only its own series.
 */
export class DrawScheduler {
  readonly #dependencies: DrawSchedulerDependencies;
  readonly #series: readonly DrawSeries[];
  #nextDue = Number.NEGATIVE_INFINITY;

  constructor(dependencies: DrawSchedulerDependencies) {
    this.#dependencies = dependencies;
    this.#series = dependencies.catalogues.flatMap(listDrawSeries);
  }

  /** Runs all draws due by `now`, in epoch milliseconds. Cheap when none is due. */
  advance(now: number): void {
    const { db, draws, settlement, failedJobs } = this.#dependencies;
    if (now < this.#nextDue && !failedJobs.isDue('draw', 'ticket', 'winnings', 'giveaway')) return;
    joinOrBeginTransaction(db, () => {
      for (const series of this.#series) this.#advanceSeries(series, now);
      settlement.scoreLate((draw) => this.#seriesOf(draw));
      settlement.pay();
    });
    this.#nextDue = draws.getNextDrawDate(failedJobs.listSubjectsOnHold('draw')) ?? Number.NEGATIVE_INFINITY;
  }

  #seriesOf(draw: StoredDraw): DrawSeries {
    const { siteKey, offerKey, series: key } = draw;
    const found = this.#series.find(
      ({ catalogue, offer, series }) => catalogue.siteKey === siteKey && offer.key === offerKey && series === key,
    );
    if (!found) throw new Error(`draw ${draw.id} is of no series`);
    return found;
  }

  #advanceSeries(series: DrawSeries, now: number): void {
    const { siteKey } = series.catalogue;
    const coming = this.#dependencies.draws.listUndrawn(siteKey, series.offer.key, series.series);
    for (;;) {
      while (coming.length < series.numDrawsAhead) coming.push(this.#announce(series, coming.at(-1) ?? null, now));
      const [next, following] = coming;
      if (!next || next.date > now) return;
      let prizePool: MinorUnits | null = null;
      const isDrawn = this.#dependencies.failedJobs.attempt('draw', String(next.id), () => {
        prizePool = this.#draw(series, next, following ?? null);
      });
      if (!isDrawn) return;
      coming.shift();
      if (following) coming[0] = { ...following, prizePool };
    }
  }

  /** Puts the draw after `last` on sale. The first one opens at the start of the shop's history. */
  #announce(series: DrawSeries, last: StoredDraw | null, now: number): StoredDraw {
    const openDate = last?.date ?? now - HISTORY;
    const date = findNextScheduledDrawTime(series.schedule, openDate, series.catalogue.branding.time_zone);
    return this.#dependencies.draws.insert(series, {
      drawNo: last ? last.drawNo + 1 : series.firstDrawNo,
      openDate,
      closeDate: date - series.salesCloseBeforeMs,
      date,
      prizePool: last && hasRollingJackpot(series) ? null : getInitialPrizePool(series),
    });
  }

  /** Draws a draw, and returns the prize pool of the next. */
  #draw(series: DrawSeries, draw: StoredDraw, following: StoredDraw | null): MinorUnits | null {
    const { draws, causes, settlement } = this.#dependencies;
    const outcome = settlement.score(series, draw, generateDrawOutcome(series, draw));
    draws.recordOutcome(draw, outcome);
    causes.addRaised(draw.siteKey, series.offer.causes, outcome.raised, outcome.supporters);
    if (!following || !hasRollingJackpot(series)) return following?.prizePool ?? null;
    const prizePool = nextPrizePool(series, draw, outcome.jackpotWon);
    draws.setPrizePool(following.id, prizePool);
    return prizePool;
  }
}

function nextPrizePool(series: DrawSeries, draw: StoredDraw, won: boolean): MinorUnits {
  const base = getInitialPrizePool(series);
  if (won || series.category !== 'lottery') return base;
  const { step, maximum } = series.offer.jackpot;
  const added = randomiseAround(step, createSeededRandom(draw.siteKey, draw.offerKey, draw.drawNo, 'roll'));
  const hundredThousand = 10_000_000;
  const unit = step < hundredThousand ? 1_000_000 : hundredThousand;
  return Math.min(maximum, Math.round(((draw.prizePool ?? base) + added) / unit) * unit);
}
