import type { CartItem } from '#schemas/generated/api/types.gen.ts';

/** An item that costs something else than it did, though it is the same; amounts as the API writes them. */
export interface RepricedCartItem {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** What an item's price rests on. */
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

/** The items whose price has changed between two answers while nobody chose otherwise; vouchers follow the rest. */
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
