import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readIntegerColumn, readTextColumn } from '../storage/rows.ts';

export type EmailCodePurpose = 'two-factor' | 'set-up';

const CODE_LIFETIME_MS = 10 * 60_000;
/** Milliseconds before a code may be sent again. */
const RESEND_DELAY_MS = 60_000;

/** Six-digit codes sent by e-mail. Only the latest is valid, once, for ten minutes. */
export class EmailedOneTimeCodeStore {
  readonly #db: DatabaseSync;
  readonly #secret: Uint8Array;

  constructor(db: DatabaseSync, secret: Uint8Array) {
    this.#db = db;
    this.#secret = secret;
  }

  /** Seconds until a code may be sent again; 0 when it may be now. */
  getSecondsToWait(customerId: string, purpose: EmailCodePurpose, now: number): number {
    const row = this.#db
      .prepare('SELECT sent_at FROM email_codes WHERE customer_id = ? AND purpose = ?')
      .get(customerId, purpose);
    return row ? Math.max(0, Math.ceil((readIntegerColumn(row, 'sent_at') + RESEND_DELAY_MS - now) / 1000)) : 0;
  }

  /** Creates a code. Only its hash is stored. */
  create(customerId: string, purpose: EmailCodePurpose, now: number): string {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.#db
      .prepare(
        `INSERT INTO email_codes (customer_id, purpose, hash, sent_at, used_at) VALUES (?, ?, ?, ?, NULL)
         ON CONFLICT (customer_id, purpose) DO UPDATE SET hash = excluded.hash, sent_at = excluded.sent_at, used_at = NULL`,
      )
      .run(customerId, purpose, this.#hashOf(code, customerId, purpose), now);
    return code;
  }

  /** Whether a code is valid. A valid code is then used up. */
  consume(customerId: string, purpose: EmailCodePurpose, code: string, now: number): boolean {
    const row = this.#db
      .prepare('SELECT hash, sent_at FROM email_codes WHERE customer_id = ? AND purpose = ? AND used_at IS NULL')
      .get(customerId, purpose);
    if (!row || now >= readIntegerColumn(row, 'sent_at') + CODE_LIFETIME_MS) return false;
    const given = this.#hashOf(code, customerId, purpose);
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(readTextColumn(row, 'hash')))) return false;
    this.#db
      .prepare('UPDATE email_codes SET used_at = ? WHERE customer_id = ? AND purpose = ?')
      .run(now, customerId, purpose);
    return true;
  }

  #hashOf(code: string, customerId: string, purpose: EmailCodePurpose): string {
    return createHmac('sha256', this.#secret).update(`${customerId} ${purpose} ${code}`).digest('hex');
  }
}
