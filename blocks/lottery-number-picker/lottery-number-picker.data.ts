import { type MinorUnits, parseMoney } from '#domain/money.ts';
import { forwardDrawLabel } from '#domain/play/forward-draw.ts';
import type { NumberSet } from '#domain/play/game.ts';
import { type GameType as GameTypeKey, gameTypeOfSegment, gameTypeSegment } from '#domain/play/game-type.ts';
import { jackpotLabel } from '#domain/play/jackpot.ts';
import type { SiteView } from '#engine/page/site-view.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { GameOffer, GameType, LotteryDraw, LotteryOffer, Weekday } from '#schemas/generated/api/types.gen.ts';
import { offersExpire, onSale } from '../_ui/offer-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { when } from '../_ui/when.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';

export interface NamedNumberSet extends NumberSet {
  readonly name: string;
}

/** A size of the game, with its prices in minor units by count of games. */
export interface PlayableOffer {
  readonly key: string;
  readonly name: string;
  readonly minGames: number;
  readonly maxGames: number;
  readonly defaultGames: number;
  readonly combinations: number;
  readonly prices: Readonly<Record<string, MinorUnits>>;
  readonly numberSets: readonly NamedNumberSet[];
}

export interface PickerData {
  readonly lotteryKey: string;
  readonly name: string;
  readonly currency: string;
  /** The ways to play; the one of this page is current. A null segment is the plain path of the lottery. */
  readonly ways: readonly {
    readonly name: string;
    readonly url: string;
    readonly segment: string | null;
    readonly isCurrent: boolean;
  }[];
  readonly gameType: GameTypeKey;
  readonly defaultOffer: string;
  readonly offers: readonly PlayableOffer[];
  readonly numDraws: readonly number[];
  readonly numWeeks: readonly number[];
  /** Days to choose from; empty when every draw is played. */
  readonly days: readonly { readonly key: Weekday; readonly label: string; readonly next: string | null }[];
  readonly causes: readonly { readonly key: string; readonly name: string }[];
  /** The coming draws to start with, the next one first; none when it is not on sale. */
  readonly draws: readonly {
    readonly drawNo: number;
    readonly label: string;
    readonly when: string;
    readonly jackpot: string;
  }[];
  /** The draw that the address asks for, where it is on sale. */
  readonly firstDrawNo: number | null;
}

const DRAWS_SHOWN = 4;

/** The lottery and the way to play of the page's path parameters. */
export const load: BlockLoad<LotteryNumberPickerProps, PickerData, ShopServices> = async (context) => {
  const { params, query, site, visitor, now, services, signal } = context;
  const segment = params['productOfferKey'] ?? '';
  const found = await services.commerce.offers.bySegment(visitor.pricingId, segment, { signal });
  if (found?.offer.type !== 'lottery_ticket') throw new Error(`no lottery has the path segment '${segment}'`);
  const { offer } = found;
  const sale = onSale(offer, now);
  const gameType = gameTypeAt(offer, params['gameTypeKey']);
  const open = sale
    ? offer.draws.filter(({ status, closeDate }) => status === 'OPEN' && Date.parse(closeDate) > now)
    : [];
  const asked = Number(query.get('firstDrawNo'));
  const data: PickerData = {
    lotteryKey: offer.key,
    name: offer.name,
    currency: offer.priceCurrency,
    ways: offer.gameTypes.map(({ key, name }, index) => ({
      name,
      url: offer.url,
      segment: index === 0 ? null : gameTypeSegment(key),
      isCurrent: key === gameType.key,
    })),
    gameType: gameType.key,
    defaultOffer: gameType.defaultGameOffer,
    offers: gameType.gameOffers.map(playable),
    numDraws: gameType.multiDraw.numDraws,
    numWeeks: gameType.multiDraw.numWeeks,
    days: offer.selectableDays.map((day) => dayChoice(day, open, now, site)),
    causes: offer.causes.map(({ key, name }) => ({ key, name })),
    draws: open.slice(0, DRAWS_SHOWN).map((draw, index) => drawChoice(draw, index, offer, now, site)),
    firstDrawNo: open.some(({ drawNo }) => drawNo === asked) ? asked : null,
  };
  return sale ? { data, expires: offersExpire([sale], now, site.timeZone) } : { data };
};

function gameTypeAt({ gameTypes, key }: LotteryOffer, segment: string | undefined): GameType {
  const asked = segment === undefined ? null : gameTypeOfSegment(segment.toLowerCase());
  const gameType = segment === undefined ? gameTypes[0] : gameTypes.find((candidate) => candidate.key === asked);
  if (!gameType) throw new Error(`the lottery ${key} is not played as '${segment}'`);
  return gameType;
}

function playable({
  key,
  name,
  minGames,
  maxGames,
  defaultGames,
  combinations,
  prices,
  numberSets,
}: GameOffer): PlayableOffer {
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
    })),
  };
}

function drawChoice(draw: LotteryDraw, index: number, offer: LotteryOffer, now: number, site: SiteView) {
  const { day, time } = when(draw.date, now, site);
  const amount = draw.prizePool && parseMoney(draw.prizePool.amount);
  const { text } = jackpotLabel(amount, { locale: site.locale, currency: offer.priceCurrency });
  return { drawNo: draw.drawNo, label: forwardDrawLabel(index), when: `${day}, ${time}`, jackpot: text };
}

function dayChoice(day: Weekday, open: readonly LotteryDraw[], now: number, site: SiteView) {
  const next = open.find((draw) => draw.day === day);
  const moment = next ? when(next.date, now, site) : null;
  return { key: day, label: WEEKDAYS[day], next: moment && `${moment.day}, ${moment.time}` };
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
