import type { DatabaseSync } from 'node:sqlite';
import type { SignUpDetailsStore } from '../../sign-in/sign-up-store.ts';
import { readNullableTextColumn } from '../../storage/rows.ts';

/** Personal details beside name and e-mail address; null where unknown. */
export interface StoredCustomerDetails {
  /** Such as '1990-04-17'. */
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly addressLine2: string | null;
  readonly suburb: string | null;
  /** A region of the specification, or the ISO 3166-2 code of a part of another country. */
  readonly state: string | null;
  readonly postcode: string | null;
  /** ISO 3166 code. */
  readonly country: string | null;
}

/** Customer details: the latest change, else those of the sign-up. */
export class CustomerDetailsStore {
  readonly #db: DatabaseSync;
  readonly #signUps: SignUpDetailsStore;

  constructor(db: DatabaseSync, signUps: SignUpDetailsStore) {
    this.#db = db;
    this.#signUps = signUps;
  }

  getByCustomer(customerId: string): StoredCustomerDetails {
    const row = this.#db.prepare('SELECT * FROM customer_details WHERE customer_id = ?').get(customerId);
    if (!row) return this.#getSignUpDetails(customerId);
    return {
      dateOfBirth: readNullableTextColumn(row, 'date_of_birth'),
      phone: readNullableTextColumn(row, 'phone'),
      address: readNullableTextColumn(row, 'address'),
      addressLine2: readNullableTextColumn(row, 'address_line2'),
      suburb: readNullableTextColumn(row, 'suburb'),
      state: readNullableTextColumn(row, 'state'),
      postcode: readNullableTextColumn(row, 'postcode'),
      country: readNullableTextColumn(row, 'country'),
    };
  }

  set(customerId: string, details: StoredCustomerDetails): void {
    const { dateOfBirth, phone, address, addressLine2, suburb, state, postcode, country } = details;
    this.#db
      .prepare('INSERT OR REPLACE INTO customer_details VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(customerId, dateOfBirth, phone, address, addressLine2, suburb, state, postcode, country);
  }

  #getSignUpDetails(customerId: string): StoredCustomerDetails {
    const signUp = this.#signUps.findByCustomer(customerId);
    return {
      dateOfBirth: signUp?.date_of_birth ?? null,
      phone: null,
      address: null,
      addressLine2: null,
      suburb: null,
      state: signUp?.state ?? null,
      postcode: null,
      country: null,
    };
  }
}

/** Whether a customer can be looked up in a register. */
export function hasDetailsForRegisterLookup({
  dateOfBirth,
  address,
  suburb,
  state,
  postcode,
  country,
}: StoredCustomerDetails): boolean {
  return [dateOfBirth, address, suburb, state, postcode, country].every((value) => value !== null);
}
