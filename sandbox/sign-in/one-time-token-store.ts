import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../storage/rows.ts';

/** Purpose of a link. */
export type OneTimeTokenKind = 'autologin' | 'transfer' | 'password-reset' | 'confirm-address' | 'confirm-email';

export interface OneTimeToken {
  readonly customerId: string;
  /** Data of the token, such as the e-mail address that it confirms. */
  readonly detail: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const ONE_TIME_TOKEN_LIFETIME_MS: Readonly<Record<OneTimeTokenKind, number>> = {
  autologin: 10 * MINUTE,
  transfer: MINUTE,
  'password-reset': 60 * MINUTE,
  'confirm-address': 7 * DAY,
  'confirm-email': 7 * DAY,
};

/** Single-use tokens of links. Only hashes are stored. */
export class OneTimeTokenStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(kind: OneTimeTokenKind, { customerId, detail }: OneTimeToken, now: number): string {
    const token = randomBytes(32).toString('base64url');
    this.#db
      .prepare('INSERT INTO one_time_tokens (hash, kind, customer_id, detail, expires_at) VALUES (?, ?, ?, ?, ?)')
      .run(hashOf(token), kind, customerId, detail, now + ONE_TIME_TOKEN_LIFETIME_MS[kind]);
    return token;
  }

  /** Finds a token; null when it was used, has expired, or is of another kind. */
  find(kind: OneTimeTokenKind, token: string, now: number): OneTimeToken | null {
    const row = this.#db
      .prepare('SELECT * FROM one_time_tokens WHERE hash = ? AND kind = ? AND used_at IS NULL')
      .get(hashOf(token), kind);
    if (!row || readIntegerColumn(row, 'expires_at') <= now) return null;
    return { customerId: readTextColumn(row, 'customer_id'), detail: readTextColumn(row, 'detail') };
  }

  /** When a customer last got a token of a kind, in epoch milliseconds. */
  findLastCreatedAt(kind: OneTimeTokenKind, customerId: string): number | null {
    const row = this.#db
      .prepare('SELECT max(expires_at) AS latest FROM one_time_tokens WHERE customer_id = ? AND kind = ?')
      .get(customerId, kind);
    const latest = row ? readNullableIntegerColumn(row, 'latest') : null;
    return latest === null ? null : latest - ONE_TIME_TOKEN_LIFETIME_MS[kind];
  }

  markUsed(token: string, now: number): void {
    this.#db.prepare('UPDATE one_time_tokens SET used_at = ? WHERE hash = ?').run(now, hashOf(token));
  }

  /** Invalidates the customer's unused tokens of a kind. */
  invalidateAll(kind: OneTimeTokenKind, customerId: string, now: number): void {
    this.#db
      .prepare('UPDATE one_time_tokens SET used_at = ? WHERE customer_id = ? AND kind = ? AND used_at IS NULL')
      .run(now, customerId, kind);
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
