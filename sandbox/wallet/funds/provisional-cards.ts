import type { SandboxShop } from '../../shop.ts';
import { type DatabaseRow, readNullableTextColumn, readTextColumn } from '../../storage/rows.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import type { StoredDeposit, StoredDepositFailure } from './deposit-store.ts';
import type { StoredFund } from './fund-store.ts';

/** Milliseconds after which a provisional card that has not paid is removed. */
const PROVISIONAL_LIFETIME_MS = 60 * 60_000;

const CARD_DECLINED_CODE = 'card_declined';

/** Failures by which a bank refuses a card, rather than the gateway, the shop or a mistyped code. */
const BANK_REFUSALS: ReadonlySet<string> = new Set([
  CARD_DECLINED_CODE,
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'authentication_required',
  'challenge_expired',
]);

/** Failure of a card that the bank has refused, so that nothing was stored. */
export function createCardDeclinedFailure(): StoredDepositFailure {
  return { code: CARD_DECLINED_CODE, message: walletMessages.cardRefused() };
}

/** Marks a new card as provisional until it has paid, and stores the former default funds. */
export function markCardProvisional(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'funds'>,
  { id, customerId }: StoredFund,
  now: number,
): void {
  shop.db
    .prepare('INSERT INTO provisional_cards VALUES (?, ?, ?, ?, ?)')
    .run(
      id,
      customerId,
      shop.funds.findDefault(customerId)?.id ?? null,
      shop.customerChoices.getByCustomer(customerId).recurringFundId,
      now + PROVISIONAL_LIFETIME_MS,
    );
}

/** Makes a provisional card permanent after a payment. */
export function makeProvisionalCardPermanent(shop: Pick<SandboxShop, 'db'>, fundId: string): void {
  shop.db.prepare('DELETE FROM provisional_cards WHERE fund_id = ?').run(fundId);
}

/**
 * Removes a provisional card whose payment the bank refused, and its uses as default. Call it inside the transaction
 * that fails the deposit.
 *
 * @returns the failure to record, whose message mentions a removed card.
 */
export function removeRefusedProvisionalCard(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'funds'>,
  { fundId }: Pick<StoredDeposit, 'fundId'>,
  failure: StoredDepositFailure,
  now: number,
): StoredDepositFailure {
  const { code, message } = failure;
  if (fundId === null || !BANK_REFUSALS.has(code) || !removeProvisional(shop, fundId, now)) return failure;
  if (code === CARD_DECLINED_CODE) return createCardDeclinedFailure();
  return { code, message: walletMessages.cardRefusedBecause({ reason: message }) };
}

/** Removes provisional cards that have not paid in time. Call it inside a transaction. */
export function removeExpiredProvisionalCards(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'funds'>,
  now: number,
): void {
  const expired = shop.db
    .prepare(
      `SELECT fund_id FROM provisional_cards WHERE expires_at <= ?
         AND NOT EXISTS (SELECT 1 FROM deposits WHERE deposits.fund_id = provisional_cards.fund_id AND due_at IS NOT NULL)`,
    )
    .all(now);
  for (const row of expired) removeProvisional(shop, readTextColumn(row, 'fund_id'), now);
}

export function hasExpiredProvisionalCards(shop: Pick<SandboxShop, 'db'>, now: number): boolean {
  return shop.db.prepare('SELECT 1 FROM provisional_cards WHERE expires_at <= ? LIMIT 1').get(now) !== undefined;
}

/** A later provisional card then falls back to what the removed card had replaced. */
function passOnFormer({ db }: Pick<SandboxShop, 'db'>, fundId: string, row: DatabaseRow): void {
  for (const column of ['former_default_id', 'former_recurring_id'] as const) {
    db.prepare(`UPDATE provisional_cards SET ${column} = ? WHERE ${column} = ?`).run(
      readNullableTextColumn(row, column),
      fundId,
    );
  }
}

/** Removes a provisional card and restores the former defaults. Returns whether there was one. */
function removeProvisional(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'funds'>,
  fundId: string,
  now: number,
): boolean {
  const row = shop.db.prepare('DELETE FROM provisional_cards WHERE fund_id = ? RETURNING *').get(fundId);
  if (!row) return false;
  passOnFormer(shop, fundId, row);
  const customerId = readTextColumn(row, 'customer_id');
  const card = shop.funds.findById(customerId, fundId);
  if (!card) return false;
  const existing = (id: string | null) => (id === null ? null : shop.funds.findById(customerId, id));
  const formerDefault = existing(readNullableTextColumn(row, 'former_default_id'));
  const formerRecurring = existing(readNullableTextColumn(row, 'former_recurring_id'));
  shop.funds.delete(fundId, now);
  if (card.isDefault && formerDefault) shop.funds.setDefault(formerDefault);
  if (shop.customerChoices.getByCustomer(customerId).recurringFundId === fundId) {
    shop.customerChoices.setRecurringFund(customerId, formerRecurring?.id ?? null);
  }
  return true;
}
