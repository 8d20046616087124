import * as calls from '#schemas/generated/api/discover.wire-calls.gen.ts';
import type { DiscoverList } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import { defineSandboxRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { listLatestPastDrawsOfLottery, toNumberStatisticsResponse } from '../discover/number-statistics.ts';
import {
  type CatalogueOfferOnSale,
  compareOffersByClosing,
  compareOffersByPrize,
  listOffersOnSaleAtPriceList,
} from '../discover/offer-lists.ts';
import { listNumberTips } from '../discover/tips.ts';
import { offersMessages } from '../offers.messages.gen.ts';

const OFFERS_IN_A_LIST = 6;

export function createSandboxDiscoverRoutes(shop: Pick<SandboxShop, 'draws' | 'offerSuspensions'>): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.discoverGet, ({ brand, now }) => {
      const onSale = listOffersOnSaleAtPriceList(shop, brand, brand.pricingId, now);
      const drawn = onSale.filter(({ draw }) => draw !== null);
      const lists: DiscoverList[] = [
        list('closing_soon', offersMessages.closingSoon(), drawn.toSorted(compareOffersByClosing)),
        list('biggest_prizes', offersMessages.biggestPrizes(), drawn.toSorted(compareOffersByPrize)),
        list(
          'for_a_cause',
          offersMessages.forCause(),
          onSale.filter(({ offer }) => offer.causes.length > 0),
        ),
        list(
          'play_together',
          offersMessages.playTogether(),
          onSale.filter(({ offer }) => offer.type === 'syndicate_share'),
        ),
      ];
      return { result: lists.filter(({ offer_keys: keys }) => keys.length > 0) };
    }),

    defineSandboxRoute(calls.tipsGet, ({ brand }) => ({ result: listNumberTips(shop, brand) })),

    defineSandboxRoute(calls.statisticsGet, ({ brand, params }) => {
      const offer = brand.catalogue.offers.find(({ key }) => key === params.key);
      if (offer?.type !== 'lottery_ticket')
        throw createNotFoundFault('offer_not_found', offersMessages.noSuchLottery());
      const draws = listLatestPastDrawsOfLottery(shop, brand, offer);
      return { result: toNumberStatisticsResponse(offer, draws, brand.catalogue.branding.currency) };
    }),
  ];
}

function list(key: DiscoverList['key'], title: string, offers: readonly CatalogueOfferOnSale[]): DiscoverList {
  return { key, title, offer_keys: offers.slice(0, OFFERS_IN_A_LIST).map(({ offer }) => offer.key) };
}
