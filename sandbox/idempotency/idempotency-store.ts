import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { ApiFault } from '../http/api-fault.ts';
import { callsMessages } from '../http/calls.messages.gen.ts';
import { readTextColumn } from '../storage/rows.ts';

/** A call with an idempotency key, which takes effect once. */
export interface IdempotentCall {
  readonly siteKey: string;
  /** Customer id, or `visitor`. */
  readonly owner: string;
  readonly key: string;
  /** Id of the call with its path parameters. */
  readonly call: string;
  readonly body: unknown;
}

/** Stored responses of calls with an idempotency key. */
export class IdempotencyStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /**
   * The stored response of the same call; undefined for a new key.
   *
   * @throws ApiFault 422 `idempotency_mismatch` for a key that another call or another body came with.
   */
  find({ siteKey, owner, key, call, body }: IdempotentCall): unknown {
    const row = this.#db
      .prepare(
        'SELECT call_id, request_hash, answer FROM idempotency_records WHERE site_key = ? AND owner = ? AND key = ?',
      )
      .get(siteKey, owner, key);
    if (!row) return undefined;
    if (readTextColumn(row, 'call_id') !== call || readTextColumn(row, 'request_hash') !== hashOf(body)) {
      throw new ApiFault(422, { code: 'idempotency_mismatch', message: callsMessages.keyReused() });
    }
    return JSON.parse(readTextColumn(row, 'answer'));
  }

  /** The stored response of any call of an owner by key; undefined for a new key. */
  findByKey(siteKey: string, owner: string, key: string): unknown {
    const row = this.#db
      .prepare('SELECT answer FROM idempotency_records WHERE site_key = ? AND owner = ? AND key = ?')
      .get(siteKey, owner, key);
    return row ? JSON.parse(readTextColumn(row, 'answer')) : undefined;
  }

  save({ siteKey, owner, key, call, body }: IdempotentCall, answer: unknown, now: number): void {
    this.#db
      .prepare('INSERT INTO idempotency_records VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(siteKey, owner, key, call, hashOf(body), JSON.stringify(answer), now);
  }
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}
