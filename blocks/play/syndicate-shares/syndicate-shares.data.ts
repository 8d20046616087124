import { type MinorUnits, parseDecimalAmount, parseMoney } from '#domain/money.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type {
  LotteryOffer,
  ProductOffer,
  RecurringOption,
  SyndicateDraw,
  SyndicateOffer,
} from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, type FormattedMoment, formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import { computeOffersExpiry, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SyndicateSharesProps } from './syndicate-shares.gen.ts';

export interface SyndicateView {
  /** Opaque id of the syndicate in its draw. */
  readonly id: string;
  /** Key of the offer that sells it. */
  readonly offerKey: string;
  readonly name: string;
  readonly numGames: number;
  /** How its games are played, such as 'Standard'. */
  readonly playedAs: string;
  readonly numShares: number;
  readonly numSharesLeft: number;
  readonly costPerShare: MinorUnits;
  readonly recurring: RecurringOption;
}

export interface DrawWithSyndicatesView {
  readonly drawNo: number;
  readonly drawn: FormattedMoment;
  readonly closes: FormattedMoment;
  readonly jackpot: string;
  readonly syndicates: readonly SyndicateView[];
}

export interface SyndicateSharesBlockData {
  readonly name: string;
  /** Path segment of the pages of the product. */
  readonly url: string;
  readonly currency: string;
  readonly draws: readonly DrawWithSyndicatesView[];
  /** Whether the address names a draw whose sales are over. */
  readonly isOver: boolean;
}

/** The syndicates of the page's product, or of the page's lottery; of the draw `drawNo` alone where the path has one. */
export const loadSyndicateSharesData: LoadBlockData<
  SyndicateSharesProps,
  SyndicateSharesBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, now } = context;
  const { offer, offers, expires } = await loadPageOfferAndAllOffers(context);
  const requestedDrawNo = params['drawNo'] === undefined ? null : Number(params['drawNo']);
  const selling = syndicatesOf(offer, offers).filter(isAvailable);
  const draws = selling
    .flatMap((syndicate) => drawViews(syndicate, lotteryOf(syndicate, offers), context))
    .filter(({ drawNo }) => requestedDrawNo === null || drawNo === requestedDrawNo);
  const sale = selling.flatMap((syndicate) => toOfferOnSale(syndicate, now) ?? []);
  return {
    data: {
      name: offer.name,
      url: offer.url,
      currency: offer.priceCurrency,
      draws: byDraw(draws),
      isOver: requestedDrawNo !== null && draws.length === 0,
    },
    expires: computeOffersExpiry(sale, now, site.timeZone),
    ...toReloadTime(expires),
  };
};

function syndicatesOf(offer: ProductOffer, offers: readonly ProductOffer[]): SyndicateOffer[] {
  if (offer.type === 'syndicate_share') return [offer];
  return offers
    .filter((other) => other.type === 'syndicate_share')
    .filter(({ lotteryKey }) => lotteryKey === offer.key);
}

function isAvailable({ availability, suspended }: SyndicateOffer): boolean {
  return availability === 'available' && !suspended;
}

function lotteryOf({ lotteryKey }: SyndicateOffer, offers: readonly ProductOffer[]): LotteryOffer | null {
  return offers.filter((offer) => offer.type === 'lottery_ticket').find(({ key }) => key === lotteryKey) ?? null;
}

function drawViews(offer: SyndicateOffer, lottery: LotteryOffer | null, context: DrawDayContext) {
  const { now } = context;
  const open = offer.draws.filter(({ status, closeDate }) => status === 'OPEN' && Date.parse(closeDate) > now);
  return open.map((draw) => drawView(draw, offer, lottery, context));
}

function drawView(
  draw: SyndicateDraw,
  offer: SyndicateOffer,
  lottery: LotteryOffer | null,
  context: DrawDayContext,
): DrawWithSyndicatesView {
  const { site, messages } = context;
  const amount = draw.prizePool && parseMoney(draw.prizePool);
  return {
    drawNo: draw.drawNo,
    drawn: formatMomentWithDayLabel(draw.date, context),
    closes: formatMomentWithDayLabel(draw.closeDate, context),
    jackpot: formatJackpot(
      amount,
      { locale: site.locale, currency: offer.priceCurrency },
      createMessageAccessor(jackpotMessages, messages, site),
    ),
    syndicates: draw.syndicates.map(
      ({ encodedId, name, numGames, gameType, numShares, numSharesLeft, costPerShare }) => ({
        id: encodedId,
        offerKey: offer.key,
        name,
        numGames,
        playedAs: lottery?.gameTypes.find(({ key }) => key === gameType)?.name ?? '',
        numShares,
        numSharesLeft,
        costPerShare: parseDecimalAmount(costPerShare, offer.priceCurrency),
        recurring: offer.recurringPurchase,
      }),
    ),
  };
}

/** The syndicates of several offers in one draw stand together. */
function byDraw(draws: readonly DrawWithSyndicatesView[]): DrawWithSyndicatesView[] {
  const merged = new Map<number, DrawWithSyndicatesView>();
  for (const draw of draws) {
    const before = merged.get(draw.drawNo);
    merged.set(draw.drawNo, before ? { ...before, syndicates: [...before.syndicates, ...draw.syndicates] } : draw);
  }
  return [...merged.values()].sort((a, b) => a.drawNo - b.drawNo);
}
