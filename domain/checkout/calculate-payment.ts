import type { MinorUnits } from '../money.ts';

/** What a purchase is paid from. */
export interface PayableCart {
  readonly cartTotal: MinorUnits;
  /** Of the total what is charged later, for pre-orders. */
  readonly preOrderTotal: MinorUnits;
  /** What the customer can spend now. */
  readonly walletBalance: MinorUnits;
  /** Whether the wallet pays for purchases first. */
  readonly walletPurchase: boolean;
}

/** What is bought now, and how it is paid. */
export interface CartPayment {
  /** What everything costs that is bought now. */
  readonly total: MinorUnits;
  readonly fromWallet: MinorUnits;
  /** What the customer still has to pay; 0 when the wallet covers everything. */
  readonly toPay: MinorUnits;
}

/**
 * The amount to pay (specification: Validation rules, "Amount to pay"): the cart total minus the pre-order total, minus
 * what the wallet holds if it pays for purchases, and never below zero.
 */
export function calculatePayment({
  cartTotal,
  preOrderTotal,
  walletBalance,
  walletPurchase,
}: PayableCart): CartPayment {
  const total = Math.max(0, cartTotal - preOrderTotal);
  const fromWallet = walletPurchase ? Math.min(total, Math.max(0, walletBalance)) : 0;
  return { total, fromWallet, toPay: total - fromWallet };
}
