import { TZDate } from '@date-fns/tz';
import * as calls from '#schemas/generated/api/draws.wire-calls.gen.ts';
import { ApiFault, createNotFoundFault } from '../../http/api-fault.ts';
import { type AuthorisedCall, defineSandboxRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import { getDrawCategoryOfOffer } from '../../offers/draw-category.ts';
import {
  toDrawDetailsResponse,
  toDrawResultResponse,
  toDrawWinnerResponse,
  toPastDrawResponse,
  toPrizeDivisionResponse,
} from '../../offers/draw-response.ts';
import { isOfferExcludedInAllGivenRegions, listRegionsOfPriceList } from '../../offers/price-list.ts';
import type { SandboxShop, TicketReadDependencies } from '../../shop.ts';
import type { StoredDraw } from '../draws/draw.ts';
import { listDrawSeries } from '../draws/draw-series.ts';
import { listPrizesToWin } from '../draws/prizes-to-win.ts';
import { resultsMessages } from '../results.messages.gen.ts';

const RESULTS_ON_A_PAGE = 5;
const WINNERS_ON_A_PAGE = 10;
const MOST_ARCHIVED = 10_000;

export function createSandboxDrawAndResultRoutes(shop: TicketReadDependencies): SandboxCallRoute[] {
  return [
    defineSandboxRoute(calls.drawsPast, (incoming) => {
      const { brand, params, query, now } = incoming;
      const regions = listRegionsOfPriceList(brand, params.pricingId ?? '');
      const { limit, offset } = parsePagination(query, RESULTS_ON_A_PAGE);
      const keys = listDrawSeries(brand.catalogue)
        .filter(({ offer, category }) => {
          const isWanted = query.key === undefined || query.key === offer.key;
          return (
            isWanted &&
            (query.category === undefined || query.category === category) &&
            !isOfferExcludedInAllGivenRegions(offer, regions)
          );
        })
        .map(({ offer, series }) => `${offer.key}/${series}`);
      const { draws, total } = shop.draws.listPast({ siteKey: brand.siteKey, keys, limit, offset });
      return {
        result: draws.map((draw) => toPastDrawResponse(draw, { shop, brand, now })),
        page_info: { limit, offset, total },
      };
    }),

    defineSandboxRoute(calls.drawsPastResultKeys, ({ brand, params }) => {
      const regions = listRegionsOfPriceList(brand, params.pricingId ?? '');
      const offers = brand.catalogue.offers.filter((offer) => offer.type !== 'syndicate_share');
      return {
        result: offers
          .filter((offer) => !isOfferExcludedInAllGivenRegions(offer, regions))
          .map((offer) => ({
            key: offer.key,
            name: offer.name,
            url: offer.key,
            logo: offer.logo,
            category: getDrawCategoryOfOffer(offer),
          })),
      };
    }),

    defineSandboxRoute(calls.drawFullResult, (incoming) => {
      const draw = drawOf(shop, incoming);
      if (!draw.drawn) throw noSuchDraw();
      return { result: toDrawResultResponse(draw, { shop, brand: incoming.brand, now: incoming.now }) };
    }),

    defineSandboxRoute(calls.drawDetails, (incoming) => ({
      result: toDrawDetailsResponse(drawOf(shop, incoming), { shop, brand: incoming.brand, now: incoming.now }),
    })),

    defineSandboxRoute(calls.drawPreview, (incoming) => {
      const draw = drawOf(shop, incoming);
      if (draw.drawn) throw noSuchDraw();
      return { result: toDrawDetailsResponse(draw, { shop, brand: incoming.brand, now: incoming.now }) };
    }),

    defineSandboxRoute(calls.drawsPastArchived, (incoming) => {
      const { brand, params, now } = incoming;
      const keys = listDrawSeries(brand.catalogue)
        .filter(({ offer }) => offer.key === params.key)
        .map(({ offer, series }) => `${offer.key}/${series}`);
      if (keys.length === 0) throw createNotFoundFault('offer_not_found', resultsMessages.noSuchOffer());
      const { from, to } = monthOf(params, brand.catalogue.branding.time_zone);
      const { draws } = shop.draws.listPast({ siteKey: brand.siteKey, keys, limit: MOST_ARCHIVED, offset: 0 });
      return {
        result: draws
          .filter(({ date }) => date >= from && date < to)
          .map((draw) => toPastDrawResponse(draw, { shop, brand, now })),
      };
    }),

    defineSandboxRoute(calls.drawDetailsPrizes, (incoming) => {
      const { currency } = incoming.brand.catalogue.branding;
      const draw = drawOf(shop, incoming);
      const divisions = draw.drawn ? shop.draws.listDivisions(draw) : listPrizesToWin(draw, incoming.brand.catalogue);
      return { result: divisions.map((division) => toPrizeDivisionResponse(division, currency)) };
    }),

    defineSandboxRoute(calls.drawDetailsWinners, (incoming) => {
      const { currency } = incoming.brand.catalogue.branding;
      const { limit, offset } = parsePagination(incoming.query, WINNERS_ON_A_PAGE);
      const winners = shop.draws.listWinners(drawOf(shop, incoming));
      return {
        result: winners.slice(offset, offset + limit).map((winner) => toDrawWinnerResponse(winner, currency)),
        page_info: { limit, offset, total: winners.length },
      };
    }),
  ];
}

function drawOf(shop: Pick<SandboxShop, 'draws'>, incoming: AuthorisedCall): StoredDraw {
  const draw = findDrawByCallParams(shop, incoming);
  if (!draw) throw noSuchDraw();
  return draw;
}

/** The requested draw, or null. A syndicate's draws are those of its lottery. */
export function findDrawByCallParams(
  shop: Pick<SandboxShop, 'draws'>,
  { brand, params }: AuthorisedCall,
): StoredDraw | null {
  const { offerKey = '', drawNo = '' } = params;
  const offer = brand.catalogue.offers.find(({ key }) => key === offerKey);
  const key = offer?.type === 'syndicate_share' ? offer.lotteryKey : offerKey;
  return /^[1-9]\d{0,8}$/.test(drawNo) ? shop.draws.find(brand.siteKey, key, Number(drawNo)) : null;
}

/**
 * A month of the shop's calendar, in epoch milliseconds.
 *
 * @throws ApiFault 422 `invalid`.
 */
function monthOf(
  { year = '', month = '' }: AuthorisedCall['params'],
  timeZone: string,
): { readonly from: number; readonly to: number } {
  if (!/^\d{4}$/.test(year) || !/^(?:0?[1-9]|1[0-2])$/.test(month)) {
    throw new ApiFault(422, { code: 'invalid', message: resultsMessages.noMonth(), target: 'month' });
  }
  const [years, months] = [Number(year), Number(month) - 1];
  return {
    from: new TZDate(years, months, 1, timeZone).getTime(),
    to: new TZDate(years, months + 1, 1, timeZone).getTime(),
  };
}

function noSuchDraw() {
  return createNotFoundFault('draw_not_found', resultsMessages.noSuchDraw());
}
