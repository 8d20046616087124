import * as calls from '#schemas/generated/api/discover.wire-calls.gen.ts';
import type { DiscoverList } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import { type CallRoute, defineRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { listDrawnDraws, toNumberStatisticsResponse } from '../discover/number-statistics.ts';
import { compareByClosing, compareByPrize, listOffersOnSale, type OfferOnSale } from '../discover/offer-lists.ts';
import { listNumberTips } from '../discover/tips.ts';

const OFFERS_IN_A_LIST = 6;

export function discoverRoutes(shop: Pick<SandboxShop, 'draws' | 'offerSuspensions'>): CallRoute[] {
  return [
    defineRoute(calls.discoverGet, ({ brand, now }) => {
      const onSale = listOffersOnSale(shop, brand, brand.pricingId, now);
      const drawn = onSale.filter(({ draw }) => draw !== null);
      const lists: DiscoverList[] = [
        list('closing_soon', 'Closing soon', drawn.toSorted(compareByClosing)),
        list('biggest_prizes', 'Biggest prizes', drawn.toSorted(compareByPrize)),
        list(
          'for_a_cause',
          'For a cause',
          onSale.filter(({ offer }) => offer.causes.length > 0),
        ),
        list(
          'play_together',
          'Play together',
          onSale.filter(({ offer }) => offer.type === 'syndicate_share'),
        ),
      ];
      return { result: lists.filter(({ offer_keys: keys }) => keys.length > 0) };
    }),

    defineRoute(calls.tipsGet, ({ brand }) => ({ result: listNumberTips(shop, brand) })),

    defineRoute(calls.statisticsGet, ({ brand, params }) => {
      const offer = brand.catalogue.offers.find(({ key }) => key === params.key);
      if (offer?.type !== 'lottery_ticket') throw createNotFoundFault('offer_not_found', 'There is no such lottery.');
      const draws = listDrawnDraws(shop, brand, offer);
      return { result: toNumberStatisticsResponse(offer, draws, brand.catalogue.branding.currency) };
    }),
  ];
}

function list(key: DiscoverList['key'], title: string, offers: readonly OfferOnSale[]): DiscoverList {
  return { key, title, offer_keys: offers.slice(0, OFFERS_IN_A_LIST).map(({ offer }) => offer.key) };
}
