import type { DatabaseSync } from 'node:sqlite';
import { integerOf, type Row, textOf } from '../storage/rows.ts';

/** An account at a provider that a customer signs in with. */
export interface SocialLink {
  readonly provider: string;
  readonly customerId: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly linkedAt: number;
}

export interface SocialAccount {
  readonly siteKey: string;
  readonly provider: string;
  /** Id of the account at the provider. */
  readonly subject: string;
}

export class SocialLinks {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  of(customerId: string): SocialLink[] {
    return this.#db
      .prepare('SELECT * FROM social_links WHERE customer_id = ? ORDER BY linked_at')
      .all(customerId)
      .map(socialLinkOf);
  }

  byAccount({ siteKey, provider, subject }: SocialAccount): SocialLink | null {
    const row = this.#db
      .prepare('SELECT * FROM social_links WHERE site_key = ? AND provider = ? AND subject = ?')
      .get(siteKey, provider, subject);
    return row ? socialLinkOf(row) : null;
  }

  add({ siteKey, provider, subject }: SocialAccount, { customerId, email, linkedAt }: Omit<SocialLink, 'provider'>) {
    this.#db
      .prepare('INSERT INTO social_links VALUES (?, ?, ?, ?, ?, ?)')
      .run(siteKey, provider, subject, customerId, email, linkedAt);
  }

  remove(customerId: string, provider: string): void {
    this.#db.prepare('DELETE FROM social_links WHERE customer_id = ? AND provider = ?').run(customerId, provider);
  }
}

function socialLinkOf(row: Row): SocialLink {
  return {
    provider: textOf(row, 'provider'),
    customerId: textOf(row, 'customer_id'),
    email: textOf(row, 'email'),
    linkedAt: integerOf(row, 'linked_at'),
  };
}
