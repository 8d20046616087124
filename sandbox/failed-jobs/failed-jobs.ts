import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';
import type { WriteLogEntry } from '../log.ts';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { readEnumColumn } from '../storage/enum-columns.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../storage/rows.ts';

export const scheduledJobKinds = [
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

/** Kinds of scheduled jobs. */
export type ScheduledJobKind = (typeof scheduledJobKinds)[number];

/** A scheduled job that failed and was rolled back. Times are epoch milliseconds. */
export interface FailedJob {
  readonly kind: ScheduledJobKind;
  /** Identifies the job among those of its kind, mostly by an id. */
  readonly subject: string;
  readonly attempts: number;
  readonly error: string;
  readonly firstFailedAt: number;
  readonly lastFailedAt: number;
  /** Time of the next retry; null when given up. */
  readonly retryAt: number | null;
}

const MINUTE = 60_000;
/**
 * Delay before each retry. A failure after the last delay is final until an operator releases it.
 */
const RETRY_DELAYS_MS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE] as const;

/**
 * Isolates scheduled jobs: a failed one is rolled back, recorded, logged and retried a few times, and affects neither
 * other jobs nor calls. A job that waits for a retry or was given up is on hold.
 */
export class RetryingJobRunner {
  readonly #db: DatabaseSync;
  readonly #clock: Clock;
  readonly #log: WriteLogEntry;

  constructor(db: DatabaseSync, clock: Clock, log: WriteLogEntry) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** Runs a job in a transaction, or as part of the open one. Returns whether it succeeded. */
  attempt(kind: ScheduledJobKind, subject: string, work: () => unknown): boolean {
    if (this.isOnHold(kind, subject)) return false;
    try {
      joinOrBeginTransaction(this.#db, work);
    } catch (error) {
      this.#recordFailure(kind, subject, error);
      return false;
    }
    this.#db.prepare('DELETE FROM failed_jobs WHERE kind = ? AND subject = ?').run(kind, subject);
    return true;
  }

  isOnHold(kind: ScheduledJobKind, subject: string): boolean {
    const job = this.#find(kind, subject);
    return job !== null && (job.retryAt === null || job.retryAt > this.#clock());
  }

  /** Subjects of jobs of a kind that wait for a retry or were given up. */
  listSubjectsOnHold(kind: ScheduledJobKind): string[] {
    return this.#db
      .prepare('SELECT subject FROM failed_jobs WHERE kind = ? AND (retry_at IS NULL OR retry_at > ?)')
      .all(kind, this.#clock())
      .map((row) => readTextColumn(row, 'subject'));
  }

  /** When a job runs: at its due time, or at its retry. */
  getRunTime(kind: ScheduledJobKind, subject: string, due: number): number {
    return Math.max(due, this.#find(kind, subject)?.retryAt ?? due);
  }

  /** Whether a failed job of these kinds may be retried now. */
  isDue(...kinds: ScheduledJobKind[]): boolean {
    const sql = 'SELECT 1 FROM failed_jobs WHERE kind IN (SELECT value FROM json_each(?)) AND retry_at <= ?';
    return this.#db.prepare(sql).get(JSON.stringify(kinds), this.#clock()) !== undefined;
  }

  /** Failed jobs, latest first. */
  list(): FailedJob[] {
    return this.#db
      .prepare('SELECT * FROM failed_jobs ORDER BY last_failed_at DESC, kind, subject')
      .all()
      .map(failedJobOf);
  }

  /** Makes every failed job due again, with a fresh count of retries. */
  makeAllDue(): void {
    this.#db.prepare('UPDATE failed_jobs SET attempts = 0, retry_at = ?').run(this.#clock());
  }

  #find(kind: ScheduledJobKind, subject: string): FailedJob | null {
    const row = this.#db.prepare('SELECT * FROM failed_jobs WHERE kind = ? AND subject = ?').get(kind, subject);
    return row ? failedJobOf(row) : null;
  }

  #recordFailure(kind: ScheduledJobKind, subject: string, error: unknown): void {
    const now = this.#clock();
    const before = this.#find(kind, subject);
    const tries = (before?.attempts ?? 0) + 1;
    const wait = RETRY_DELAYS_MS[tries - 1];
    const retryAt = wait === undefined ? null : now + wait;
    const errorText = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#db
      .prepare('INSERT OR REPLACE INTO failed_jobs VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(kind, subject, tries, errorText, before?.firstFailedAt ?? now, now, retryAt);
    this.#log({ level: 'error', event: 'setback', kind, subject, tries, givenUp: retryAt === null, error: errorText });
  }
}

function failedJobOf(row: DatabaseRow): FailedJob {
  return {
    kind: readEnumColumn(row, 'kind', scheduledJobKinds),
    subject: readTextColumn(row, 'subject'),
    attempts: readIntegerColumn(row, 'attempts'),
    error: readTextColumn(row, 'error'),
    firstFailedAt: readIntegerColumn(row, 'first_failed_at'),
    lastFailedAt: readIntegerColumn(row, 'last_failed_at'),
    retryAt: readNullableIntegerColumn(row, 'retry_at'),
  };
}
