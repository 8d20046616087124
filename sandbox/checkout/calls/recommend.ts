import * as calls from '#schemas/generated/api/recommend.wire-calls.gen.ts';
import type { Placement } from '#schemas/generated/api/wire-types.gen.ts';
import { salesRestriction } from '../../account/customers/sales-restriction.ts';
import { answer, answerBody, type Incoming, Reply, type Route } from '../../http/route.ts';
import { byClosing, byPrize, type OnSale, offersOnSale } from '../../offers/discover/offer-lists.ts';
import { regionsOfSubVariant } from '../../offers/price-list.ts';
import type { Shop } from '../../shop.ts';
import { recommendOffer } from '../recommend.ts';

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
  /** Whom it is for; null for anybody. */
  readonly customerId: string | null;
}

export function recommendRoutes(shop: Shop): Route[] {
  return [
    answer(calls.placementGet, (incoming) => {
      const { keys, pricing_id: pricingId, customer_key: customerId = null, cart } = incoming.query;
      const wanted = keys === undefined ? Object.keys(PLACES) : keys.split(',');
      const inCart = cart?.split(',') ?? [];
      return orEmpty(recommended(shop, incoming, { keys: wanted, pricingId, inCart, customerId }));
    }),

    answerBody(calls.placementCartPrime, (incoming, { pricing_id: pricingId, lottery_keys: inCart }) => {
      const keys = Array.from({ length: BESIDE_A_CART }, () => 'pre_cart');
      return orEmpty(recommended(shop, incoming, { keys, pricingId, inCart, customerId: null }));
    }),
  ];
}

/**
 * One offer a place, no offer twice, and none that is in the cart; none for a customer to whom nothing may be sold. A customer who
 * has bought before gets first what they have not bought yet.
 */
function recommended(
  shop: Shop,
  { brand, caller, subVariant, now }: Incoming,
  { keys, pricingId, inCart, customerId }: Wish,
): Placement[] {
  if (caller && salesRestriction(shop, brand, caller.customer.id, now)) return [];
  const taken = new Set(inCart);
  const bought = new Set(customerId === null ? [] : shop.orders.favourites(customerId).map(({ offerKey }) => offerKey));
  const byNovelty = (left: OnSale, right: OnSale) =>
    Number(bought.has(left.offer.key)) - Number(bought.has(right.offer.key));
  const scope = { shop, brand, now, regions: regionsOfSubVariant(brand, subVariant), customerId: null };
  const onSale = offersOnSale(shop, brand, pricingId ?? brand.pricingId, now);
  return keys.flatMap((key) => {
    const better = PLACES[key];
    const [best] = better
      ? onSale
          .filter(({ offer }) => !taken.has(offer.key))
          .sort((one, other) => byNovelty(one, other) || better(one, other))
      : [];
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
