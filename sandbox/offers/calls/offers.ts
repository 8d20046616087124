import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { answer, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { offerAnswer } from '../offer-answer.ts';
import { regionsOfPriceList } from '../price-list.ts';

export function offersRoutes(shop: Pick<Shop, 'draws' | 'offerStates' | 'orders'>): Route[] {
  return [
    answer(productOffersList, ({ brand, params, now }) => {
      const regions = regionsOfPriceList(brand, params.pricingId ?? '');
      return { result: brand.catalogue.offers.map((offer) => offerAnswer(offer, { shop, brand, regions, now })) };
    }),
  ];
}
