import type { DatabaseSync } from 'node:sqlite';
import type {
  CommunicationChannels,
  FavouriteNumbers,
  UnsubscribeReason,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { SignUpDetailsStore } from '../../sign-in/sign-up-store.ts';
import {
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';

/** Preferences and consents of a customer. */
export interface StoredCustomerChoices {
  readonly favouriteNumbers: readonly FavouriteNumbers[];
  readonly terms: { readonly version: string; readonly acceptedAt: number } | null;
  /** The banned country that the customer confirmed living in, or null. */
  readonly confirmedBannedCountry: string | null;
  /** The fund that pays for recurring purchases; null for the wallet. */
  readonly recurringFundId: string | null;
}

type ChoiceColumns = Readonly<Record<string, string | number | null>>;

/** Preferences and consents of customers, initially those of the sign-up. */
export class CustomerChoiceStore {
  readonly #db: DatabaseSync;
  readonly #signUps: SignUpDetailsStore;

  constructor(db: DatabaseSync, signUps: SignUpDetailsStore) {
    this.#db = db;
    this.#signUps = signUps;
  }

  getByCustomer(customerId: string): StoredCustomerChoices {
    const row = this.#db.prepare('SELECT * FROM customer_choices WHERE customer_id = ?').get(customerId);
    const numbers = row ? readNullableTextColumn(row, 'favourite_numbers') : null;
    const version = row ? readNullableTextColumn(row, 'terms_version') : null;
    return {
      favouriteNumbers:
        numbers === null ? (this.#signUps.findByCustomer(customerId)?.favourite_numbers ?? []) : JSON.parse(numbers),
      terms: version === null ? null : { version, acceptedAt: readIntegerColumn(row, 'terms_accepted_at') },
      confirmedBannedCountry: row ? readNullableTextColumn(row, 'confirmed_banned_country') : null,
      recurringFundId: row ? readNullableTextColumn(row, 'recurring_fund_id') : null,
    };
  }

  setFavouriteNumbers(customerId: string, numbers: readonly FavouriteNumbers[]): void {
    this.#set(customerId, { favourite_numbers: JSON.stringify(numbers) });
  }

  acceptTerms(customerId: string, version: string, now: number): void {
    this.#set(customerId, { terms_version: version, terms_accepted_at: now });
  }

  confirmBannedCountry(customerId: string, country: string): void {
    this.#set(customerId, { confirmed_banned_country: country });
  }

  setRecurringFund(customerId: string, fundId: string | null): void {
    this.#set(customerId, { recurring_fund_id: fundId });
  }

  /** The channels that may be used; none by default. */
  getChannels(customerId: string): CommunicationChannels {
    const row = this.#db.prepare('SELECT * FROM communication_preferences WHERE customer_id = ?').get(customerId);
    if (!row) {
      const email = this.#signUps.findByCustomer(customerId)?.marketing_opt_in ?? false;
      return { email, phone: false, sms: false, directmail: false };
    }
    const is = (channel: string) => readNullableIntegerColumn(row, channel) === 1;
    return { email: is('email'), phone: is('phone'), sms: is('sms'), directmail: is('directmail') };
  }

  setChannels(
    customerId: string,
    { email, phone, sms, directmail }: CommunicationChannels,
    reasons: readonly UnsubscribeReason[],
    now: number,
  ): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO communication_preferences VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(customerId, Number(email), Number(phone), Number(sms), Number(directmail), JSON.stringify(reasons), now);
  }

  /** The reasons for unsubscribing given with the latest change. */
  listUnsubscribeReasons(customerId: string): readonly UnsubscribeReason[] {
    const row = this.#db
      .prepare('SELECT unsubscribe_reasons FROM communication_preferences WHERE customer_id = ?')
      .get(customerId);
    return row ? JSON.parse(readTextColumn(row, 'unsubscribe_reasons')) : [];
  }

  #set(customerId: string, columns: ChoiceColumns): void {
    this.#db.prepare('INSERT OR IGNORE INTO customer_choices (customer_id) VALUES (?)').run(customerId);
    for (const [column, value] of Object.entries(columns)) {
      this.#db.prepare(`UPDATE customer_choices SET ${column} = ? WHERE customer_id = ?`).run(value, customerId);
    }
  }
}
