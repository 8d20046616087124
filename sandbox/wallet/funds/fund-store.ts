import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type {
  BankCodeType,
  CardBrand,
  CardGatewayKey,
  FundType,
  FundVerificationStatus,
} from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn, readNullableEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import {
  bsbAndSwiftCodeTypes,
  cardBrands,
  cardGateways,
  fundTypes,
  fundVerificationStatuses,
} from './payment-codes.ts';

/** A saved card, bank account or PayPal account. Times are epoch milliseconds. */
export interface StoredFund {
  readonly id: string;
  readonly customerId: string;
  readonly type: FundType;
  readonly brand: CardBrand;
  readonly gatewayKey: CardGatewayKey | null;
  /** Token at the gateway; null for a bank account. */
  readonly token: string | null;
  readonly lastFour: string | null;
  readonly holderName: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly bankType: BankCodeType | null;
  readonly bankCode: string | null;
  /** Only of bank accounts; required for payouts. */
  readonly accountNumber: string | null;
  readonly email: string | null;
  readonly verificationStatus: FundVerificationStatus;
  /** Time of the verification decision, or null. */
  readonly verifiesAt: number | null;
  readonly isDefault: boolean;
  readonly createdAt: number;
}

export type NewFund = Omit<StoredFund, 'id' | 'isDefault'>;

/** Saved funds for payments and payouts. Deleted ones are only returned for history. */
export class FundStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(fund: NewFund): StoredFund {
    const id = randomUUID();
    this.#db
      .prepare(
        `INSERT INTO funds (id, customer_id, type, brand, gateway_key, token, last_four, holder_name, expiry_month,
           expiry_year, bank_type, bank_code, account_number, email, verification_status, verifies_at, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        fund.customerId,
        fund.type,
        fund.brand,
        fund.gatewayKey,
        fund.token,
        fund.lastFour,
        fund.holderName,
        fund.expiryMonth,
        fund.expiryYear,
        fund.bankType,
        fund.bankCode,
        fund.accountNumber,
        fund.email,
        fund.verificationStatus,
        fund.verifiesAt,
        fund.createdAt,
      );
    return { ...fund, id, isDefault: false };
  }

  /** The default first, then the latest. */
  listByCustomer(customerId: string): StoredFund[] {
    return this.#db
      .prepare(
        `SELECT * FROM funds WHERE customer_id = ? AND deleted_at IS NULL ORDER BY is_default DESC, created_at DESC, id`,
      )
      .all(customerId)
      .map(fundOf);
  }

  findById(customerId: string, id: string): StoredFund | null {
    const row = this.#db
      .prepare('SELECT * FROM funds WHERE id = ? AND customer_id = ? AND deleted_at IS NULL')
      .get(id, customerId);
    return row ? fundOf(row) : null;
  }

  /** Device data of the gateway's script from when the fund was saved. */
  setDeviceData(id: string, deviceData: string): void {
    this.#db.prepare('UPDATE funds SET device_data = ? WHERE id = ?').run(deviceData, id);
  }

  /** A fund by id, deleted or not, for history. */
  getIncludingDeleted(id: string): StoredFund {
    return fundOf(this.#db.prepare('SELECT * FROM funds WHERE id = ?').get(id) ?? {});
  }

  findDefault(customerId: string): StoredFund | null {
    return this.listByCustomer(customerId).find(({ isDefault }) => isDefault) ?? null;
  }

  setDefault({ id, customerId }: StoredFund): StoredFund {
    this.#db.prepare('UPDATE funds SET is_default = 0 WHERE customer_id = ?').run(customerId);
    this.#db.prepare('UPDATE funds SET is_default = 1 WHERE id = ?').run(id);
    return this.getIncludingDeleted(id);
  }

  delete(id: string, now: number): void {
    this.#db
      .prepare('UPDATE funds SET deleted_at = ?, is_default = 0, account_number = NULL WHERE id = ?')
      .run(now, id);
  }

  hasFundsToVerify(now: number): boolean {
    return this.#db.prepare('SELECT 1 FROM funds WHERE verifies_at <= ? LIMIT 1').get(now) !== undefined;
  }

  /** Decides due verifications. */
  verifyDue(now: number): void {
    this.#db
      .prepare(
        `UPDATE funds SET verifies_at = NULL, verification_status =
           CASE WHEN account_number LIKE '%000' THEN 'Failed Verification' ELSE 'Verified' END WHERE verifies_at <= ?`,
      )
      .run(now);
  }
}

function fundOf(row: DatabaseRow): StoredFund {
  return {
    id: readTextColumn(row, 'id'),
    customerId: readTextColumn(row, 'customer_id'),
    type: readEnumColumn(row, 'type', fundTypes),
    brand: readEnumColumn(row, 'brand', cardBrands),
    gatewayKey: readNullableEnumColumn(row, 'gateway_key', cardGateways),
    token: readNullableTextColumn(row, 'token'),
    lastFour: readNullableTextColumn(row, 'last_four'),
    holderName: readTextColumn(row, 'holder_name'),
    expiryMonth: readNullableIntegerColumn(row, 'expiry_month'),
    expiryYear: readNullableIntegerColumn(row, 'expiry_year'),
    bankType: readNullableEnumColumn(row, 'bank_type', bsbAndSwiftCodeTypes),
    bankCode: readNullableTextColumn(row, 'bank_code'),
    accountNumber: readNullableTextColumn(row, 'account_number'),
    email: readNullableTextColumn(row, 'email'),
    verificationStatus: readEnumColumn(row, 'verification_status', fundVerificationStatuses),
    verifiesAt: readNullableIntegerColumn(row, 'verifies_at'),
    isDefault: readIntegerColumn(row, 'is_default') === 1,
    createdAt: readIntegerColumn(row, 'created_at'),
  };
}
