import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, readIntegerColumn, readNullableTextColumn, readTextColumn } from '../../storage/rows.ts';

/** The identity of a customer. Further data is in the stores of each area. */
export interface StoredCustomer {
  readonly id: string;
  readonly siteKey: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  /** Signs calls of the customer. */
  readonly customerToken: string;
  readonly pricingId: string;
  readonly segmentName: string | null;
  readonly forcePasswordChange: boolean;
  readonly accountUpgrade: boolean;
  readonly createdAt: number;
  /** Locale of the last call that named one, such as 'zh-Hans-AU'; null for the brand's. */
  readonly locale: string | null;
}

export type NewCustomer = Omit<StoredCustomer, 'id' | 'customerToken' | 'locale'> &
  Partial<Pick<StoredCustomer, 'locale'>>;

export type StoredCustomerUpdate = Partial<Omit<StoredCustomer, 'id' | 'siteKey' | 'createdAt'>>;

const COLUMNS = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  passwordHash: 'password_hash',
  customerToken: 'customer_token',
  pricingId: 'pricing_id',
  segmentName: 'segment_name',
  forcePasswordChange: 'force_password_change',
  accountUpgrade: 'account_upgrade',
  locale: 'locale',
} as const satisfies Record<keyof StoredCustomerUpdate, string>;

/** The customers of all brands. Closed accounts are not returned. */
export class CustomerStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** @throws when the brand has a customer with this e-mail address. */
  create(customer: NewCustomer, id: string = randomUUID()): StoredCustomer {
    const { siteKey, email, firstName, lastName, passwordHash, pricingId, segmentName, createdAt } = customer;
    this.#db
      .prepare(
        `INSERT INTO customers (id, site_key, email, first_name, last_name, password_hash, customer_token, pricing_id,
           segment_name, force_password_change, account_upgrade, created_at, locale)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        siteKey,
        email.toLowerCase(),
        firstName,
        lastName,
        passwordHash,
        randomUUID(),
        pricingId,
        segmentName,
        Number(customer.forcePasswordChange),
        Number(customer.accountUpgrade),
        createdAt,
        customer.locale ?? null,
      );
    return this.require(id);
  }

  findById(id: string): StoredCustomer | null {
    const row = this.#db.prepare('SELECT * FROM customers WHERE id = ? AND closed_at IS NULL').get(id);
    return row ? customerOf(row) : null;
  }

  findByEmail(siteKey: string, email: string): StoredCustomer | null {
    const row = this.#db
      .prepare('SELECT * FROM customers WHERE site_key = ? AND email = ? AND closed_at IS NULL')
      .get(siteKey, email.toLowerCase());
    return row ? customerOf(row) : null;
  }

  /** @throws when there is no such customer. */
  require(id: string): StoredCustomer {
    const customer = this.findById(id);
    if (!customer) throw new Error(`there is no customer ${id}`);
    return customer;
  }

  update(id: string, change: StoredCustomerUpdate): StoredCustomer {
    for (const [key, column] of Object.entries(COLUMNS)) {
      const value = change[key as keyof StoredCustomerUpdate];
      if (value === undefined) continue;
      const stored = typeof value === 'boolean' ? Number(value) : value;
      this.#db.prepare(`UPDATE customers SET ${column} = ? WHERE id = ?`).run(stored, id);
    }
    return this.require(id);
  }

  close(id: string, now: number): void {
    this.#db.prepare('UPDATE customers SET closed_at = ? WHERE id = ?').run(now, id);
  }
}

function customerOf(row: DatabaseRow): StoredCustomer {
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    email: readTextColumn(row, 'email'),
    firstName: readTextColumn(row, 'first_name'),
    lastName: readTextColumn(row, 'last_name'),
    passwordHash: readTextColumn(row, 'password_hash'),
    customerToken: readTextColumn(row, 'customer_token'),
    pricingId: readTextColumn(row, 'pricing_id'),
    segmentName: readNullableTextColumn(row, 'segment_name'),
    forcePasswordChange: readIntegerColumn(row, 'force_password_change') === 1,
    accountUpgrade: readIntegerColumn(row, 'account_upgrade') === 1,
    createdAt: readIntegerColumn(row, 'created_at'),
    locale: readNullableTextColumn(row, 'locale'),
  };
}
