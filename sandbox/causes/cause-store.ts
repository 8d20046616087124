import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { CatalogueCause } from '../offers/catalogue/catalogue-types.ts';
import { readIntegerColumn } from '../storage/rows.ts';

export interface CauseRaisedTotal {
  readonly raised: MinorUnits;
  readonly supporters: number;
}

/** Money raised for each cause. */
export class CauseRaisedTotalStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Adds missing causes with their initial amounts. */
  createMissing(siteKey: string, causes: readonly CatalogueCause[]): void {
    const insert = this.#db.prepare('INSERT OR IGNORE INTO cause_totals VALUES (?, ?, ?, ?)');
    for (const { key, initialRaised, initialSupporters } of causes) {
      insert.run(siteKey, key, initialRaised, initialSupporters);
    }
  }

  /** Splits an amount evenly among causes; remaining cents go to the first ones. */
  addRaised(siteKey: string, causes: readonly string[], raised: MinorUnits, supporters: number): void {
    if (causes.length === 0) return;
    const update = this.#db.prepare(
      'UPDATE cause_totals SET raised = raised + ?, supporters = supporters + ? WHERE site_key = ? AND cause_key = ?',
    );
    for (const [index, cause] of causes.entries()) {
      update.run(shareOf(raised, causes.length, index), shareOf(supporters, causes.length, index), siteKey, cause);
    }
  }

  getTotal(siteKey: string, causeKey: string): CauseRaisedTotal {
    const row = this.#db
      .prepare('SELECT raised, supporters FROM cause_totals WHERE site_key = ? AND cause_key = ?')
      .get(siteKey, causeKey);
    return { raised: readIntegerColumn(row, 'raised'), supporters: readIntegerColumn(row, 'supporters') };
  }
}

function shareOf(amount: number, parts: number, index: number): number {
  const share = Math.floor(amount / parts);
  return index === 0 ? amount - share * (parts - 1) : share;
}
