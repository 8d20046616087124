import { purchase } from '../../checkout/purchase.ts';
import { ApiFault, refusal } from '../../http/api-fault.ts';
import type { PurchaseShop, Shop } from '../../shop.ts';
import { transaction } from '../../storage/database.ts';
import { houseAccount, walletOf } from '../ledger.ts';
import { isOver } from './deposit-state.ts';
import type { DepositFailure, PaidPurchase, StoredDeposit } from './deposit-store.ts';
import { confirmCard, removeRefusedCard } from './provisional-cards.ts';

/**
 * Moves the money of a deposit into the wallet, once, and makes the purchase that it pays for. Call it inside a
 * transaction.
 *
 * @throws ApiFault of the purchase; the caller then rolls back, so that no money is taken for nothing.
 */
export function capture(shop: PurchaseShop, deposit: StoredDeposit, now: number): StoredDeposit {
  shop.deposits.step(deposit.id, 'authorise', now);
  const captured = shop.deposits.step(deposit.id, 'capture', now);
  if (!captured) return shop.deposits.require(deposit.id);
  const { siteKey, customerId, amount, gatewayKey, methodCode, fundId } = captured;
  if (fundId !== null) confirmCard(shop, fundId);
  shop.ledger.move({
    siteKey,
    kind: 'deposit',
    reference: captured.id,
    entries: [
      { account: houseAccount(siteKey, `clearing:${gatewayKey ?? methodCode}`), amount: -amount },
      { account: walletOf(customerId), amount },
    ],
    now,
  });
  return captured.purchase ? buy(shop, captured, captured.purchase, now) : captured;
}

/** The same for a deposit that nobody waits for any more: where its purchase is refused, the deposit fails instead. */
export function captureOrFail(shop: PurchaseShop, deposit: StoredDeposit, now: number): StoredDeposit {
  try {
    return transaction(shop.db, () => capture(shop, deposit, now));
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const [{ code, message }] = error.errors;
    return failDeposit(shop, deposit, { code, message }, now);
  }
}

/** Fails a deposit, and removes its card where that was to be kept only if it paid. A deposit that is over stays as it is. */
export function failDeposit(
  shop: Pick<Shop, 'db' | 'choices' | 'funds' | 'deposits'>,
  { id }: StoredDeposit,
  failure: DepositFailure,
  now: number,
): StoredDeposit {
  const deposit = shop.deposits.require(id);
  if (isOver(deposit.status)) return deposit;
  const recorded = removeRefusedCard(shop, deposit, failure, now);
  return shop.deposits.step(id, 'fail', now, recorded) ?? shop.deposits.require(id);
}

function buy(
  shop: PurchaseShop,
  deposit: StoredDeposit,
  { data, subVariant, items }: PaidPurchase,
  now: number,
): StoredDeposit {
  const brand = shop.brands.find(({ siteKey }) => siteKey === deposit.siteKey);
  if (!brand) throw new Error(`there is no brand ${deposit.siteKey}`);
  const customer = shop.customers.byId(deposit.customerId);
  if (!customer) throw refusal('account_closed', 'This account is closed.');
  const source = { kind: items ? 'partner' : 'checkout', depositId: deposit.id } as const;
  const { id: checkoutId } = purchase({
    shop,
    brand,
    customer,
    subVariant,
    items: items ?? 'cart',
    source,
    data,
    now,
  });
  return shop.deposits.change(deposit.id, { checkoutId });
}
