import { autoplayLabel } from '#domain/autoplay-words.ts';
import { parseMoney } from '#domain/money.ts';
import { forwardDrawLabel } from '#domain/play/forward-draw.ts';
import { gameTypeSegment } from '#domain/play/game-type.ts';
import { jackpotLabel } from '#domain/play/jackpot.ts';
import { rhythmOf } from '#domain/play/rhythm.ts';
import type { SiteView } from '#engine/page/site-view.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { GameOffer, GameType, LotteryDraw, LotteryOffer, Weekday } from '#schemas/generated/api/types.gen.ts';
import { lotteryPage } from '../_ui/lottery-page.ts';
import { offersExpire } from '../_ui/offer-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { when } from '../_ui/when.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import type { DrawChoice, PickerData, PlayableOffer, RepeatTerms } from './picker-data.ts';
import { noticeOf } from './picker-notice.ts';

const DRAWS_SHOWN = 4;

/** The lottery and the way to play of the page's path parameters. */
export const load: BlockLoad<LotteryNumberPickerProps, PickerData, ShopServices> = async (context) => {
  const { props, params, query, site, now, services, signal } = context;
  const { lottery, gameType, open, sale } = await lotteryPage(context);
  if (!gameType) throw new Error(`the lottery ${lottery.key} is not played with numbers at this address`);
  const asked = params['drawNo'] ?? query.get('firstDrawNo');
  const drawNo = asked === null ? null : Number(asked);
  // A deferred ticket starts later than with the next draw.
  const starts = gameType.key === 'deferred' ? open.slice(1) : open;
  const first = starts.find((draw) => draw.drawNo === drawNo) ?? null;
  const missed = first ? null : drawNo;
  const details =
    missed === null ? null : await services.commerce.draws.details(lottery.key, missed, { signal }).catch(() => null);
  const money = { locale: site.locale, currency: lottery.priceCurrency };
  const offers = gameType.gameOffers.map(playable);
  const isPickedByShop = props.pick === 'shop';
  const data: PickerData = {
    lotteryKey: lottery.key,
    currency: lottery.priceCurrency,
    gameType: gameType.key,
    defaultOffer: gameType.defaultGameOffer,
    offers: isPickedByShop ? offers.map((offer) => ({ ...offer, numberSets: [] })) : offers,
    numDraws: gameType.multiDraw.numDraws,
    numWeeks: gameType.multiDraw.numWeeks,
    days: lottery.selectableDays.map((day) => dayChoice(day, starts, now, site)),
    causes: lottery.causes.map(({ key, name }) => ({ key, name })),
    causeKey: lottery.causes.find(({ urlSlug }) => urlSlug === params['causeSlug'])?.key ?? null,
    draws: shownDraws(starts, first).map((draw) => drawChoice(draw, open.indexOf(draw), lottery, now, site)),
    firstDrawNo: first?.drawNo ?? null,
    repeat: repeatTerms(lottery, gameType, money, props.repeat),
    keepsFavourites: hasSetsOf(lottery.gameTypes[0], gameType),
    notice: noticeOf({ lottery, next: starts[0] ?? null, missed, details, site, now }),
    pickYourself: isPickedByShop ? pathOf(lottery, gameType) : null,
  };
  return sale ? { data, expires: offersExpire([sale], now, site.timeZone) } : { data };
};

function playable({ key, name, minGames, maxGames, defaultGames, combinations, prices, numberSets }: GameOffer) {
  return {
    key,
    name,
    minGames,
    maxGames,
    defaultGames,
    combinations,
    prices: Object.fromEntries(Object.entries(prices).map(([games, price]) => [games, parseMoney(price)])),
    numberSets: numberSets.map((set) => ({
      key: set.key,
      name: set.name,
      count: set.count,
      min: set.min,
      max: set.max,
      ordered: set.ordered ?? false,
    })),
  } satisfies PlayableOffer;
}

/** The next draws, and the one that was asked for, however far ahead. */
function shownDraws(open: readonly LotteryDraw[], asked: LotteryDraw | null): readonly LotteryDraw[] {
  const next = open.slice(0, DRAWS_SHOWN);
  return !asked || next.includes(asked) ? next : [...next, asked];
}

/** `place` is that of the draw among all on sale, the next one being 0. */
function drawChoice(draw: LotteryDraw, place: number, lottery: LotteryOffer, now: number, site: SiteView): DrawChoice {
  const { day, time } = when(draw.date, now, site);
  const amount = draw.prizePool && parseMoney(draw.prizePool.amount);
  const { text } = jackpotLabel(amount, { locale: site.locale, currency: lottery.priceCurrency });
  return { drawNo: draw.drawNo, label: forwardDrawLabel(place), when: `${day}, ${time}`, jackpot: text };
}

function dayChoice(day: Weekday, starts: readonly LotteryDraw[], now: number, site: SiteView) {
  const next = starts.find((draw) => draw.day === day);
  const moment = next ? when(next.date, now, site) : null;
  return {
    key: day,
    label: WEEKDAYS[day],
    next: moment && `${moment.day}, ${moment.time}`,
    drawNo: next?.drawNo ?? null,
  };
}

function repeatTerms(
  { draws, selectableDays, minimumJackpots = [] }: LotteryOffer,
  { recurringPurchase }: GameType,
  money: { readonly locale: string; readonly currency: string },
  chosen: boolean,
): RepeatTerms {
  const days = draws.map(({ day }) => day);
  const rhythm = rhythmOf(days, selectableDays.length > 0);
  return {
    ...recurringPurchase,
    chosen: recurringPurchase.availability === 'always' || (chosen && recurringPurchase.availability === 'optional'),
    rhythm: autoplayLabel(rhythm, null, money),
    jackpots: minimumJackpots.map((amount) => ({ amount, label: autoplayLabel(rhythm, parseMoney(amount), money) })),
  };
}

/** Favourite numbers are those of the plainest game of a lottery. */
function hasSetsOf(plainest: GameType | undefined, { gameOffers: [own] }: GameType): boolean {
  const shape = (offer: GameOffer | undefined) =>
    JSON.stringify(offer?.numberSets.map(({ key, count, min, max }) => [key, count, min, max]));
  return (own?.numberSets.length ?? 0) > 0 && shape(own) === shape(plainest?.gameOffers[0]);
}

function pathOf({ url, gameTypes }: LotteryOffer, { key }: GameType): Readonly<Record<string, string>> {
  const isFirst = gameTypes[0]?.key === key;
  return { productOfferKey: url, ...(isFirst ? {} : { gameTypeKey: gameTypeSegment(key) }) };
}

const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
