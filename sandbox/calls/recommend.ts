import * as calls from '#schemas/generated/api/recommend.wire-calls.gen.ts';
import type { Placement } from '#schemas/generated/api/wire-types.gen.ts';
import { salesRestriction } from '../customers/sales-restriction.ts';
import { byClosing, byPrize, type OnSale, offersOnSale } from '../discover/offer-lists.ts';
import { answer, answerBody, type Incoming, Reply, type Route } from '../http/route.ts';
import { regionsOfSubVariant } from '../offers/price-list.ts';
import { recommendOffer } from '../orders/recommend.ts';
import type { Shop } from '../shop.ts';

/** The places that are left to recommendations, and what is best in each. */
const PLACES: Readonly<Record<string, (left: OnSale, right: OnSale) => number>> = {
  home: byPrize,
  pre_cart: byClosing,
  receipt: byPrize,
};

const BESIDE_A_CART = 3;

interface Wish {
  readonly keys: readonly string[];
  readonly pricingId: string | undefined;
  readonly inCart: readonly string[];
}

export function recommendRoutes(shop: Shop): Route[] {
  return [
    answer(calls.placementGet, (incoming) => {
      const { keys, pricing_id: pricingId, cart } = incoming.query;
      const wanted = keys === undefined ? Object.keys(PLACES) : keys.split(',');
      return orEmpty(recommended(shop, incoming, { keys: wanted, pricingId, inCart: cart?.split(',') ?? [] }));
    }),

    answerBody(calls.placementCartPrime, (incoming, { pricing_id: pricingId, lottery_keys: inCart }) => {
      const keys = Array.from({ length: BESIDE_A_CART }, () => 'pre_cart');
      return orEmpty(recommended(shop, incoming, { keys, pricingId, inCart }));
    }),
  ];
}

/** One offer a place, no offer twice, and none that is in the cart; none for a customer to whom nothing may be sold. */
function recommended(
  shop: Shop,
  { brand, caller, subVariant, now }: Incoming,
  { keys, pricingId, inCart }: Wish,
): Placement[] {
  if (caller && salesRestriction(shop, brand, caller.customer.id, now)) return [];
  const taken = new Set(inCart);
  const scope = { shop, brand, now, regions: regionsOfSubVariant(brand, subVariant), customerId: null };
  const onSale = offersOnSale(shop, brand, pricingId ?? brand.pricingId, now);
  return keys.flatMap((key) => {
    const better = PLACES[key];
    const [best] = better ? onSale.filter(({ offer }) => !taken.has(offer.key)).sort(better) : [];
    if (!best) return [];
    taken.add(best.offer.key);
    const draw = recommendOffer(best.offer, scope);
    const config = { product_type: best.offer.type, lottery_key: best.offer.key, ...(draw ? { draw } : {}) };
    return [{ key, config }];
  });
}

function orEmpty(placements: Placement[]) {
  return placements.length > 0 ? { result: placements } : new Reply(204, { result: placements });
}
