import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { VerificationMethodType } from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import type { AcceptedMediaType } from './media-type.ts';

export const verificationMethodTypes: readonly VerificationMethodType[] = [
  'auto_verification',
  'connect_id',
  'drivers_licence',
  'greenid_ui',
  'pdf_form',
  'photo_id_upload',
];

const OUTCOMES = ['passed', 'failed'] as const;

/** A verification attempt. Times are epoch milliseconds. */
export interface VerificationAttempt {
  readonly method: VerificationMethodType;
  readonly outcome: (typeof OUTCOMES)[number];
  readonly startedAt: number;
  /** Epoch milliseconds from which the outcome is visible. */
  readonly decidedAt: number;
}

export interface StoredVerificationDocumentSide {
  /** Name of its file. */
  readonly id: string;
  readonly side: 'front' | 'back';
  readonly mediaType: AcceptedMediaType;
  readonly bytes: number;
}

/** A request to an identity provider. */
export interface StoredConnectIdRequest {
  readonly state: string;
  readonly customerId: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  /** The code returned by the provider; null before. */
  readonly code: string | null;
  readonly agreed: boolean;
  readonly isUsed: boolean;
}

export class VerificationStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Attempts that were not revoked, oldest first. */
  listAttempts(customerId: string): VerificationAttempt[] {
    return this.#db
      .prepare(
        'SELECT * FROM verification_attempts WHERE customer_id = ? AND revoked_at IS NULL ORDER BY started_at, rowid',
      )
      .all(customerId)
      .map(attemptOf);
  }

  /** Returns the id of the attempt. */
  addAttempt(customerId: string, { method, outcome, startedAt, decidedAt }: VerificationAttempt): string {
    const id = randomUUID();
    this.#db
      .prepare(
        `INSERT INTO verification_attempts (id, customer_id, method, outcome, started_at, decided_at, needs_mail)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, customerId, method, outcome, startedAt, decidedAt, Number(decidedAt > startedAt));
    return id;
  }

  /** Attempts decided by `now` whose decision was not mailed yet. */
  listUnmailedDecisions(now: number): (VerificationAttempt & { readonly id: string; readonly customerId: string })[] {
    return this.#db
      .prepare(
        'SELECT * FROM verification_attempts WHERE needs_mail = 1 AND revoked_at IS NULL AND decided_at <= ? ORDER BY decided_at, rowid',
      )
      .all(now)
      .map((row) => ({
        ...attemptOf(row),
        id: readTextColumn(row, 'id'),
        customerId: readTextColumn(row, 'customer_id'),
      }));
  }

  markMailed(id: string): void {
    this.#db.prepare('UPDATE verification_attempts SET needs_mail = 0 WHERE id = ?').run(id);
  }

  addDocument(attemptId: string, { id, side, mediaType, bytes }: StoredVerificationDocumentSide): void {
    this.#db
      .prepare('INSERT INTO verification_documents VALUES (?, ?, ?, ?, ?)')
      .run(id, attemptId, side, mediaType, bytes);
  }

  revokeAttempts(customerId: string, now: number): void {
    this.#db
      .prepare('UPDATE verification_attempts SET revoked_at = ? WHERE customer_id = ? AND revoked_at IS NULL')
      .run(now, customerId);
  }

  /** Starts a ConnectID request, which replaces an open one. */
  openConnectIdRequest(customerId: string, returnUrl: string, expiresAt: number): StoredConnectIdRequest {
    this.#db.prepare('DELETE FROM connect_id_requests WHERE customer_id = ? AND used_at IS NULL').run(customerId);
    const state = randomBytes(24).toString('base64url');
    this.#db
      .prepare('INSERT INTO connect_id_requests (state, customer_id, return_url, expires_at) VALUES (?, ?, ?, ?)')
      .run(state, customerId, returnUrl, expiresAt);
    return { state, customerId, returnUrl, expiresAt, code: null, agreed: false, isUsed: false };
  }

  findConnectIdRequest(state: string): StoredConnectIdRequest | null {
    const row = this.#db.prepare('SELECT * FROM connect_id_requests WHERE state = ?').get(state);
    return row ? connectIdOf(row) : null;
  }

  hasOpenConnectId(customerId: string, now: number): boolean {
    const open = this.#db.prepare(
      'SELECT 1 FROM connect_id_requests WHERE customer_id = ? AND used_at IS NULL AND expires_at > ?',
    );
    return open.get(customerId, now) !== undefined;
  }

  /** Records the customer's decision at the provider, and returns the code. */
  decideConnectId(state: string, agreed: boolean): string {
    const code = randomBytes(24).toString('base64url');
    this.#db
      .prepare('UPDATE connect_id_requests SET code = ?, agreed = ? WHERE state = ?')
      .run(code, Number(agreed), state);
    return code;
  }

  markConnectIdUsed(state: string, now: number): void {
    this.#db.prepare('UPDATE connect_id_requests SET used_at = ? WHERE state = ?').run(now, state);
  }
}

function attemptOf(row: DatabaseRow): VerificationAttempt {
  return {
    method: readEnumColumn(row, 'method', verificationMethodTypes),
    outcome: readEnumColumn(row, 'outcome', OUTCOMES),
    startedAt: readIntegerColumn(row, 'started_at'),
    decidedAt: readIntegerColumn(row, 'decided_at'),
  };
}

function connectIdOf(row: DatabaseRow): StoredConnectIdRequest {
  return {
    state: readTextColumn(row, 'state'),
    customerId: readTextColumn(row, 'customer_id'),
    returnUrl: readTextColumn(row, 'return_url'),
    expiresAt: readIntegerColumn(row, 'expires_at'),
    code: readNullableTextColumn(row, 'code'),
    agreed: readNullableIntegerColumn(row, 'agreed') === 1,
    isUsed: row['used_at'] !== null,
  };
}
