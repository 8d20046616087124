import type { DatabaseSync } from 'node:sqlite';
import type { Draw } from './draw.ts';
import { DrawStore } from './draw-store.ts';

/** The draws as they were at a moment that is past, for a purchase that is made up later: what was drawn since is to come. */
export class HistoricalDrawStore extends DrawStore {
  readonly #moment: number;

  constructor(db: DatabaseSync, moment: number) {
    super(db);
    this.#moment = moment;
  }

  override listUndrawn(siteKey: string, offerKey: string, series = ''): Draw[] {
    return this.listAfter(this.#moment, siteKey, offerKey, series);
  }
}
