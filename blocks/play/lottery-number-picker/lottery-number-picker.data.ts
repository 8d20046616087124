import { parseDecimalAmount, parseMoney } from '#domain/money.ts';
import { resolveAutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import { MEGA_COMBO_FAVOURITES_SET_KEY } from '#domain/play/game.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type {
  GameOffer,
  GameType,
  LotteryDraw,
  LotteryOffer,
  NumberSet,
  Weekday,
} from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, formatDayAndTime, formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import { loadPageLottery, readRequestedDrawNo } from '../../_ui/offer/lottery-page.ts';
import { computeOffersExpiry } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { type AutoplayLabelMessages, autoplayLabelMessages } from '../../_ui/ticket/autoplay-label.messages.gen.ts';
import { formatAutoplayLabel } from '../../_ui/ticket/autoplay-label.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';
import type {
  FirstDrawOption,
  LotteryNumberPickerData,
  NumberPickerGameOffer,
  NumberSetToPickFromView,
  RecurringTicketTerms,
} from './picker-data.ts';

const DRAWS_SHOWN = 4;

/** The lottery and the game type of the page's path parameters. */
export const loadLotteryNumberPickerData: LoadBlockData<
  LotteryNumberPickerProps,
  LotteryNumberPickerData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, site, messages, now } = context;
  const { lottery, gameType, open, starts, sale, isOfClosedDraw } = await loadPageLottery(context);
  if (!gameType) throw new Error(`the lottery ${lottery.key} is not played with numbers at this address`);
  const drawNo = readRequestedDrawNo(context);
  const first = starts.find((draw) => draw.drawNo === drawNo) ?? null;
  const offers = gameType.gameOffers.map((offer) => playable(offer, gameType.key));
  const isPickedByShop = props.pick === 'shop';
  const data: LotteryNumberPickerData = {
    lotteryKey: lottery.key,
    currency: lottery.priceCurrency,
    gameType: gameType.key,
    defaultOffer: gameType.defaultGameOffer,
    offers: isPickedByShop ? offers.map((offer) => ({ ...offer, numberSets: [] })) : offers,
    numDraws: gameType.multiDraw.numDraws,
    numWeeks: gameType.multiDraw.numWeeks,
    days: lottery.selectableDays.map((day) => dayChoice(day, starts, context)),
    causes: lottery.causes.map(({ key, name }) => ({ key, name })),
    causeKey: lottery.causes.find(({ urlSlug }) => urlSlug === params['causeSlug'])?.key ?? null,
    draws: isOfClosedDraw
      ? []
      : shownDraws(starts, first).map((draw) => drawChoice(draw, open.indexOf(draw), lottery, context)),
    firstDrawNo: first?.drawNo ?? null,
    repeat: repeatTerms(lottery, gameType, createMessageAccessor(autoplayLabelMessages, messages, site), props.repeat),
    canSaveFavourites: hasSetsOf(lottery.gameTypes[0], gameType),
  };
  return sale ? { data, expires: computeOffersExpiry([sale], now, site.timeZone) } : { data };
};

function playable(
  { key, name, minGames, maxGames, defaultGames, combinations, prices, priceCurrency, numberSets }: GameOffer,
  gameType: string,
): NumberPickerGameOffer {
  return {
    key,
    name,
    minGames,
    maxGames,
    defaultGames,
    combinations,
    prices: Object.fromEntries(
      Object.entries(prices).map(([games, price]) => [games, parseDecimalAmount(price, priceCurrency)]),
    ),
    numberSets: numberSets.map((set) => setToPickFrom(set, gameType)),
  };
}

function setToPickFrom(
  { key, name, count, min, max, ordered = false }: NumberSet,
  gameType: string,
): NumberSetToPickFromView {
  const fewest = gameType === 'mega_combo' && key === MEGA_COMBO_FAVOURITES_SET_KEY ? 1 : count;
  return { key, name, count, min, max, ordered, fewest };
}

/** The next draws, and the requested one, however far ahead. */
function shownDraws(open: readonly LotteryDraw[], requestedDraw: LotteryDraw | null): readonly LotteryDraw[] {
  const next = open.slice(0, DRAWS_SHOWN);
  return !requestedDraw || next.includes(requestedDraw) ? next : [...next, requestedDraw];
}

/** `place` is the draw's index among all on sale; the next one is 0. */
function drawChoice(draw: LotteryDraw, place: number, lottery: LotteryOffer, context: DrawDayContext): FirstDrawOption {
  const { site, messages } = context;
  const when = formatDayAndTime(formatMomentWithDayLabel(draw.date, context), context);
  const amount = draw.prizePool && parseMoney(draw.prizePool);
  const money = { locale: site.locale, currency: lottery.priceCurrency };
  const jackpot = formatJackpot(amount, money, createMessageAccessor(jackpotMessages, messages, site));
  return { drawNo: draw.drawNo, place, when, jackpot };
}

function dayChoice(day: Weekday, starts: readonly LotteryDraw[], context: DrawDayContext) {
  const next = starts.find((draw) => draw.day === day);
  return {
    key: day,
    next: next ? formatDayAndTime(formatMomentWithDayLabel(next.date, context), context) : null,
    drawNo: next?.drawNo ?? null,
  };
}

function repeatTerms(
  { draws, selectableDays, priceCurrency, minimumJackpots = [] }: LotteryOffer,
  { recurringPurchase }: GameType,
  messages: AutoplayLabelMessages,
  chosen: boolean,
): RecurringTicketTerms {
  const days = draws.map(({ day }) => day);
  const rhythm = resolveAutoplayRhythm(days, selectableDays.length > 0);
  return {
    ...recurringPurchase,
    chosen: recurringPurchase.availability === 'always' || (chosen && recurringPurchase.availability === 'optional'),
    rhythm: formatAutoplayLabel(rhythm, null, messages),
    jackpots: minimumJackpots.map((amount) => ({
      amount,
      label: formatAutoplayLabel(
        rhythm,
        { minor: parseDecimalAmount(amount, priceCurrency), currency: priceCurrency },
        messages,
      ),
    })),
  };
}

/** Favourite numbers fit the number sets of the first game type. */
function hasSetsOf(plainest: GameType | undefined, { gameOffers: [own] }: GameType): boolean {
  const shape = (offer: GameOffer | undefined) =>
    JSON.stringify(offer?.numberSets.map(({ key, count, min, max }) => [key, count, min, max]));
  return (own?.numberSets.length ?? 0) > 0 && shape(own) === shape(plainest?.gameOffers[0]);
}
