import { type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import {
  findAlternativeRaffleDraw,
  type RafflePurchaseStatus,
  resolveRaffleSaleStatus,
  selectDefaultRaffleDraw,
} from '#domain/raffle/raffle-sale.ts';
import type { BlockLoadContext, LoadBlockData } from '#engine/render/block-load.ts';
import type { RaffleDraw, RaffleOffer, RecurringOption } from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, formatMomentInSentence } from '../../_ui/date-label.ts';
import { computeOffersExpiry, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { RaffleBooksProps } from './raffle-books.gen.ts';

export interface RaffleBookView {
  readonly key: string;
  readonly numTickets: number;
  readonly price: MinorUnits;
}

/** A draw of the raffle, with dates formatted for use in a sentence. */
export interface RaffleDrawView {
  readonly drawNo: number;
  readonly drawn: string;
  /** When sales open or opened; null if unknown. */
  readonly opens: string | null;
  readonly closes: string;
  /** Whether there is a result. */
  readonly isDrawn: boolean;
}

export interface RaffleBooksBlockData {
  readonly lotteryKey: string;
  readonly name: string;
  /** Path segment of the pages of the raffle. */
  readonly url: string;
  readonly currency: string;
  /** How the draw of the page can be bought; null where the raffle is not on sale here. */
  readonly status: RafflePurchaseStatus | null;
  readonly draw: RaffleDrawView | null;
  readonly books: readonly RaffleBookView[];
  /** Causes to choose from; empty where there is nothing to choose. */
  readonly causes: readonly { readonly key: string; readonly name: string }[];
  /** The cause that the page is about, where it is one of them. */
  readonly causeKey: string | null;
  readonly recurring: RecurringOption;
  /** Another draw that can be bought, if this one can't. */
  readonly instead: { readonly drawNo: number; readonly drawn: string } | null;
  /** Whether to show how to enter by post. */
  readonly isPostal: boolean;
}

type Context = BlockLoadContext<RaffleBooksProps, ShopBlockLoaderServices>;

/** The raffle of the page, in the draw of its path parameter `drawNo` or in the one on offer. */
export const loadRaffleBooksData: LoadBlockData<
  RaffleBooksProps,
  RaffleBooksBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, query, site, now } = context;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  if (offer.type !== 'raffle_ticket') throw new Error(`${offer.key} is no raffle`);
  const drawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const draw =
    drawNo === null ? selectDefaultRaffleDraw(offer.draws, now) : offer.draws.find((each) => each.drawNo === drawNo);
  const other = findAlternativeRaffleDraw(offer.draws, draw?.drawNo ?? drawNo, now);
  const sale = toOfferOnSale(offer, now, drawNo);
  const data: RaffleBooksBlockData = {
    lotteryKey: offer.key,
    name: offer.name,
    url: offer.url,
    currency: offer.priceCurrency,
    ...(draw ? onePart(draw, offer.priceCurrency, context) : await pastPart(offer, drawNo, context)),
    ...(isAvailable(offer) ? {} : { status: null }),
    causes: offer.causes.length > 1 ? offer.causes.map(({ key, name }) => ({ key, name })) : [],
    causeKey: offer.causes.find(({ urlSlug }) => urlSlug === params['causeSlug']?.toLowerCase())?.key ?? null,
    recurring: offer.recurringPurchase,
    instead: other ? { drawNo: other.drawNo, drawn: formatMomentInSentence(other.drawDate, context) } : null,
    isPostal: query.has('free-postal-entry'),
  };
  return { data, expires: computeOffersExpiry(sale ? [sale] : [], now, site.timeZone), ...toReloadTime(expires) };
};

function isAvailable({ availability, suspended }: RaffleOffer): boolean {
  return availability === 'available' && !suspended;
}

function onePart(
  draw: RaffleDraw,
  currency: string,
  context: DrawDayContext,
): Pick<RaffleBooksBlockData, 'status' | 'draw' | 'books'> {
  return {
    status: resolveRaffleSaleStatus(draw, context.now),
    draw: drawView({ ...draw, date: draw.drawDate, isDrawn: false }, context),
    books: draw.offers.map(({ key, numTickets, price }) => ({
      key,
      numTickets,
      price: parseDecimalAmount(price, currency),
    })),
  };
}

/** A draw whose sales are over is no longer among those of the offer. */
async function pastPart(
  { key }: RaffleOffer,
  drawNo: number | null,
  context: Context,
): Promise<Pick<RaffleBooksBlockData, 'status' | 'draw' | 'books'>> {
  if (drawNo === null) return { status: null, draw: null, books: [] };
  const { services, signal } = context;
  const past = await services.commerce.draws.details(key, drawNo, { signal });
  return {
    status: 'past_draw',
    draw: drawView({ ...past, isDrawn: past.result !== null }, context),
    books: [],
  };
}

interface DrawDates {
  readonly drawNo: number;
  readonly date: string;
  readonly openDate?: string;
  readonly closeDate: string;
  readonly isDrawn: boolean;
}

function drawView({ drawNo, date, openDate, closeDate, isDrawn }: DrawDates, context: DrawDayContext): RaffleDrawView {
  return {
    drawNo,
    drawn: formatMomentInSentence(date, context),
    opens: openDate === undefined ? null : formatMomentInSentence(openDate, context),
    closes: formatMomentInSentence(closeDate, context),
    isDrawn,
  };
}
