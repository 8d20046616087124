import { formatAmountWithoutZeroCents, type MoneyFormat, parseMoney } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import { findNextMidnight } from '#domain/play/next-midnight.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PrizeDivision, Region } from '#schemas/generated/api/types.gen.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { formatCauseSharePercentage } from '../_shared/cause-share.ts';
import type { OfferRulesProps } from './offer-rules.gen.ts';
import { listPriceRows, type OfferRulesPriceRow } from './price-rows.ts';

export interface OfferRulesPrizeRow {
  readonly name: string;
  readonly match: string;
  /** Number of prizes; null if unknown before the draw. */
  readonly count: string | null;
  readonly worth: string;
}

export interface OfferRulesBlockData {
  readonly name: string;
  readonly url: string;
  /** The draw that the rules are for; null if there is none. */
  readonly drawNo: number | null;
  /** Whether the address names the draw. */
  readonly isOneDraw: boolean;
  readonly closes: string | null;
  readonly drawn: string | null;
  /** Maximum number of tickets of a raffle; null if unlimited, or for other products. */
  readonly tickets: string | null;
  /** Share of each ticket that goes to the causes, such as '45%'; null if unknown. */
  readonly causeShare: string | null;
  readonly prices: readonly OfferRulesPriceRow[];
  readonly prizes: readonly OfferRulesPrizeRow[];
  readonly minimumAge: number;
  /** Regions where it is not sold. */
  readonly notSoldIn: readonly Region[];
  readonly licence: string;
}

/** The rules of the page's product, in the draw of `drawNo` where the path has one, else in the next. */
export const loadOfferRulesData: LoadBlockData<OfferRulesProps, OfferRulesBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { params, site, now, services, signal } = context;
  const { commerce } = services;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  const requestedDrawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const sale = toOfferOnSale(offer, now, requestedDrawNo);
  const drawNo = sale?.drawNo ?? requestedDrawNo;
  const money = { locale: site.locale, currency: offer.priceCurrency };
  const hasDraws = drawNo !== null && offer.type !== 'membership';
  const [branding, prizes, past] = await Promise.all([
    commerce.site.branding({ signal }),
    hasDraws ? commerce.draws.prizes(offer.key, drawNo, { signal }) : [],
    hasDraws && !sale ? commerce.draws.details(offer.key, drawNo, { signal }) : null,
  ]);
  const raffle = offer.type === 'raffle_ticket' ? offer.draws.find((draw) => draw.drawNo === drawNo) : null;
  const closes = sale?.closeDate ?? past?.closeDate ?? null;
  const drawn = sale?.drawDate ?? past?.date ?? null;
  return {
    data: {
      name: offer.name,
      url: offer.url,
      drawNo: hasDraws ? drawNo : null,
      isOneDraw: requestedDrawNo !== null,
      closes: closes && formatWeekdayDateTime(closes, context),
      drawn: drawn && formatWeekdayDateTime(drawn, context),
      tickets: raffle?.numTickets ? formatGroupedNumber(raffle.numTickets, site.locale) : null,
      causeShare: offer.type === 'raffle_ticket' ? formatCauseSharePercentage(offer.causeShare, site.locale) : null,
      prices: listPriceRows(offer, raffle ?? null, money),
      prizes: prizes.map((prize) => prizeRow(prize, money)),
      minimumAge: offer.restrictions.minimumAge,
      notSoldIn: offer.restrictions.excludedRegions,
      licence: branding.licence,
    },
    expires: findNextMidnight(now, site.timeZone),
    ...toReloadTime(expires),
  };
};

function prizeRow({ name, match, numWinners, prize }: PrizeDivision, money: MoneyFormat): OfferRulesPrizeRow {
  return {
    name,
    match,
    count: numWinners === 0 ? null : formatGroupedNumber(numWinners, money.locale),
    worth: formatAmountWithoutZeroCents(parseMoney(prize), money),
  };
}
