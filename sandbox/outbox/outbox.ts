import type { DatabaseSync } from 'node:sqlite';
import { integerOf, type Row, textOf, textOrNull } from '../storage/rows.ts';

export interface Mail {
  readonly siteKey: string;
  /** E-mail address. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Path in the shop that the mail links to, or null. */
  readonly link: string | null;
}

export interface SentMail extends Mail {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** What the shop would send: nothing leaves the machine. */
export class Outbox {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  send({ siteKey, recipient, subject, body, link }: Mail, now: number): void {
    this.#db
      .prepare('INSERT INTO outbox (site_key, recipient, subject, body, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)')
      .run(siteKey, recipient, subject, body, link, now);
  }

  /** The newest first; null stands for every brand, or every recipient. */
  latest(
    limit: number,
    { siteKey, recipient }: Readonly<Record<'siteKey' | 'recipient', string | null>> = {
      siteKey: null,
      recipient: null,
    },
  ): SentMail[] {
    return this.#db
      .prepare(
        `SELECT * FROM outbox WHERE site_key = coalesce(?, site_key) AND recipient = coalesce(?, recipient)
         ORDER BY id DESC LIMIT ?`,
      )
      .all(siteKey, recipient, limit)
      .map(sentMailOf);
  }
}

function sentMailOf(row: Row): SentMail {
  return {
    id: integerOf(row, 'id'),
    siteKey: textOf(row, 'site_key'),
    recipient: textOf(row, 'recipient'),
    subject: textOf(row, 'subject'),
    body: textOf(row, 'body'),
    link: textOrNull(row, 'link'),
    sentAt: integerOf(row, 'sent_at'),
  };
}
