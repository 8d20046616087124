import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, readIntegerColumn, readNullableTextColumn, readTextColumn } from '../storage/rows.ts';

export interface OutgoingMail {
  readonly siteKey: string;
  /** E-mail address. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Linked path in the shop, or null. */
  readonly link: string | null;
}

export interface OutboxMail extends OutgoingMail {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** Stores mails instead of sending them. */
export class MailOutbox {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  send({ siteKey, recipient, subject, body, link }: OutgoingMail, now: number): void {
    this.#db
      .prepare('INSERT INTO outbox (site_key, recipient, subject, body, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(siteKey, recipient, subject, body, link, now);
  }

  /** Newest first. Null for any brand or recipient. */
  listLatest(
    limit: number,
    { siteKey, recipient }: Readonly<Record<'siteKey' | 'recipient', string | null>> = {
      siteKey: null,
      recipient: null,
    },
  ): OutboxMail[] {
    return this.#db
      .prepare(
        `SELECT * FROM outbox WHERE site_key = coalesce(?, site_key) AND recipient = coalesce(?, recipient)
         ORDER BY id DESC LIMIT ?`,
      )
      .all(siteKey, recipient, limit)
      .map(sentMailOf);
  }
}

function sentMailOf(row: DatabaseRow): OutboxMail {
  return {
    id: readIntegerColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    recipient: readTextColumn(row, 'recipient'),
    subject: readTextColumn(row, 'subject'),
    body: readTextColumn(row, 'body'),
    link: readNullableTextColumn(row, 'link'),
    sentAt: readIntegerColumn(row, 'sent_at'),
  };
}
