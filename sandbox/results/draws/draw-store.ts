import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { DrawnNumbers } from '#schemas/generated/api/wire-types.gen.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../../storage/rows.ts';
import type { StoredDraw } from './draw.ts';
import type { DrawOutcome, NamedWinner, PrizeDivisionResult } from './draw-outcome.ts';
import type { DrawSeries } from './draw-series.ts';

type NewDraw = Pick<StoredDraw, 'drawNo' | 'openDate' | 'closeDate' | 'date' | 'prizePool'>;

export interface PastDrawsOfSeriesQuery {
  readonly siteKey: string;
  /** Offers and series to list, as `offer/series`. */
  readonly keys: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** The draws of all brands, with their divisions and winners. */
export class DrawStore {
  readonly #db: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #recordDraw: StatementSync;
  readonly #recordDivision: StatementSync;
  readonly #recordWinner: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#insert = db.prepare(
      `INSERT INTO draws (site_key, offer_key, series, draw_no, open_date, close_date, date, prize_pool)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    );
    this.#recordDraw = db.prepare(
      'UPDATE draws SET drawn = 1, winning_numbers = ?, winning_tickets = ?, jackpot_won = ? WHERE id = ?',
    );
    this.#recordDivision = db.prepare('INSERT INTO draw_divisions VALUES (?, ?, ?, ?, ?, ?)');
    this.#recordWinner = db.prepare('INSERT INTO draw_winners VALUES (?, ?, ?, ?, ?, ?, ?)');
  }

  insert({ catalogue, offer, series }: DrawSeries, draw: NewDraw): StoredDraw {
    const row = this.#insert.get(
      catalogue.siteKey,
      offer.key,
      series,
      draw.drawNo,
      draw.openDate,
      draw.closeDate,
      draw.date,
      draw.prizePool,
    );
    if (!row) throw new Error(`draw ${draw.drawNo} of ${offer.key} was not stored`);
    return drawOf(row);
  }

  find(siteKey: string, offerKey: string, drawNo: number, series = ''): StoredDraw | null {
    return this.#one(
      'SELECT * FROM draws WHERE site_key = ? AND offer_key = ? AND series = ? AND draw_no = ?',
      siteKey,
      offerKey,
      series,
      drawNo,
    );
  }

  /** @throws when there is no draw with this id. */
  getById(id: number): StoredDraw {
    const draw = this.#one('SELECT * FROM draws WHERE id = ?', id);
    if (!draw) throw new Error(`there is no draw ${id}`);
    return draw;
  }

  /** Undrawn draws, next first. */
  listUndrawn(siteKey: string, offerKey: string, series = ''): StoredDraw[] {
    return this.#db
      .prepare('SELECT * FROM draws WHERE site_key = ? AND offer_key = ? AND series = ? AND drawn = 0 ORDER BY draw_no')
      .all(siteKey, offerKey, series)
      .map(drawOf);
  }

  /** Draws after a time, drawn or not, next first. */
  listAfter(moment: number, siteKey: string, offerKey: string, series = ''): StoredDraw[] {
    return this.#db
      .prepare('SELECT * FROM draws WHERE site_key = ? AND offer_key = ? AND series = ? AND date > ? ORDER BY draw_no')
      .all(siteKey, offerKey, series, moment)
      .map(drawOf);
  }

  /** Date of the next draw that is not excluded. */
  getNextDrawDate(excludedIds: readonly string[]): number | null {
    const row = this.#db
      .prepare('SELECT min(date) AS date FROM draws WHERE drawn = 0 AND id NOT IN (SELECT value + 0 FROM json_each(?))')
      .get(JSON.stringify(excludedIds));
    return row ? readNullableIntegerColumn(row, 'date') : null;
  }

  /** Drawn draws, latest first, with their total number. */
  listPast({ siteKey, keys, limit, offset }: PastDrawsOfSeriesQuery): { draws: StoredDraw[]; total: number } {
    const where = `site_key = ? AND drawn = 1 AND offer_key || '/' || series IN (${keys.map(() => '?').join(', ')})`;
    const total = this.#db.prepare(`SELECT count(*) AS total FROM draws WHERE ${where}`).get(siteKey, ...keys);
    const rows = this.#db
      .prepare(`SELECT * FROM draws WHERE ${where} ORDER BY date DESC, id DESC LIMIT ? OFFSET ?`)
      .all(siteKey, ...keys, limit, offset);
    return { draws: rows.map(drawOf), total: readIntegerColumn(total, 'total') };
  }

  setPrizePool(id: number, prizePool: MinorUnits): void {
    this.#db.prepare('UPDATE draws SET prize_pool = ? WHERE id = ?').run(prizePool, id);
  }

  recordOutcome({ id }: StoredDraw, outcome: DrawOutcome): void {
    const { winningNumbers, winningTickets, jackpotWon, divisions, winners } = outcome;
    this.#recordDraw.run(JSON.stringify(winningNumbers), JSON.stringify(winningTickets), Number(jackpotWon), id);
    for (const { division, name, match, numWinners, prize } of divisions) {
      this.#recordDivision.run(id, division, name, match, numWinners, prize);
    }
    for (const [position, { name, place, division, prizeTitle, prize }] of winners.entries()) {
      this.#recordWinner.run(id, position, name, place, division, prizeTitle, prize);
    }
  }

  listDivisions({ id }: StoredDraw): PrizeDivisionResult[] {
    return this.#db.prepare('SELECT * FROM draw_divisions WHERE draw_id = ? ORDER BY division').all(id).map(divisionOf);
  }

  /** Named winners, largest prize first. */
  listWinners({ id }: StoredDraw): NamedWinner[] {
    return this.#db.prepare('SELECT * FROM draw_winners WHERE draw_id = ? ORDER BY position').all(id).map(winnerOf);
  }

  #one(sql: string, ...values: (string | number)[]): StoredDraw | null {
    const row = this.#db.prepare(sql).get(...values);
    return row ? drawOf(row) : null;
  }
}

function drawOf(row: DatabaseRow): StoredDraw {
  const winningNumbers: DrawnNumbers[] = JSON.parse(readTextColumn(row, 'winning_numbers'));
  const winningTickets: string[] = JSON.parse(readTextColumn(row, 'winning_tickets'));
  return {
    id: readIntegerColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    offerKey: readTextColumn(row, 'offer_key'),
    series: readTextColumn(row, 'series'),
    drawNo: readIntegerColumn(row, 'draw_no'),
    openDate: readIntegerColumn(row, 'open_date'),
    closeDate: readIntegerColumn(row, 'close_date'),
    date: readIntegerColumn(row, 'date'),
    prizePool: readNullableIntegerColumn(row, 'prize_pool'),
    drawn: readIntegerColumn(row, 'drawn') === 1,
    winningNumbers,
    winningTickets,
    jackpotWon: readIntegerColumn(row, 'jackpot_won') === 1,
  };
}

function divisionOf(row: DatabaseRow): PrizeDivisionResult {
  return {
    division: readIntegerColumn(row, 'division'),
    name: readTextColumn(row, 'name'),
    match: readTextColumn(row, 'match'),
    numWinners: readIntegerColumn(row, 'num_winners'),
    prize: readIntegerColumn(row, 'prize'),
  };
}

function winnerOf(row: DatabaseRow): NamedWinner {
  return {
    name: readTextColumn(row, 'name'),
    place: readTextColumn(row, 'place'),
    division: readIntegerColumn(row, 'division'),
    prizeTitle: readTextColumn(row, 'prize_title'),
    prize: readIntegerColumn(row, 'prize'),
  };
}
