import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { LimitAndOffset } from '../http/pagination.ts';
import { readEnumColumn } from '../storage/enum-columns.ts';
import { type DatabaseRow, readIntegerColumn, readTextColumn } from '../storage/rows.ts';

export const MEMBERSHIP_TIERS = ['free', 'premium'] as const;
const ENTRY_STATUSES = ['unlocked', 'guaranteed'] as const;
const RESULTS = ['pending', 'won', 'lost'] as const;

export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number];

/** A customer's entries in a giveaway draw. Locked entries are not stored. */
export interface StoredGiveawayEntries {
  readonly drawId: number;
  readonly customerId: string;
  readonly tier: MembershipTier;
  readonly numEntries: number;
  readonly entryStatus: (typeof ENTRY_STATUSES)[number];
  readonly result: (typeof RESULTS)[number];
  readonly prize: MinorUnits;
}

export type NewGiveawayEntries = Omit<StoredGiveawayEntries, 'result' | 'prize'>;

export class GiveawayEntryStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Entries of a better tier replace existing ones. */
  add({ drawId, customerId, tier, numEntries, entryStatus }: NewGiveawayEntries): void {
    this.#db
      .prepare(
        `INSERT INTO giveaway_entries (draw_id, customer_id, tier, num_entries, entry_status) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (draw_id, customer_id) DO UPDATE SET tier = excluded.tier, num_entries = excluded.num_entries,
           entry_status = excluded.entry_status WHERE excluded.num_entries > num_entries`,
      )
      .run(drawId, customerId, tier, numEntries, entryStatus);
  }

  find(drawId: number, customerId: string): StoredGiveawayEntries | null {
    const [row] = this.#all('SELECT * FROM giveaway_entries WHERE draw_id = ? AND customer_id = ?', drawId, customerId);
    return row ? entriesOf(row) : null;
  }

  listByDraw(drawId: number): StoredGiveawayEntries[] {
    return this.#all('SELECT * FROM giveaway_entries WHERE draw_id = ? ORDER BY rowid', drawId).map(entriesOf);
  }

  /** A customer's entries in past draws, latest first. */
  listClosed(
    customerId: string,
    { limit, offset }: LimitAndOffset,
  ): { entries: StoredGiveawayEntries[]; total: number } {
    const from = `FROM giveaway_entries JOIN draws ON draws.id = draw_id WHERE customer_id = ? AND result <> 'pending'`;
    const [count] = this.#all(`SELECT count(*) AS total ${from}`, customerId);
    const rows = this.#all(
      `SELECT giveaway_entries.* ${from} ORDER BY date DESC, draw_id LIMIT ? OFFSET ?`,
      customerId,
      limit,
      offset,
    );
    return { entries: rows.map(entriesOf), total: readIntegerColumn(count, 'total') };
  }

  sumWinnings(customerId: string): MinorUnits {
    const [row] = this.#all(
      'SELECT coalesce(sum(prize), 0) AS winnings FROM giveaway_entries WHERE customer_id = ?',
      customerId,
    );
    return readIntegerColumn(row, 'winnings');
  }

  settle({ drawId, customerId }: StoredGiveawayEntries, prize: MinorUnits): void {
    this.#db
      .prepare('UPDATE giveaway_entries SET result = ?, prize = ? WHERE draw_id = ? AND customer_id = ?')
      .run(prize > 0 ? 'won' : 'lost', prize, drawId, customerId);
  }

  /** Unpaid prizes in the order of their draws. */
  listUnpaid(): StoredGiveawayEntries[] {
    return this.#all(
      `SELECT giveaway_entries.* FROM giveaway_entries JOIN draws ON draws.id = draw_id
       WHERE result = 'won' AND paid = 0 ORDER BY date, draw_id`,
    ).map(entriesOf);
  }

  markPaid({ drawId, customerId }: StoredGiveawayEntries): void {
    this.#db
      .prepare('UPDATE giveaway_entries SET paid = 1 WHERE draw_id = ? AND customer_id = ?')
      .run(drawId, customerId);
  }

  /** Ids of the customers of a brand who are premium members of its program at a moment. */
  listPremiumMembers(siteKey: string, programId: string, moment: number): string[] {
    return this.#all(
      `SELECT id FROM customers WHERE site_key = ?1 AND closed_at IS NULL AND (
         id IN (SELECT customer_id FROM orders WHERE product_type = 'membership' AND placed_at <= ?3 AND ends_at > ?3
                AND json_extract(item, '$.membership_tier') = 'premium')
         OR id IN (SELECT customer_id FROM memberships WHERE program_id = ?2 AND tier = 'premium' AND status = 'member'
                   AND updated_at <= ?3))
       ORDER BY rowid`,
      siteKey,
      programId,
      moment,
    ).map((row) => readTextColumn(row, 'id'));
  }

  #all(sql: string, ...values: SQLInputValue[]): DatabaseRow[] {
    return this.#db.prepare(sql).all(...values);
  }
}

function entriesOf(row: DatabaseRow): StoredGiveawayEntries {
  return {
    drawId: readIntegerColumn(row, 'draw_id'),
    customerId: readTextColumn(row, 'customer_id'),
    tier: readEnumColumn(row, 'tier', MEMBERSHIP_TIERS),
    numEntries: readIntegerColumn(row, 'num_entries'),
    entryStatus: readEnumColumn(row, 'entry_status', ENTRY_STATUSES),
    result: readEnumColumn(row, 'result', RESULTS),
    prize: readIntegerColumn(row, 'prize'),
  };
}
