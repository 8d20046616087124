import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, readIntegerColumn, readTextColumn } from '../storage/rows.ts';

/** A customer's account at a social sign-in provider. */
export interface StoredStandInSocialAccountLink {
  readonly provider: string;
  readonly customerId: string;
  readonly email: string;
  /** Epoch milliseconds. */
  readonly linkedAt: number;
}

export interface SocialAccountIdentity {
  readonly siteKey: string;
  readonly provider: string;
  /** Id of the account at the provider. */
  readonly subject: string;
}

export class LinkedSocialAccountStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  listByCustomer(customerId: string): StoredStandInSocialAccountLink[] {
    return this.#db
      .prepare('SELECT * FROM social_links WHERE customer_id = ? ORDER BY linked_at')
      .all(customerId)
      .map(socialLinkOf);
  }

  findByAccount({ siteKey, provider, subject }: SocialAccountIdentity): StoredStandInSocialAccountLink | null {
    const row = this.#db
      .prepare('SELECT * FROM social_links WHERE site_key = ? AND provider = ? AND subject = ?')
      .get(siteKey, provider, subject);
    return row ? socialLinkOf(row) : null;
  }

  add(
    { siteKey, provider, subject }: SocialAccountIdentity,
    { customerId, email, linkedAt }: Omit<StoredStandInSocialAccountLink, 'provider'>,
  ) {
    this.#db
      .prepare('INSERT INTO social_links VALUES (?, ?, ?, ?, ?, ?)')
      .run(siteKey, provider, subject, customerId, email, linkedAt);
  }

  remove(customerId: string, provider: string): void {
    this.#db.prepare('DELETE FROM social_links WHERE customer_id = ? AND provider = ?').run(customerId, provider);
  }
}

function socialLinkOf(row: DatabaseRow): StoredStandInSocialAccountLink {
  return {
    provider: readTextColumn(row, 'provider'),
    customerId: readTextColumn(row, 'customer_id'),
    email: readTextColumn(row, 'email'),
    linkedAt: readIntegerColumn(row, 'linked_at'),
  };
}
