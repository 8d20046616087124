import type { CartItemRequest, Money } from '#schemas/generated/api/types.gen.ts';

/** A draw that goes with what is in the cart, ready to be bought. */
export interface RecommendedDraw {
  readonly name: string;
  /** ISO 8601 in UTC; null where it is not known. */
  readonly drawDate: string | null;
  readonly prizePool: Money | null;
  readonly total: Money;
  readonly request: CartItemRequest;
}

export interface PrecartMachineContext {
  readonly draws: readonly RecommendedDraw[];
}

/** The drawer opens, perhaps once more. */
export interface PrecartEvent {
  readonly type: 'PRECART.OPEN';
}
