import { makeWalletPurchase } from '../../checkout/purchase.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import type { PurchaseDependencies, SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../ledger.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { isDepositFinal } from './deposit-status.ts';
import type { PurchaseAfterDeposit, StoredDeposit, StoredDepositFailure } from './deposit-store.ts';
import { makeProvisionalCardPermanent, removeRefusedProvisionalCard } from './provisional-cards.ts';

/**
 * Captures a deposit into the wallet, once, and makes its purchase. Call it inside a transaction.
 *
 * @throws ApiFault of the purchase; the caller then rolls back, so that no money is taken for nothing.
 */
export function creditDepositAndMakePurchase(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  now: number,
): StoredDeposit {
  shop.deposits.applyStep(deposit.id, 'authorise', now);
  const captured = shop.deposits.applyStep(deposit.id, 'capture', now);
  if (!captured) return shop.deposits.require(deposit.id);
  const { siteKey, customerId, amount, gatewayKey, methodCode, fundId } = captured;
  if (fundId !== null) makeProvisionalCardPermanent(shop, fundId);
  shop.ledger.move({
    siteKey,
    kind: 'deposit',
    reference: captured.id,
    entries: [
      { account: getShopLedgerAccountId(siteKey, `clearing:${gatewayKey ?? methodCode}`), amount: -amount },
      { account: getWalletLedgerAccountId(customerId), amount },
    ],
    now,
  });
  return captured.purchase ? buy(shop, captured, captured.purchase, now) : captured;
}

/** Captures a deposit whose customer has left. If its purchase is refused, the deposit fails. */
export function creditDepositUnlessPurchaseRefused(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  now: number,
): StoredDeposit {
  try {
    return joinOrBeginTransaction(shop.db, () => creditDepositAndMakePurchase(shop, deposit, now));
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const [{ code, message }] = error.errors;
    return failDeposit(shop, deposit, { code, message }, now);
  }
}

/** Fails a deposit, and removes its provisional card. No effect on a completed deposit. */
export function failDeposit(
  shop: Pick<SandboxShop, 'db' | 'customerChoices' | 'funds' | 'deposits'>,
  { id }: StoredDeposit,
  failure: StoredDepositFailure,
  now: number,
): StoredDeposit {
  const deposit = shop.deposits.require(id);
  if (isDepositFinal(deposit.status)) return deposit;
  const recorded = removeRefusedProvisionalCard(shop, deposit, failure, now);
  return shop.deposits.applyStep(id, 'fail', now, recorded) ?? shop.deposits.require(id);
}

function buy(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  { data, subVariant, items }: PurchaseAfterDeposit,
  now: number,
): StoredDeposit {
  const brand = shop.brands.find(({ siteKey }) => siteKey === deposit.siteKey);
  if (!brand) throw new Error(`there is no brand ${deposit.siteKey}`);
  const customer = shop.customers.findById(deposit.customerId);
  if (!customer) throw createRefusalFault('account_closed', walletMessages.accountClosed());
  const source = { kind: items ? 'partner' : 'checkout', depositId: deposit.id } as const;
  const { id: checkoutId } = makeWalletPurchase({
    shop,
    brand,
    customer,
    subVariant,
    items: items ?? 'cart',
    source,
    data,
    now,
  });
  return shop.deposits.update(deposit.id, { checkoutId });
}
