import type { DatabaseSync } from 'node:sqlite';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { readIntegerColumn, readNullableTextColumn, readTextColumn } from '../../storage/rows.ts';

const OCCASIONS = ['sign-up', 'new-terms', 'migration', 'order'] as const;

/** An agreement of a customer to terms: version, time and language. */
export interface StoredTermsAgreement {
  readonly occasion: (typeof OCCASIONS)[number];
  /** Id of the purchase; null for other occasions. */
  readonly reference: string | null;
  readonly version: string;
  readonly locale: string;
  readonly agreedAt: number;
}

/** Agreements to terms. They are only added, never changed. */
export class TermsAgreementStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(customerId: string, { occasion, reference, version, locale, agreedAt }: StoredTermsAgreement): void {
    this.#db
      .prepare('INSERT INTO terms_agreements VALUES (?, ?, ?, ?, ?, ?)')
      .run(customerId, occasion, reference, version, locale, agreedAt);
  }

  /** Oldest first. */
  listByCustomer(customerId: string): readonly StoredTermsAgreement[] {
    const rows = this.#db
      .prepare('SELECT * FROM terms_agreements WHERE customer_id = ? ORDER BY agreed_at, rowid')
      .all(customerId);
    return rows.map((row) => ({
      occasion: readEnumColumn(row, 'occasion', OCCASIONS),
      reference: readNullableTextColumn(row, 'reference'),
      version: readTextColumn(row, 'version'),
      locale: readTextColumn(row, 'locale'),
      agreedAt: readIntegerColumn(row, 'agreed_at'),
    }));
  }
}
