import type { MinorUnits } from '#domain/money.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { listDepositMethods } from '../wallet/funds/deposit-methods.ts';
import type { StoredDeposit } from '../wallet/funds/deposit-store.ts';
import { walletMessages } from '../wallet/wallet.messages.gen.ts';
import type { CompletedCheckout } from './checkout.ts';

/** One payment of a purchase, with its source. */
export interface CheckoutPayment {
  /** Code of the deposit method, or `wallet`. */
  readonly method: string;
  readonly name: string;
  /** Last digits of a card or bank account, or null. */
  readonly lastFour: string | null;
  readonly amount: MinorUnits;
}

/** Payments of a purchase: its deposits first, then the wallet. */
export function listCheckoutPayments(
  shop: Pick<SandboxShop, 'funds' | 'deposits'>,
  brand: SandboxBrand,
  { id, total }: Pick<CompletedCheckout, 'id' | 'total'>,
): CheckoutPayment[] {
  const payments: CheckoutPayment[] = [];
  let left = total;
  for (const deposit of shop.deposits.listByCheckout(id)) {
    const amount = Math.min(deposit.amount, left);
    if (amount > 0) payments.push({ method: deposit.methodCode, ...describePayer(shop, brand, deposit), amount });
    left -= amount;
  }
  if (left > 0) payments.push({ method: 'wallet', name: walletMessages.wallet(), lastFour: null, amount: left });
  return payments;
}

function describePayer(shop: Pick<SandboxShop, 'funds'>, brand: SandboxBrand, { fundId, methodCode }: StoredDeposit) {
  const fund = fundId === null ? null : shop.funds.getIncludingDeleted(fundId);
  const method = listDepositMethods(brand).find(({ code }) => code === methodCode)?.name ?? methodCode;
  return { name: fund?.type === 'cc' ? fund.brand : method, lastFour: fund?.lastFour ?? null };
}
