import { type DecimalMoney, formatAmountWithoutZeroCents, type MoneyFormat, parseMoney } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import { findNextMidnight } from '#domain/play/next-midnight.ts';
import { selectDefaultRaffleDraw } from '#domain/raffle/raffle-sale.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PrizeDivision, RaffleDraw } from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { formatCauseSharePercentage } from '../_shared/cause-share.ts';
import type { RafflePrizesProps } from './raffle-prizes.gen.ts';

export interface RafflePrizeView {
  readonly name: string;
  readonly match: string;
  readonly count: string;
  /** Such as '£5,000'. */
  readonly worth: string;
}

export interface RafflePrizesBlockData {
  readonly offerKey: string;
  readonly name: string;
  readonly url: string;
  readonly drawNo: number | null;
  /** What the first prize is; null where no draw is known. */
  readonly title: string | null;
  readonly worth: string | null;
  readonly drawn: string | null;
  /** When sales open, if they have not yet; null if unknown. */
  readonly opens: string | null;
  readonly closes: string | null;
  /** Maximum number of tickets, such as '40,000'; null if unlimited. */
  readonly tickets: string | null;
  /** Number of tickets sold so far; null if unknown. */
  readonly sold: string | null;
  /** Share of each ticket that goes to the causes, such as '45%'; null if unknown. */
  readonly causeShare: string | null;
  readonly prizes: readonly RafflePrizeView[];
  readonly hasCauses: boolean;
}

/** The prizes of the page's raffle, in the draw of its path parameter `drawNo` or in the one on offer. */
export const loadRafflePrizesData: LoadBlockData<
  RafflePrizesProps,
  RafflePrizesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, now, services, signal } = context;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  if (offer.type !== 'raffle_ticket') throw new Error(`${offer.key} is no raffle`);
  const requestedDrawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const open =
    requestedDrawNo === null
      ? selectDefaultRaffleDraw(offer.draws, now)
      : offer.draws.find(({ drawNo }) => drawNo === requestedDrawNo);
  const drawNo = open?.drawNo ?? requestedDrawNo;
  const money = { locale: site.locale, currency: offer.priceCurrency };
  const [prizes, past] = await Promise.all([
    drawNo === null ? [] : services.commerce.draws.prizes(offer.key, drawNo, { signal }),
    drawNo === null || open ? null : services.commerce.draws.details(offer.key, drawNo, { signal }),
  ]);
  const dates = open ? { date: open.drawDate, closeDate: open.closeDate } : past;
  const data: RafflePrizesBlockData = {
    offerKey: offer.key,
    name: offer.name,
    url: offer.url,
    drawNo,
    title: open?.title ?? past?.result?.draw.title ?? null,
    worth: worthOf(open?.value ?? past?.prizePool ?? null, money),
    drawn: dates && formatWeekdayDateTime(dates.date, context),
    opens: opensOf(open ?? null, context),
    closes: dates && formatWeekdayDateTime(dates.closeDate, context),
    ...soldOf(open, site.locale),
    causeShare: formatCauseSharePercentage(offer.causeShare, site.locale),
    prizes: prizes.map((prize) => prizeView(prize, money)),
    hasCauses: offer.causes.length > 0,
  };
  return { data, expires: findNextMidnight(now, site.timeZone), ...toReloadTime(expires) };
};

function opensOf(draw: RaffleDraw | null, context: DrawDayContext): string | null {
  const { openDate } = draw ?? {};
  return openDate === undefined || Date.parse(openDate) <= context.now
    ? null
    : formatWeekdayDateTime(openDate, context);
}

function worthOf(value: DecimalMoney | null, money: MoneyFormat): string | null {
  return value && formatAmountWithoutZeroCents(parseMoney(value), money);
}

function soldOf(draw: RaffleDraw | undefined | null, locale: string): Pick<RafflePrizesBlockData, 'tickets' | 'sold'> {
  if (!draw) return { tickets: null, sold: null };
  return {
    tickets: draw.numTickets === null ? null : formatGroupedNumber(draw.numTickets, locale),
    sold: formatGroupedNumber(draw.numTicketsSold, locale),
  };
}

function prizeView({ name, match, numWinners, prize }: PrizeDivision, money: MoneyFormat): RafflePrizeView {
  return {
    name,
    match,
    count: formatGroupedNumber(numWinners, money.locale),
    worth: formatAmountWithoutZeroCents(parseMoney(prize), money),
  };
}
