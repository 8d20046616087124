import * as calls from '#schemas/generated/api/recommend.wire-calls.gen.ts';
import type { Placement } from '#schemas/generated/api/wire-types.gen.ts';
import { findCountryOrBreakSalesRefusal } from '../../account/customers/sales-restriction.ts';
import {
  type AuthorisedCall,
  defineSandboxBodyRoute,
  defineSandboxRoute,
  ReturnedAnswerWithOtherStatus,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import {
  type CatalogueOfferOnSale,
  compareOffersByClosing,
  compareOffersByPrize,
  listOffersOnSaleAtPriceList,
} from '../../offers/discover/offer-lists.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import type { SandboxShop } from '../../shop.ts';
import { createRecommendedOrderFromOffer } from '../recommend.ts';

/** The recommendation slots, with the ranking of each. */
const PLACES: Readonly<Record<string, (left: CatalogueOfferOnSale, right: CatalogueOfferOnSale) => number>> = {
  home: compareOffersByPrize,
  pre_cart: compareOffersByClosing,
  receipt: compareOffersByPrize,
};

const BESIDE_A_CART = 3;

interface RecommendationRequest {
  readonly keys: readonly string[];
  readonly pricingId: string | undefined;
  readonly inCart: readonly string[];
  /** The customer; null for a visitor. */
  readonly customerId: string | null;
}

export function createSandboxRecommendRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.placementGet, (incoming) => {
      const { keys, pricing_id: pricingId, customer_key: customerId = null, cart } = incoming.query;
      const wanted = keys === undefined ? Object.keys(PLACES) : keys.split(',');
      const inCart = cart?.split(',') ?? [];
      return orEmpty(recommended(shop, incoming, { keys: wanted, pricingId, inCart, customerId }));
    }),

    defineSandboxBodyRoute(calls.placementCartPrime, (incoming, { pricing_id: pricingId, lottery_keys: inCart }) => {
      const keys = Array.from({ length: BESIDE_A_CART }, () => 'pre_cart');
      return orEmpty(recommended(shop, incoming, { keys, pricingId, inCart, customerId: null }));
    }),
  ];
}

/**
 * One offer per slot, none twice and none that is in the cart; none for a customer who may not buy. For earlier buyers,
 * offers that they have not bought come first.
 */
function recommended(
  shop: SandboxShop,
  { brand, caller, subVariant, now }: AuthorisedCall,
  { keys, pricingId, inCart, customerId }: RecommendationRequest,
): Placement[] {
  if (caller && findCountryOrBreakSalesRefusal(shop, brand, caller.customer.id, now)) return [];
  const taken = new Set(inCart);
  const bought = new Set(
    customerId === null ? [] : shop.orders.listMostBought(customerId).map(({ offerKey }) => offerKey),
  );
  const byNovelty = (left: CatalogueOfferOnSale, right: CatalogueOfferOnSale) =>
    Number(bought.has(left.offer.key)) - Number(bought.has(right.offer.key));
  const scope = { shop, brand, now, regions: listRegionsOfSubVariant(brand, subVariant), customerId: null };
  const onSale = listOffersOnSaleAtPriceList(shop, brand, pricingId ?? brand.pricingId, now);
  return keys.flatMap((key) => {
    const better = PLACES[key];
    const [best] = better
      ? onSale
          .filter(({ offer }) => !taken.has(offer.key))
          .sort((one, other) => byNovelty(one, other) || better(one, other))
      : [];
    if (!best) return [];
    taken.add(best.offer.key);
    const draw = createRecommendedOrderFromOffer(best.offer, scope);
    const config = { product_type: best.offer.type, lottery_key: best.offer.key, ...(draw ? { draw } : {}) };
    return [{ key, config }];
  });
}

function orEmpty(placements: Placement[]) {
  return placements.length > 0
    ? { result: placements }
    : new ReturnedAnswerWithOtherStatus(204, { result: placements });
}
