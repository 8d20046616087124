import {
  type DecimalMoney,
  formatAmountWithoutZeroCents,
  type MinorUnits,
  type MoneyFormat,
  parseDecimalAmount,
  parseMoney,
  toMainUnits,
} from '#domain/money.ts';
import { toJackpotFigure } from '#domain/play/jackpot-figure.ts';
import { findNextMidnight } from '#domain/play/next-midnight.ts';
import { resolveRaffleSaleStatus, selectDefaultRaffleDraw } from '#domain/raffle/raffle-sale.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { CauseRef, ProductOffer, RaffleDraw } from '#schemas/generated/api/types.gen.ts';
import { type FormattedMoment, formatMomentInSentence } from '../date-label.ts';
import type { FormattedTimeLeft } from '../time-left.ts';
import { jackpotMessages } from './jackpot.messages.gen.ts';
import { formatJackpot } from './jackpot.ts';
import { findMomentLabel, findTimeLeft } from './moment-labels.ts';

/** What can be won: the full text, and the figure that may be emphasized; null if the text has none. */
export interface FormattedPrize {
  readonly text: string;
  readonly figure: string | null;
  /** Whether the figure counts millions. */
  readonly isMillions: boolean;
}

/** A product on sale, formatted for a block. */
export interface OfferView {
  readonly key: string;
  readonly type: ProductOffer['type'];
  /** Display category of the offer. */
  readonly category: string;
  readonly name: string;
  /** Path segment of its pages. */
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly prize: FormattedPrize;
  /** Value of a raffle's first prize, such as '$2,400,000'; null for other products: see `prize`. */
  readonly worth: string | null;
  /** Lowest price, such as '$5'; null if nothing is on sale. */
  readonly priceFrom: string | null;
  /** The same in main units of the currency, for analytics. */
  readonly price: number | null;
  readonly drawNo: number;
  /** Prize pool, or value of a raffle's first prize, in main units of the currency; null until it is announced. */
  readonly prizePool: number | null;
  readonly draw: FormattedMoment;
  readonly closes: FormattedMoment & { readonly left: FormattedTimeLeft };
  readonly soldOut: boolean;
  readonly preOrder: boolean;
  /** When sales of a pre-order open; null if it is none, or if unknown. */
  readonly opens: string | null;
  readonly causes: readonly CauseRef[];
}

/** A product with the next draw that can still be bought. */
export interface OfferOnSale {
  readonly offer: ProductOffer;
  readonly drawNo: number;
  readonly closeDate: string;
  readonly drawDate: string;
  /** In minor units; null until it is announced. */
  readonly amount: MinorUnits | null;
}

export interface OfferViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly now: number;
  readonly picture: (asset: string) => ResolvedImage | null;
}

/** The offer with its next open draw, or with draw `drawNo`; null if it can't be bought now. */
export function toOfferOnSale(offer: ProductOffer, now: number, drawNo: number | null = null): OfferOnSale | null {
  if (offer.availability !== 'available' || offer.suspended) return null;
  const isRequestedDraw = (draw: { readonly drawNo: number }) => drawNo === null || draw.drawNo === drawNo;
  switch (offer.type) {
    case 'lottery_ticket':
    case 'syndicate_share': {
      const draw = offer.draws.find(
        (each) => isRequestedDraw(each) && each.status === 'OPEN' && Date.parse(each.closeDate) > now,
      );
      if (!draw) return null;
      const { closeDate, date, prizePool } = draw;
      return { offer, drawNo: draw.drawNo, closeDate, drawDate: date, amount: amountOf(prizePool) };
    }
    case 'raffle_ticket': {
      const draw = selectDefaultRaffleDraw(offer.draws.filter(isRequestedDraw), now);
      if (!draw) return null;
      const { closeDate, drawDate, value } = draw;
      return { offer, drawNo: draw.drawNo, closeDate, drawDate, amount: amountOf(value) };
    }
    case 'membership': {
      const draw = offer.draws.find((each) => isRequestedDraw(each) && Date.parse(each.date) > now);
      if (!draw) return null;
      const { date, prizePool } = draw;
      return { offer, drawNo: draw.drawNo, closeDate: date, drawDate: date, amount: amountOf(prizePool) };
    }
  }
}

/** Fields of an offer and its draw for analytics. */
export function getSalePriceAndDrawAnalyticsFields(
  sale: OfferOnSale,
): Pick<OfferView, 'category' | 'price' | 'drawNo' | 'prizePool'> {
  const least = leastOnSale(sale);
  return {
    category: sale.offer.displayCategory,
    price: least === null ? null : toMainUnits(least, sale.offer.priceCurrency),
    drawNo: sale.drawNo,
    prizePool: sale.amount === null ? null : toMainUnits(sale.amount, sale.offer.priceCurrency),
  };
}

export function createOfferView(sale: OfferOnSale, around: OfferViewContext): OfferView {
  const { offer, closeDate, drawDate } = sale;
  const { now, picture } = around;
  const raffle = raffleDraw(sale);
  const status = raffle ? resolveRaffleSaleStatus(raffle, now) : null;
  return {
    ...findTimelessFields(sale, around),
    picture: picture(offer.logo),
    draw: findMomentLabel(drawDate, around),
    closes: { ...findMomentLabel(closeDate, around), left: findTimeLeft(closeDate, around) },
    soldOut: status === 'sold_out',
    preOrder: status === 'pre_order',
    opens: status === 'pre_order' && raffle?.openDate ? formatMomentInSentence(raffle.openDate, around) : null,
  };
}

type TimelessFields = Omit<OfferView, 'picture' | 'draw' | 'closes' | 'soldOut' | 'preOrder' | 'opens'>;

/** View fields that depend only on the offer, cached by message source. */
const timelessFields = new WeakMap<MessageSource, WeakMap<ProductOffer, TimelessFields>>();

function findTimelessFields(sale: OfferOnSale, around: Pick<OfferViewContext, 'site' | 'messages'>): TimelessFields {
  const byOffer = timelessFields.get(around.messages) ?? new WeakMap<ProductOffer, TimelessFields>();
  timelessFields.set(around.messages, byOffer);
  const known = byOffer.get(sale.offer);
  if (known?.drawNo === sale.drawNo) return known;
  const made = createTimelessFields(sale, around);
  byOffer.set(sale.offer, made);
  return made;
}

function createTimelessFields(sale: OfferOnSale, around: Pick<OfferViewContext, 'site' | 'messages'>): TimelessFields {
  const { offer } = sale;
  const money = { locale: around.site.locale, currency: offer.priceCurrency };
  const raffle = raffleDraw(sale);
  return {
    key: offer.key,
    type: offer.type,
    name: offer.name,
    url: offer.url,
    prize: raffle ? { text: raffle.title, figure: null, isMillions: false } : prizeOf(sale, money, around),
    worth: raffle ? formatAmountWithoutZeroCents(parseMoney(raffle.value), money) : null,
    priceFrom: priceFrom(sale, money),
    ...getSalePriceAndDrawAnalyticsFields(sale),
    causes: offer.causes.map(({ key, name, urlSlug }) => ({ key, name, urlSlug })),
  };
}

/** When a page with these offers is outdated: when sales first open or close, or day labels change. */
export function computeOffersExpiry(offers: readonly OfferOnSale[], now: number, timeZone: string): number {
  const openings = offers.flatMap((sale) => raffleDraw(sale)?.openDate ?? []).map((at) => Date.parse(at));
  return Math.min(
    findNextMidnight(now, timeZone),
    ...offers.map(({ closeDate }) => Date.parse(closeDate)),
    ...openings.filter((at) => at > now),
  );
}

function prizeOf(
  { offer, amount }: OfferOnSale,
  money: MoneyFormat,
  { site, messages }: Pick<OfferViewContext, 'site' | 'messages'>,
): FormattedPrize {
  if (offer.type === 'membership' && amount !== null) {
    const text = formatAmountWithoutZeroCents(amount, money);
    return { text, figure: text, isMillions: false };
  }
  const text = formatJackpot(amount, money, createMessageAccessor(jackpotMessages, messages, site));
  const { kind, figure } = toJackpotFigure(amount, money);
  const isMillions = kind === 'millions';
  return { text, figure: isMillions || kind === 'compact' ? figure : null, isMillions };
}

type RaffleOffer = Extract<ProductOffer, { type: 'raffle_ticket' }>;

function raffleDraw({ offer, drawNo }: OfferOnSale): RaffleDraw | null {
  return offer.type === 'raffle_ticket' ? (offer.draws.find((draw) => draw.drawNo === drawNo) ?? null) : null;
}

function priceFrom(sale: OfferOnSale, money: MoneyFormat): string | null {
  const least = leastOnSale(sale);
  return least === null ? null : formatAmountWithoutZeroCents(least, money);
}

function leastOnSale(sale: OfferOnSale): MinorUnits | null {
  const { offer } = sale;
  if (offer.type !== 'raffle_ticket') return leastPrice(offer);
  return leastOf(raffleDraw(sale)?.offers.map(({ price }) => price) ?? [], offer.priceCurrency);
}

/** Cached because offers are immutable, and some have hundreds of prices. */
const leastPrices = new WeakMap<PricedOffer, MinorUnits | null>();

function leastPrice(offer: PricedOffer): MinorUnits | null {
  let least = leastPrices.get(offer);
  if (least === undefined) {
    least = leastOf(pricesOf(offer), offer.priceCurrency);
    leastPrices.set(offer, least);
  }
  return least;
}

function leastOf(texts: readonly string[], currency: string): MinorUnits | null {
  const prices = texts.map((text) => parseDecimalAmount(text, currency)).filter((price) => price > 0);
  return prices.length > 0 ? Math.min(...prices) : null;
}

type PricedOffer = Exclude<ProductOffer, RaffleOffer>;

function pricesOf(offer: PricedOffer): readonly string[] {
  switch (offer.type) {
    case 'lottery_ticket':
      return offer.gameTypes.flatMap(({ gameOffers }) => gameOffers.flatMap(({ prices }) => Object.values(prices)));
    case 'syndicate_share':
      return (offer.draws[0]?.syndicates ?? []).map(({ costPerShare }) => costPerShare);
    case 'membership':
      return offer.tiers.flatMap(({ prices }) => prices.map(({ price }) => price));
  }
}

function amountOf(money: DecimalMoney | null): MinorUnits | null {
  return money && parseMoney(money);
}
