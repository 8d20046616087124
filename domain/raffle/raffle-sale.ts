/** How tickets of a draw can be bought (specification: Entities and their fields, "purchaseStatus"). */
export type RafflePurchaseStatus = 'open' | 'sold_out' | 'past_draw' | 'pre_order';

interface RaffleSale {
  readonly drawNo: number;
  readonly purchaseStatus: RafflePurchaseStatus;
  /** ISO 8601. */
  readonly closeDate: string;
}

/** How a draw stands at a moment in epoch milliseconds: what is known of it may be older than the end of its sales. */
export function resolveRaffleSaleStatus({ purchaseStatus, closeDate }: RaffleSale, now: number): RafflePurchaseStatus {
  return Date.parse(closeDate) > now ? purchaseStatus : 'past_draw';
}

/** Whether tickets can go into a cart: now, or as a pre-order. */
export function isRaffleOnSale(status: RafflePurchaseStatus): boolean {
  return status === 'open' || status === 'pre_order';
}

/** The draw that a raffle offers by itself: the first that is open, else the first to come; null between two draws. */
export function selectOfferedRaffleDraw<Draw extends RaffleSale>(draws: readonly Draw[], now: number): Draw | null {
  const coming = draws.filter((draw) => resolveRaffleSaleStatus(draw, now) !== 'past_draw');
  return coming.find(({ purchaseStatus }) => purchaseStatus === 'open') ?? coming[0] ?? null;
}

/** The next draw that can be bought, other than one of a number; null where there is none. */
export function findAlternativeRaffleDraw<Draw extends RaffleSale>(
  draws: readonly Draw[],
  drawNo: number | null,
  now: number,
): Draw | null {
  return draws.find((draw) => draw.drawNo !== drawNo && isRaffleOnSale(resolveRaffleSaleStatus(draw, now))) ?? null;
}
