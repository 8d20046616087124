import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type {
  CardGatewayKey,
  CartItemRequest,
  ChallengeWindowSize,
  DepositMethodCode,
  DepositStatus,
  PurchaseData,
} from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn, readNullableEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import { allTestCardBehaviours, type TestCardBehaviour } from '../gateways/test-cards.ts';
import { type DepositStatusTransition, getNextDepositStatus, isDepositFinal } from './deposit-status.ts';
import { cardGateways, challengeWindowSizes, depositMethodCodes, depositStatuses } from './payment-codes.ts';

/** The purchase that a deposit pays for as soon as it is captured. */
export interface PurchaseAfterDeposit {
  readonly data: PurchaseData;
  readonly subVariant: string | null;
  /** Partner items; the customer's cart when omitted. */
  readonly items?: readonly CartItemRequest[];
}

export interface StoredDepositFailure {
  readonly code: string;
  readonly message: string;
}

/** URLs to which bank and PayPal pages return. */
export interface PaymentReturnUrls {
  readonly notificationUrl: string | null;
  readonly successUrl: string | null;
  readonly cancelUrl: string | null;
}

/** A deposit. Times are epoch milliseconds, amounts minor units. */
export interface StoredDeposit extends PaymentReturnUrls {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly amount: MinorUnits;
  readonly methodCode: DepositMethodCode;
  readonly gatewayKey: CardGatewayKey | null;
  readonly fundId: string | null;
  readonly behaviour: TestCardBehaviour;
  readonly checkout: boolean;
  readonly status: DepositStatus;
  readonly createdAt: number;
  /** Time of its next scheduled step; null when completed. */
  readonly dueAt: number | null;
  readonly completedAt: number | null;
  /** Id of the challenge page, or null. */
  readonly pageState: string | null;
  readonly windowSize: ChallengeWindowSize | null;
  /** Reference text for a transfer, or null. */
  readonly reference: string | null;
  readonly failure: StoredDepositFailure | null;
  readonly purchase: PurchaseAfterDeposit | null;
  /** Id of the resulting purchase, or null. */
  readonly checkoutId: string | null;
}

export type DepositToStore = Omit<
  StoredDeposit,
  'id' | 'status' | 'dueAt' | 'completedAt' | 'pageState' | 'reference' | 'failure' | 'checkoutId'
> & {
  readonly metadata: Readonly<Record<string, string>>;
  /** Device data of the gateway's script, or null. */
  readonly deviceData: string | null;
};

export type OverwritableDepositFields = Partial<
  Pick<StoredDeposit, 'dueAt' | 'pageState' | 'reference' | 'checkoutId'>
>;

export class DepositStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(deposit: DepositToStore): StoredDeposit {
    const id = randomUUID();
    this.#db
      .prepare(
        `INSERT INTO deposits (id, site_key, customer_id, amount, method_code, gateway_key, fund_id, behaviour, checkout,
           status, created_at, window_size, notification_url, success_url, cancel_url, purchase, metadata,
           device_data)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        id,
        deposit.siteKey,
        deposit.customerId,
        deposit.amount,
        deposit.methodCode,
        deposit.gatewayKey,
        deposit.fundId,
        deposit.behaviour,
        Number(deposit.checkout),
        deposit.createdAt,
        deposit.windowSize,
        deposit.notificationUrl,
        deposit.successUrl,
        deposit.cancelUrl,
        deposit.purchase && JSON.stringify(deposit.purchase),
        JSON.stringify(deposit.metadata),
        deposit.deviceData,
      );
    return this.require(id);
  }

  /** A deposit of a customer, or null. */
  findById(customerId: string, id: string): StoredDeposit | null {
    const row = this.#db.prepare('SELECT * FROM deposits WHERE id = ? AND customer_id = ?').get(id, customerId);
    return row ? depositOf(row) : null;
  }

  /** Deposits of a purchase, oldest first. */
  listByCheckout(checkoutId: string): StoredDeposit[] {
    return this.#db
      .prepare('SELECT * FROM deposits WHERE checkout_id = ? ORDER BY created_at')
      .all(checkoutId)
      .map(depositOf);
  }

  /** Whether a fund was ever used for a deposit. */
  hasUsedFund(customerId: string, fundId: string): boolean {
    const row = this.#db
      .prepare('SELECT 1 FROM deposits WHERE customer_id = ? AND fund_id = ? LIMIT 1')
      .get(customerId, fundId);
    return row !== undefined;
  }

  /** The last deposit from a fund, or null. */
  findLastWithFund({ id, customerId }: { readonly id: string; readonly customerId: string }): StoredDeposit | null {
    const row = this.#db
      .prepare(
        'SELECT * FROM deposits WHERE customer_id = ? AND fund_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1',
      )
      .get(customerId, id);
    return row ? depositOf(row) : null;
  }

  /** The last deposit of a customer, or null. */
  findLast(customerId: string): StoredDeposit | null {
    const row = this.#db
      .prepare('SELECT * FROM deposits WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1')
      .get(customerId);
    return row ? depositOf(row) : null;
  }

  /** Open deposits of a customer, latest first. */
  listOpen(customerId: string, limit: number): StoredDeposit[] {
    return this.#db
      .prepare(
        `SELECT * FROM deposits WHERE customer_id = ? AND completed_at IS NULL
         ORDER BY created_at DESC, rowid DESC LIMIT ?`,
      )
      .all(customerId, limit)
      .map(depositOf);
  }

  findByPageState(pageState: string): StoredDeposit | null {
    const row = this.#db.prepare('SELECT * FROM deposits WHERE page_state = ?').get(pageState);
    return row ? depositOf(row) : null;
  }

  /** @throws when there is no such deposit. */
  require(id: string): StoredDeposit {
    return depositOf(this.#db.prepare('SELECT * FROM deposits WHERE id = ?').get(id) ?? {});
  }

  /** Ids of deposits due by `now`, earliest first. */
  listDueIds(now: number): string[] {
    return this.#db
      .prepare('SELECT id FROM deposits WHERE due_at <= ? ORDER BY due_at, id')
      .all(now)
      .map((row) => readTextColumn(row, 'id'));
  }

  update(id: string, { dueAt, pageState, reference, checkoutId }: OverwritableDepositFields): StoredDeposit {
    this.#db
      .prepare(
        `UPDATE deposits SET due_at = coalesce(?, due_at), page_state = coalesce(?, page_state),
           reference = coalesce(?, reference), checkout_id = coalesce(?, checkout_id) WHERE id = ?`,
      )
      .run(dueAt ?? null, pageState ?? null, reference ?? null, checkoutId ?? null, id);
    return this.require(id);
  }

  /** Applies a step; null when it has no effect. */
  applyStep(
    id: string,
    step: DepositStatusTransition,
    now: number,
    failure: StoredDepositFailure | null = null,
  ): StoredDeposit | null {
    const status = getNextDepositStatus(this.require(id).status, step);
    if (status === null) return null;
    this.#db
      .prepare('UPDATE deposits SET status = ?, failure_code = ?, failure_message = ? WHERE id = ?')
      .run(status, failure?.code ?? null, failure?.message ?? null, id);
    if (isDepositFinal(status)) {
      this.#db.prepare('UPDATE deposits SET due_at = NULL, completed_at = ? WHERE id = ?').run(now, id);
    }
    return this.require(id);
  }
}

function depositOf(row: DatabaseRow): StoredDeposit {
  const purchase = readNullableTextColumn(row, 'purchase');
  const failureCode = readNullableTextColumn(row, 'failure_code');
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    amount: readIntegerColumn(row, 'amount'),
    methodCode: readEnumColumn(row, 'method_code', depositMethodCodes),
    gatewayKey: readNullableEnumColumn(row, 'gateway_key', cardGateways),
    fundId: readNullableTextColumn(row, 'fund_id'),
    behaviour: readEnumColumn(row, 'behaviour', allTestCardBehaviours),
    checkout: readIntegerColumn(row, 'checkout') === 1,
    status: readEnumColumn(row, 'status', depositStatuses),
    createdAt: readIntegerColumn(row, 'created_at'),
    dueAt: readNullableIntegerColumn(row, 'due_at'),
    completedAt: readNullableIntegerColumn(row, 'completed_at'),
    pageState: readNullableTextColumn(row, 'page_state'),
    windowSize: readNullableEnumColumn(row, 'window_size', challengeWindowSizes),
    notificationUrl: readNullableTextColumn(row, 'notification_url'),
    successUrl: readNullableTextColumn(row, 'success_url'),
    cancelUrl: readNullableTextColumn(row, 'cancel_url'),
    reference: readNullableTextColumn(row, 'reference'),
    failure: failureCode === null ? null : { code: failureCode, message: readTextColumn(row, 'failure_message') },
    purchase: purchase === null ? null : JSON.parse(purchase),
    checkoutId: readNullableTextColumn(row, 'checkout_id'),
  };
}
