import type { MinorUnits } from '#domain/money.ts';
import { findMissingTicketChoices, type MissingTicketChoice } from '#domain/play/cart-add-obstacles.ts';
import { isGameComplete } from '#domain/play/game.ts';
import { calculateTicketPrice, findPriceForGames } from '#domain/play/ticket-price.ts';
import type { CartGame, CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import type { LotteryNumberPickerData, NumberPickerGameOffer } from './picker-data.ts';
import {
  findUnfinishedGameIndexes,
  getGameRules,
  getTicketDraftGameOffer,
  type PicksByNumberSet,
  type TicketDraft,
  toTicketGameWithBlanks,
} from './ticket.ts';

export interface TicketDraftSummary {
  readonly offer: NumberPickerGameOffer;
  readonly completeGames: number;
  /** Indexes of the games that have numbers, but not all of them. */
  readonly begunGames: readonly number[];
  /** Number of the draw that it starts with; null where none is on sale, or no day is chosen. */
  readonly drawNo: number | null;
  /** In minor units; null while the games that are complete have no price. */
  readonly price: MinorUnits | null;
  readonly obstacles: readonly MissingTicketChoice[];
}

/** What follows from a ticket, by the rules of the shop. */
export function summarizeTicketDraft(
  data: Pick<LotteryNumberPickerData, 'gameType' | 'offers' | 'days' | 'causes' | 'draws'>,
  ticket: TicketDraft,
): TicketDraftSummary {
  const offer = getTicketDraftGameOffer(data, ticket.offerKey);
  const completeGames = completeOf(data, ticket).length;
  const each = findPriceForGames(offer.prices, completeGames);
  return {
    offer,
    completeGames,
    begunGames: findUnfinishedGameIndexes(data, ticket),
    drawNo: firstDraw(data, ticket),
    price: each === null ? null : calculateTicketPrice(each, ticket.numDraws, ticket.numWeeks),
    obstacles: findMissingTicketChoices({
      selectableDays: data.days.map(({ key }) => key),
      day: ticket.day,
      completeGames,
      minGames: offer.minGames,
      causes: data.causes.map(({ key }) => key),
      cause: ticket.causeKey,
    }),
  };
}

/** What goes into the cart: the complete games alone, for the draw that the customer sees. */
export function createTicketCartItem(
  data: Pick<LotteryNumberPickerData, 'lotteryKey' | 'gameType' | 'offers' | 'days' | 'causes' | 'draws' | 'repeat'>,
  ticket: TicketDraft,
): CartItemRequest {
  const { offer, completeGames, drawNo } = summarizeTicketDraft(data, ticket);
  const { day, causeKey, numDraws, numWeeks, repeats, minimumJackpot, favourites } = ticket;
  const isPickedByShop = offer.numberSets.length === 0;
  const games = completeOf(data, ticket);
  return {
    productType: numDraws * numWeeks > 1 ? 'multi_draw_ticket' : 'lottery_ticket',
    lotteryKey: data.lotteryKey,
    gameType: data.gameType,
    gameOffer: offer.key,
    ...(isPickedByShop ? {} : { games: games.map((picks) => cartGame(picks, offer)) }),
    numGames: completeGames,
    numDraws,
    numWeeks,
    quickpick: isPickedByShop,
    ...(day === null ? {} : { day }),
    ...(causeKey === null ? {} : { causeKey }),
    ...(drawNo === null ? {} : { drawNo }),
    ...(games.some((picks) => favourites !== null && isSame(picks, favourites)) ? { favourite: true } : {}),
    ...(repeats ? { recurringPurchase: { type: data.repeat.type, enabled: true } } : {}),
    ...(repeats && minimumJackpot !== null ? { minimumJackpotAmount: minimumJackpot } : {}),
  };
}

function completeOf(
  data: Pick<LotteryNumberPickerData, 'gameType' | 'offers'>,
  { offerKey, games }: Pick<TicketDraft, 'offerKey' | 'games'>,
): PicksByNumberSet[] {
  const offer = getTicketDraftGameOffer(data, offerKey);
  const rules = getGameRules(data, offer);
  return games.filter((picks) => isGameComplete(toTicketGameWithBlanks(picks, data, offer), rules));
}

/** The chosen draw while it is on sale, else the next one; with days to choose from, the next on the chosen day. */
function firstDraw(
  { days, draws }: Pick<LotteryNumberPickerData, 'days' | 'draws'>,
  { day, drawNo }: Pick<TicketDraft, 'day' | 'drawNo'>,
): number | null {
  if (days.length > 0) return days.find(({ key }) => key === day)?.drawNo ?? null;
  return (draws.find((draw) => draw.drawNo === drawNo) ?? draws[0])?.drawNo ?? null;
}

function cartGame(picks: PicksByNumberSet, { numberSets }: NumberPickerGameOffer): CartGame {
  return { numberSets: numberSets.map(({ key }) => ({ key, numbers: picks[key] ?? [] })) };
}

function isSame(one: PicksByNumberSet, other: PicksByNumberSet): boolean {
  return Object.entries(one).every(([key, numbers]) => numbers.join() === other[key]?.join());
}
