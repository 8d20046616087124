/** How tickets of a draw can be bought (specification: Entities and their fields, "purchaseStatus"). */
export type RafflePurchaseStatus = 'open' | 'sold_out' | 'past_draw' | 'pre_order';

interface RaffleSale {
  readonly drawNo: number;
  readonly purchaseStatus: RafflePurchaseStatus;
  /** ISO 8601. */
  readonly closeDate: string;
}

/** Sale status of a draw at a moment in epoch milliseconds. The stored status may be older than the end of sales. */
export function resolveRaffleSaleStatus({ purchaseStatus, closeDate }: RaffleSale, now: number): RafflePurchaseStatus {
  return Date.parse(closeDate) > now ? purchaseStatus : 'past_draw';
}

/** Whether tickets can be added to the cart, now or as a pre-order. */
export function isRaffleOnSale(status: RafflePurchaseStatus): boolean {
  return status === 'open' || status === 'pre_order';
}

/**
 * The draw that a raffle offers by default: the first open one, otherwise the first upcoming one; null between two
 * draws.
 */
export function selectDefaultRaffleDraw<Draw extends RaffleSale>(draws: readonly Draw[], now: number): Draw | null {
  const coming = draws.filter((draw) => resolveRaffleSaleStatus(draw, now) !== 'past_draw');
  return coming.find(({ purchaseStatus }) => purchaseStatus === 'open') ?? coming[0] ?? null;
}

/** The next draw on sale except the given one; null for none. */
export function findAlternativeRaffleDraw<Draw extends RaffleSale>(
  draws: readonly Draw[],
  drawNo: number | null,
  now: number,
): Draw | null {
  return draws.find((draw) => draw.drawNo !== drawNo && isRaffleOnSale(resolveRaffleSaleStatus(draw, now))) ?? null;
}
