export interface DepositResponse {
  readonly deposit?: object | null;
  readonly scheduledPurchases?: readonly unknown[] | null;
}

/** An answer with neither a deposit nor scheduled purchases is invalid (specification: Validation rules). */
export function hasDepositOrScheduledPurchases({ deposit, scheduledPurchases }: DepositResponse): boolean {
  return Boolean(deposit) || (scheduledPurchases ?? []).length > 0;
}
