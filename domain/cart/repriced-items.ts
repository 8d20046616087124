import type { CartItem } from '#schemas/generated/api/types.gen.ts';

/** A cart item whose price changed although its content did not; amounts as the API writes them. */
export interface RepricedCartItem {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** Fields that determine the price of an item. */
const CHOICE = [
  'productType',
  'gameType',
  'gameOffer',
  'numGames',
  'numDraws',
  'numWeeks',
  'day',
  'quantity',
  'raffleOfferKey',
  'numShares',
  'membershipTier',
  'membershipPeriod',
] as const;

/** Compares two answers of the API. Vouchers are left out, because their amount follows from other items. */
export function findRepricedItems(
  before: readonly CartItem[],
  after: readonly CartItem[],
): readonly RepricedCartItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((item) => {
    const old = known.get(item.id);
    if (!old || item.productType.startsWith('voucher_') || old.total.amount === item.total.amount) return [];
    if (CHOICE.some((key) => (old[key] ?? null) !== (item[key] ?? null))) return [];
    const { id, name, total } = item;
    return [{ id, name, currency: total.currency, from: old.total.amount, to: total.amount }];
  });
}
