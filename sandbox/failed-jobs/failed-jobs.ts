import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { choiceOf } from '../storage/choices.ts';
import { transaction } from '../storage/database.ts';
import { integerOf, integerOrNull, type Row, textOf } from '../storage/rows.ts';

export const workKinds = [
  'verification',
  'deposit',
  'withdrawal',
  'draw',
  'ticket',
  'winnings',
  'giveaway',
  'party',
  'recurring',
  'scheduled',
] as const;

/** Kinds of work that the clock brings. */
export type WorkKind = (typeof workKinds)[number];

/** A piece of work that failed and was undone. Moments are epoch milliseconds. */
export interface Setback {
  readonly kind: WorkKind;
  /** Names the piece among those of its kind, mostly by an id. */
  readonly subject: string;
  readonly tries: number;
  readonly error: string;
  readonly firstAt: number;
  readonly lastAt: number;
  /** When it is tried again; null when it was given up. */
  readonly retryAt: number | null;
}

const MINUTE = 60_000;
/** How long it waits after each failure. After one more nobody tries any more. */
const WAITS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE] as const;

/**
 * Keeps the pieces of work that the clock brings apart, so that an error in one of them stops neither the others nor the
 * calls of customers: it is undone, noted, logged and tried again some times. What waits, or was given up, is held.
 */
export class FailedJobs {
  readonly #db: DatabaseSync;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor(db: DatabaseSync, clock: Clock, log: Log) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Does a piece of work as one transaction, or as a part of the one that is open. Tells whether it was done. */
  attempt(kind: WorkKind, subject: string, work: () => unknown): boolean {
    if (this.isHeld(kind, subject)) return false;
    try {
      transaction(this.#db, work);
    } catch (error) {
      this.#note(kind, subject, error);
      return false;
    }
    this.#db.prepare('DELETE FROM setbacks WHERE kind = ? AND subject = ?').run(kind, subject);
    return true;
  }

  isHeld(kind: WorkKind, subject: string): boolean {
    const setback = this.#find(kind, subject);
    return setback !== null && (setback.retryAt === null || setback.retryAt > this.#clock());
  }

  /** The subjects of a kind that nobody may touch now. */
  held(kind: WorkKind): string[] {
    return this.#db
      .prepare('SELECT subject FROM setbacks WHERE kind = ? AND (retry_at IS NULL OR retry_at > ?)')
      .all(kind, this.#clock())
      .map((row) => textOf(row, 'subject'));
  }

  /** When a piece of work takes place that was due at a moment: then, or when it is tried again. */
  momentOf(kind: WorkKind, subject: string, due: number): number {
    return Math.max(due, this.#find(kind, subject)?.retryAt ?? due);
  }

  /** Whether there is a piece of some kinds that may be tried again now. */
  isDue(...kinds: WorkKind[]): boolean {
    const sql = 'SELECT 1 FROM setbacks WHERE kind IN (SELECT value FROM json_each(?)) AND retry_at <= ?';
    return this.#db.prepare(sql).get(JSON.stringify(kinds), this.#clock()) !== undefined;
  }

  /** What failed and was not done since, the latest first. */
  all(): Setback[] {
    return this.#db.prepare('SELECT * FROM setbacks ORDER BY last_at DESC, kind, subject').all().map(setbackOf);
  }

  /** Lets everything be tried again, from now on as often as in the beginning. */
  release(): void {
    this.#db.prepare('UPDATE setbacks SET tries = 0, retry_at = ?').run(this.#clock());
  }

  #find(kind: WorkKind, subject: string): Setback | null {
    const row = this.#db.prepare('SELECT * FROM setbacks WHERE kind = ? AND subject = ?').get(kind, subject);
    return row ? setbackOf(row) : null;
  }

  #note(kind: WorkKind, subject: string, error: unknown): void {
    const now = this.#clock();
    const before = this.#find(kind, subject);
    const tries = (before?.tries ?? 0) + 1;
    const wait = WAITS[tries - 1];
    const retryAt = wait === undefined ? null : now + wait;
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#db
      .prepare('INSERT OR REPLACE INTO setbacks VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(kind, subject, tries, told, before?.firstAt ?? now, now, retryAt);
    this.#log({ level: 'error', event: 'setback', kind, subject, tries, givenUp: retryAt === null, error: told });
  }
}

function setbackOf(row: Row): Setback {
  return {
    kind: choiceOf(row, 'kind', workKinds),
    subject: textOf(row, 'subject'),
    tries: integerOf(row, 'tries'),
    error: textOf(row, 'error'),
    firstAt: integerOf(row, 'first_at'),
    lastAt: integerOf(row, 'last_at'),
    retryAt: integerOrNull(row, 'retry_at'),
  };
}
