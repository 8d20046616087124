import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { type CallRoute, defineRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toOfferResponse } from '../offer-response.ts';
import { listRegionsOfPriceList } from '../price-list.ts';

export function offersRoutes(shop: Pick<SandboxShop, 'draws' | 'offerSuspensions' | 'orders'>): CallRoute[] {
  return [
    defineRoute(productOffersList, ({ brand, params, now }) => {
      const regions = listRegionsOfPriceList(brand, params.pricingId ?? '');
      return { result: brand.catalogue.offers.map((offer) => toOfferResponse(offer, { shop, brand, regions, now })) };
    }),
  ];
}
