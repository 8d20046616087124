import type { MinorUnits } from '../money.ts';

/**
 * The price of a lottery ticket (specification: Validation rules): the price for its count of games, times the
 * draws, times the weeks.
 */
export function calculateTicketPrice(priceForGames: MinorUnits, draws: number, weeks: number): MinorUnits {
  return priceForGames * draws * weeks;
}

export function findPriceForGames(prices: Readonly<Record<string, MinorUnits>>, games: number): MinorUnits | null {
  return Object.hasOwn(prices, String(games)) ? (prices[games] ?? null) : null;
}

export interface AmountToPayInput {
  readonly cartTotal: MinorUnits;
  readonly preOrderTotal: MinorUnits;
  readonly walletBalance: MinorUnits;
  readonly walletPurchase: boolean;
}

/**
 * What is left to pay now (specification: Validation rules, "Amount to pay"): the cart without its pre-orders, and
 * where wallet purchase is on, without what the wallet covers. Never below 0.
 */
export function calculateAmountToPay({
  cartTotal,
  preOrderTotal,
  walletBalance,
  walletPurchase,
}: AmountToPayInput): MinorUnits {
  const remainder = cartTotal - preOrderTotal;
  const fromWallet = walletPurchase && remainder > 0 ? walletBalance : 0;
  return Math.max(0, remainder - fromWallet);
}

export interface SpendLimit {
  readonly limit: MinorUnits;
  readonly spent: MinorUnits;
}

/** What a spend limit still allows (specification: Validation rules, "Spend limit"). */
export function calculateRemainingSpend({ limit, spent }: SpendLimit): MinorUnits {
  return limit - spent;
}

/** By how much an amount goes past a spend limit; negative when it stays within. */
export function calculateSpendExcess(spendLimit: SpendLimit, amount: MinorUnits): MinorUnits {
  return amount - calculateRemainingSpend(spendLimit);
}
