import type { DatabaseSync } from 'node:sqlite';
import { brandCatalogueList } from '../../sandbox/offers/catalogue/brand-catalogues.ts';
import { listDrawSeries } from '../../sandbox/results/draws/draw-series.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Longer than any run of the journeys. */
const LONGEST_RUN = 2 * HOUR;

/**
 * Postpones by a day each raffle draw of a sandbox whose sales close during the run. A raffle has nothing on sale
 * between its close and its draw, so that journeys which buy its tickets would depend on the hour they run at.
 */
export function keepRaffleSalesOpen(db: DatabaseSync, now: number): void {
  const raffles = brandCatalogueList.flatMap(listDrawSeries).filter(({ category }) => category === 'raffle');
  const draws = db.prepare(
    'SELECT draw_no, date, close_date FROM draws WHERE site_key = ? AND offer_key = ? AND drawn = 0',
  );
  const postpone = db.prepare(
    `UPDATE draws SET close_date = close_date + ${DAY}, date = date + ${DAY}
     WHERE site_key = ? AND offer_key = ? AND draw_no = ?`,
  );
  const openLater = db.prepare(
    `UPDATE draws SET open_date = open_date + ${DAY} WHERE site_key = ? AND offer_key = ? AND draw_no = ?`,
  );
  for (const { catalogue, offer } of raffles) {
    for (const draw of draws.all(catalogue.siteKey, offer.key)) {
      const drawNo = Number(draw['draw_no']);
      if (Number(draw['date']) <= now || Number(draw['close_date']) > now + LONGEST_RUN) continue;
      postpone.run(catalogue.siteKey, offer.key, drawNo);
      openLater.run(catalogue.siteKey, offer.key, drawNo + 1);
    }
  }
}
