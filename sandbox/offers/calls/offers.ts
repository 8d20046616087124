import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { defineSandboxRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toOfferResponse } from '../offer-response.ts';
import { listRegionsOfPriceList } from '../price-list.ts';

export function createSandboxOffersRoutes(
  shop: Pick<SandboxShop, 'draws' | 'offerSuspensions' | 'orders'>,
): SandboxCallRoute[] {
  return [
    defineSandboxRoute(productOffersList, ({ brand, params, now }) => {
      const regions = listRegionsOfPriceList(brand, params.pricingId ?? '');
      return { result: brand.catalogue.offers.map((offer) => toOfferResponse(offer, { shop, brand, regions, now })) };
    }),
  ];
}
