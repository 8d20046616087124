import type { DatabaseSync } from 'node:sqlite';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { readIntegerColumn } from '../../storage/rows.ts';

const STATUSES = ['member', 'non-member', 'pending-deposit'] as const;
const TIERS = ['free', 'premium'] as const;

/** A customer's status in a membership program. */
export interface StoredMembership {
  readonly status: (typeof STATUSES)[number];
  readonly tier: (typeof TIERS)[number];
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

export type MembershipRequestMetadata = Readonly<Record<string, string>>;

/** Free members of membership programs; paid memberships are orders. */
export class MembershipStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  findByCustomer(customerId: string, programId: string): StoredMembership | null {
    const row = this.#db
      .prepare('SELECT * FROM memberships WHERE customer_id = ? AND program_id = ?')
      .get(customerId, programId);
    if (!row) return null;
    return {
      status: readEnumColumn(row, 'status', STATUSES),
      tier: readEnumColumn(row, 'tier', TIERS),
      updatedAt: readIntegerColumn(row, 'updated_at'),
    };
  }

  set(
    customerId: string,
    programId: string,
    { status, tier, updatedAt }: StoredMembership,
    metadata: MembershipRequestMetadata = {},
  ): void {
    this.#db
      .prepare(
        `INSERT OR REPLACE INTO memberships (customer_id, program_id, status, tier, updated_at, metadata)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(customerId, programId, status, tier, updatedAt, JSON.stringify(metadata));
  }
}
