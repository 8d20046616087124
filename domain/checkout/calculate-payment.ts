import type { MinorUnits } from '../money.ts';

export interface PayableCart {
  readonly cartTotal: MinorUnits;
  /** The part of the total that is charged later. */
  readonly preOrderTotal: MinorUnits;
  readonly walletBalance: MinorUnits;
  /** Whether the wallet pays for purchases first. */
  readonly walletPurchase: boolean;
}

/** How the purchase is split between wallet and payment method. */
export interface CartPaymentSplit {
  /** Total of what is bought now. */
  readonly total: MinorUnits;
  readonly fromWallet: MinorUnits;
  /** What the payment method is charged; 0 when the wallet covers everything. */
  readonly toPay: MinorUnits;
}

/**
 * The amount to pay (specification: Validation rules, "Amount to pay"): the cart total minus the pre-order total, minus
 * what the wallet holds if it pays for purchases, and never below zero.
 */
export function calculateCartPaymentSplit({
  cartTotal,
  preOrderTotal,
  walletBalance,
  walletPurchase,
}: PayableCart): CartPaymentSplit {
  const total = Math.max(0, cartTotal - preOrderTotal);
  const fromWallet = walletPurchase ? Math.min(total, Math.max(0, walletBalance)) : 0;
  return { total, fromWallet, toPay: total - fromWallet };
}
