import { TZDate } from '@date-fns/tz';
import * as calls from '#schemas/generated/api/draws.wire-calls.gen.ts';
import { ApiFault, notFound } from '../../http/api-fault.ts';
import { pageOf } from '../../http/page.ts';
import { answer, type Incoming, type Route } from '../../http/route.ts';
import {
  divisionAnswer,
  drawDetailsAnswer,
  drawResultAnswer,
  pastDrawAnswer,
  winnerAnswer,
} from '../../offers/draw-answer.ts';
import { categoryOf } from '../../offers/draw-category.ts';
import { isExcluded, regionsOfPriceList } from '../../offers/price-list.ts';
import type { Shop, TicketsShop } from '../../shop.ts';
import type { Draw } from '../draws/draw.ts';
import { prizesToWin } from '../draws/prizes-to-win.ts';
import { drawSeriesOf } from '../draws/series.ts';

const RESULTS_ON_A_PAGE = 5;
const WINNERS_ON_A_PAGE = 10;
const MOST_ARCHIVED = 10_000;

export function drawsRoutes(shop: TicketsShop): Route[] {
  return [
    answer(calls.drawsPast, (incoming) => {
      const { brand, params, query, now } = incoming;
      const regions = regionsOfPriceList(brand, params.pricingId ?? '');
      const { limit, offset } = pageOf(query, RESULTS_ON_A_PAGE);
      const keys = drawSeriesOf(brand.catalogue)
        .filter(({ offer, category }) => {
          const isWanted = query.key === undefined || query.key === offer.key;
          return (
            isWanted && (query.category === undefined || query.category === category) && !isExcluded(offer, regions)
          );
        })
        .map(({ offer, series }) => `${offer.key}/${series}`);
      const { draws, total } = shop.draws.past({ siteKey: brand.siteKey, keys, limit, offset });
      return {
        result: draws.map((draw) => pastDrawAnswer(draw, { shop, brand, now })),
        page_info: { limit, offset, total },
      };
    }),

    answer(calls.drawsPastResultKeys, ({ brand, params }) => {
      const regions = regionsOfPriceList(brand, params.pricingId ?? '');
      const offers = brand.catalogue.offers.filter((offer) => offer.type !== 'syndicate_share');
      return {
        result: offers
          .filter((offer) => !isExcluded(offer, regions))
          .map((offer) => ({
            key: offer.key,
            name: offer.name,
            url: offer.key,
            logo: offer.logo,
            category: categoryOf(offer),
          })),
      };
    }),

    answer(calls.drawFullResult, (incoming) => {
      const draw = drawOf(shop, incoming);
      if (!draw.drawn) throw noSuchDraw();
      return { result: drawResultAnswer(draw, { shop, brand: incoming.brand, now: incoming.now }) };
    }),

    answer(calls.drawDetails, (incoming) => ({
      result: drawDetailsAnswer(drawOf(shop, incoming), { shop, brand: incoming.brand, now: incoming.now }),
    })),

    answer(calls.drawPreview, (incoming) => {
      const draw = drawOf(shop, incoming);
      if (draw.drawn) throw noSuchDraw();
      return { result: drawDetailsAnswer(draw, { shop, brand: incoming.brand, now: incoming.now }) };
    }),

    answer(calls.drawsPastArchived, (incoming) => {
      const { brand, params, now } = incoming;
      const keys = drawSeriesOf(brand.catalogue)
        .filter(({ offer }) => offer.key === params.key)
        .map(({ offer, series }) => `${offer.key}/${series}`);
      if (keys.length === 0) throw notFound('offer_not_found', 'There is no such offer.');
      const { from, to } = monthOf(params, brand.catalogue.branding.time_zone);
      const { draws } = shop.draws.past({ siteKey: brand.siteKey, keys, limit: MOST_ARCHIVED, offset: 0 });
      return {
        result: draws
          .filter(({ date }) => date >= from && date < to)
          .map((draw) => pastDrawAnswer(draw, { shop, brand, now })),
      };
    }),

    answer(calls.drawDetailsPrizes, (incoming) => {
      const { currency } = incoming.brand.catalogue.branding;
      const draw = drawOf(shop, incoming);
      const divisions = draw.drawn ? shop.draws.divisions(draw) : prizesToWin(draw, incoming.brand.catalogue);
      return { result: divisions.map((division) => divisionAnswer(division, currency)) };
    }),

    answer(calls.drawDetailsWinners, (incoming) => {
      const { currency } = incoming.brand.catalogue.branding;
      const { limit, offset } = pageOf(incoming.query, WINNERS_ON_A_PAGE);
      const winners = shop.draws.winners(drawOf(shop, incoming));
      return {
        result: winners.slice(offset, offset + limit).map((winner) => winnerAnswer(winner, currency)),
        page_info: { limit, offset, total: winners.length },
      };
    }),
  ];
}

function drawOf(shop: Pick<Shop, 'draws'>, incoming: Incoming): Draw {
  const draw = findDraw(shop, incoming);
  if (!draw) throw noSuchDraw();
  return draw;
}

/** The draw that a call names, or null. A syndicate's draws are those of its lottery. */
export function findDraw(shop: Pick<Shop, 'draws'>, { brand, params }: Incoming): Draw | null {
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
  { year = '', month = '' }: Incoming['params'],
  timeZone: string,
): { readonly from: number; readonly to: number } {
  if (!/^\d{4}$/.test(year) || !/^(?:0?[1-9]|1[0-2])$/.test(month)) {
    throw new ApiFault(422, { code: 'invalid', message: 'This is no month.', target: 'month' });
  }
  const [years, months] = [Number(year), Number(month) - 1];
  return {
    from: new TZDate(years, months, 1, timeZone).getTime(),
    to: new TZDate(years, months + 1, 1, timeZone).getTime(),
  };
}

function noSuchDraw() {
  return notFound('draw_not_found', 'There is no such draw.');
}
