import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';

/** When a saved card or account was saved, in epoch milliseconds, and its place among those that look the same. */
export interface FundPlaceAmongLookalikes {
  readonly date: number;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** Distinguishes a saved fund from others that look the same; null if there are none. */
export function findFundAmongLookalikes(fund: Fund, funds: readonly Fund[]): FundPlaceAmongLookalikes | null {
  const twins = funds
    .filter((other) => looks(other) === looks(fund))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (twins.length < 2) return null;
  const number = twins.findIndex(({ customerFundId }) => customerFundId === fund.customerFundId) + 1;
  return { date: Date.parse(fund.createdAt), number, count: twins.length };
}

/** Keeps each fund once: several payment methods may list the same one. */
export function removeDuplicateFunds(funds: readonly Fund[]): readonly Fund[] {
  return [...new Map(funds.map((fund) => [fund.customerFundId, fund])).values()];
}

function looks({ type, brand, lastFour, email, holderName, expiryMonth, expiryYear }: Fund): string {
  const account = type === 'paypal' ? (email ?? holderName) : lastFour;
  return JSON.stringify([type, type === 'cc' && formatCardBrandName(brand), account, expiryMonth, expiryYear]);
}
