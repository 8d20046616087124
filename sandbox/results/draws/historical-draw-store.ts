import type { DatabaseSync } from 'node:sqlite';
import type { StoredDraw } from './draw.ts';
import { DrawStore } from './draw-store.ts';

/** Draws as of a past time, for seeded purchases: draws drawn since count as undrawn. */
export class DrawStoreAtPastMoment extends DrawStore {
  readonly #moment: number;

  constructor(db: DatabaseSync, moment: number) {
    super(db);
    this.#moment = moment;
  }

  override listUndrawn(siteKey: string, offerKey: string, series = ''): StoredDraw[] {
    return this.listAfter(this.#moment, siteKey, offerKey, series);
  }
}
