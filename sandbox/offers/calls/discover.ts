import * as calls from '#schemas/generated/api/discover.wire-calls.gen.ts';
import type { DiscoverList } from '#schemas/generated/api/wire-types.gen.ts';
import { notFound } from '../../http/api-fault.ts';
import { answer, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { drawnDraws, statisticsAnswer } from '../discover/number-statistics.ts';
import { byClosing, byPrize, type OnSale, offersOnSale } from '../discover/offer-lists.ts';
import { tipsOf } from '../discover/tips.ts';

const OFFERS_IN_A_LIST = 6;

export function discoverRoutes(shop: Pick<Shop, 'draws' | 'offerStates'>): Route[] {
  return [
    answer(calls.discoverGet, ({ brand, now }) => {
      const onSale = offersOnSale(shop, brand, brand.pricingId, now);
      const drawn = onSale.filter(({ draw }) => draw !== null);
      const lists: DiscoverList[] = [
        list('closing_soon', 'Closing soon', drawn.toSorted(byClosing)),
        list('biggest_prizes', 'Biggest prizes', drawn.toSorted(byPrize)),
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

    answer(calls.tipsGet, ({ brand }) => ({ result: tipsOf(shop, brand) })),

    answer(calls.statisticsGet, ({ brand, params }) => {
      const offer = brand.catalogue.offers.find(({ key }) => key === params.key);
      if (offer?.type !== 'lottery_ticket') throw notFound('offer_not_found', 'There is no such lottery.');
      const draws = drawnDraws(shop, brand, offer);
      return { result: statisticsAnswer(offer, draws, brand.catalogue.branding.currency) };
    }),
  ];
}

function list(key: DiscoverList['key'], title: string, offers: readonly OnSale[]): DiscoverList {
  return { key, title, offer_keys: offers.slice(0, OFFERS_IN_A_LIST).map(({ offer }) => offer.key) };
}
