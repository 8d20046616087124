import type { MinorUnits } from '#domain/money.ts';
import type { Brand, Shop } from '../shop.ts';
import type { StoredDeposit } from '../wallet/funds/deposit-store.ts';
import { depositMethodsOf } from '../wallet/funds/methods.ts';
import type { Checkout } from './checkout.ts';

/** A part of what a purchase cost, and where it came from. */
export interface CheckoutPayment {
  /** Code of the deposit method, or `wallet`. */
  readonly method: string;
  readonly name: string;
  /** Last digits of a card or bank account, or null. */
  readonly lastFour: string | null;
  readonly amount: MinorUnits;
}

/** What a purchase was paid with: its deposits first, then the wallet. */
export function paymentsOf(
  shop: Pick<Shop, 'funds' | 'deposits'>,
  brand: Brand,
  { id, total }: Checkout,
): CheckoutPayment[] {
  const payments: CheckoutPayment[] = [];
  let left = total;
  for (const deposit of shop.deposits.ofCheckout(id)) {
    const amount = Math.min(deposit.amount, left);
    if (amount > 0) payments.push({ method: deposit.methodCode, ...describePayer(shop, brand, deposit), amount });
    left -= amount;
  }
  if (left > 0) payments.push({ method: 'wallet', name: 'Wallet', lastFour: null, amount: left });
  return payments;
}

function describePayer(shop: Pick<Shop, 'funds'>, brand: Brand, { fundId, methodCode }: StoredDeposit) {
  const fund = fundId === null ? null : shop.funds.ever(fundId);
  const method = depositMethodsOf(brand).find(({ code }) => code === methodCode)?.name ?? methodCode;
  return { name: fund?.type === 'cc' ? fund.brand : method, lastFour: fund?.lastFour ?? null };
}
