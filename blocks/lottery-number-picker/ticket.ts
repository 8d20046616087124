import type { MinorUnits } from '#domain/money.ts';
import { type CartAddObstacle, cartAddObstacles } from '#domain/play/cart-add.ts';
import {
  countCompleteGames,
  type Game,
  type GameRules,
  isGameComplete,
  MEGA_COMBO_NUMBERS,
} from '#domain/play/game.ts';
import { fillGame, luckyDip, type Random } from '#domain/play/lucky-dip.ts';
import { priceForGames, ticketPrice } from '#domain/play/price.ts';
import type { CartGame, CartItemRequest, Weekday } from '#schemas/generated/api/types.gen.ts';
import type { PickerData, PlayableOffer } from './lottery-number-picker.data.ts';

/** The numbers that were picked of a game, by number set, in ascending order unless their order counts. */
export type Picks = Readonly<Record<string, readonly number[]>>;

/** A ticket that is being filled in. */
export interface Ticket {
  readonly offerKey: string;
  /** Every game of the ticket; where the shop picks the numbers only their count matters. */
  readonly games: readonly Picks[];
  /** The game that is shown for picking. */
  readonly active: number;
  readonly day: Weekday | null;
  readonly causeKey: string | null;
  readonly drawNo: number | null;
  readonly numDraws: number;
  readonly numWeeks: number;
}

export type TicketChange =
  | { readonly type: 'offer'; readonly key: string }
  | { readonly type: 'count'; readonly games: number }
  | { readonly type: 'toggle'; readonly set: string; readonly number: number }
  | { readonly type: 'show'; readonly game: number }
  | { readonly type: 'dip'; readonly game: number; readonly random: Random }
  | { readonly type: 'dip-all'; readonly random: Random }
  | { readonly type: 'clear'; readonly game: number }
  | { readonly type: 'clear-all' }
  | {
      readonly type: 'choose';
      readonly choice: Partial<Pick<Ticket, 'day' | 'causeKey' | 'drawNo' | 'numDraws' | 'numWeeks'>>;
    };

const NO_PICKS: Picks = {};

export function emptyTicket(data: PickerData): Ticket {
  const offer = offerOf(data, data.defaultOffer);
  return {
    offerKey: offer.key,
    games: emptyGames(offer.defaultGames),
    active: 0,
    day: null,
    causeKey: null,
    drawNo: data.firstDrawNo,
    numDraws: data.numDraws[0] ?? 1,
    numWeeks: data.numWeeks[0] ?? 1,
  };
}

export function changeTicket(data: PickerData, ticket: Ticket, change: TicketChange): Ticket {
  const offer = offerOf(data, ticket.offerKey);
  switch (change.type) {
    case 'offer':
      return { ...ticket, offerKey: change.key, games: emptyGames(offerOf(data, change.key).defaultGames), active: 0 };
    case 'count':
      return withCount(ticket, Math.min(Math.max(change.games, offer.minGames), offer.maxGames));
    case 'toggle':
      return withGame(
        ticket,
        ticket.active,
        toggled(pickedOf(ticket, ticket.active), offer, change.set, change.number),
      );
    case 'show':
      return { ...ticket, active: change.game };
    case 'dip':
      return withGame({ ...ticket, active: change.game }, change.game, dip(offer, change.random));
    case 'dip-all':
      return { ...ticket, games: ticket.games.map((picks) => completed(picks, offer, change.random)) };
    case 'clear':
      return withGame({ ...ticket, active: change.game }, change.game, NO_PICKS);
    case 'clear-all':
      return { ...ticket, games: ticket.games.map(() => NO_PICKS), active: 0 };
    case 'choose':
      return { ...ticket, ...change.choice };
  }
}

export interface TicketState {
  readonly offer: PlayableOffer;
  readonly completeGames: number;
  /** Whether each game is complete. */
  readonly complete: readonly boolean[];
  /** In minor units; null while the games that are complete have no price. */
  readonly price: MinorUnits | null;
  readonly obstacles: readonly CartAddObstacle[];
}

/** What follows from a ticket, by the rules of the shop. */
export function ticketState(data: PickerData, ticket: Ticket): TicketState {
  const offer = offerOf(data, ticket.offerKey);
  const rules = rulesOf(data, offer);
  const games = ticket.games.map((picks) => gameOf(picks, data, offer));
  const completeGames = countCompleteGames(games, rules);
  const each = priceForGames(offer.prices, completeGames);
  return {
    offer,
    completeGames,
    complete: games.map((game) => isGameComplete(game, rules)),
    price: each === null ? null : ticketPrice(each, ticket.numDraws, ticket.numWeeks),
    obstacles: cartAddObstacles({
      selectableDays: data.days.map(({ key }) => key),
      day: ticket.day,
      completeGames,
      minGames: offer.minGames,
      causes: data.causes.map(({ key }) => key),
      cause: ticket.causeKey,
    }),
  };
}

/** What goes into the cart: the complete games alone. */
export function cartItem(data: PickerData, ticket: Ticket): CartItemRequest {
  const { offer, complete, completeGames } = ticketState(data, ticket);
  const { day, causeKey, drawNo, numDraws, numWeeks } = ticket;
  const isPickedByShop = offer.numberSets.length === 0;
  return {
    productType: numDraws * numWeeks > 1 ? 'multi_draw_ticket' : 'lottery_ticket',
    lotteryKey: data.lotteryKey,
    gameType: data.gameType,
    gameOffer: offer.key,
    ...(isPickedByShop
      ? {}
      : { games: ticket.games.filter((_, index) => complete[index]).map((picks) => cartGame(picks, offer)) }),
    numGames: completeGames,
    numDraws,
    numWeeks,
    quickpick: isPickedByShop,
    ...(day === null ? {} : { day }),
    ...(causeKey === null ? {} : { causeKey }),
    ...(drawNo === null || data.days.length > 0 ? {} : { drawNo }),
  };
}

/** How many numbers of a set are still to be picked. */
export function numbersLeft(picks: Picks, { key, count }: PlayableOffer['numberSets'][number]): number {
  return count - (picks[key]?.length ?? 0);
}

export function pickedOf({ games }: Ticket, game: number): Picks {
  return games[game] ?? NO_PICKS;
}

export function offerOf({ offers }: PickerData, key: string): PlayableOffer {
  const offer = offers.find((candidate) => candidate.key === key) ?? offers[0];
  if (!offer) throw new RangeError('a lottery without a game offer');
  return offer;
}

function rulesOf({ gameType }: PickerData, { numberSets }: PlayableOffer): GameRules {
  return { gameType, numberSets };
}

/** The game as the rules see it: what is not picked yet of a super combo's numbers is a blank. */
function gameOf(picks: Picks, { gameType }: PickerData, { numberSets }: PlayableOffer): Game {
  return {
    numberSets: numberSets.map(({ key, count }) => {
      const numbers = picks[key] ?? [];
      const blanks = gameType === 'mega_combo' && key === MEGA_COMBO_NUMBERS ? count - numbers.length : 0;
      return { key, numbers: [...numbers, ...Array.from({ length: blanks }, () => null)] };
    }),
  };
}

function cartGame(picks: Picks, { numberSets }: PlayableOffer): CartGame {
  return { numberSets: numberSets.map(({ key }) => ({ key, numbers: picks[key] ?? [] })) };
}

function toggled(picks: Picks, { numberSets }: PlayableOffer, key: string, number: number): Picks {
  const set = numberSets.find((candidate) => candidate.key === key);
  const numbers = picks[key] ?? [];
  if (!set) return picks;
  if (numbers.includes(number)) return { ...picks, [key]: numbers.filter((picked) => picked !== number) };
  return numbers.length < set.count ? { ...picks, [key]: [...numbers, number] } : picks;
}

function dip({ numberSets }: PlayableOffer, random: Random): Picks {
  return picksOf(luckyDip(numberSets, random));
}

function completed(picks: Picks, { numberSets }: PlayableOffer, random: Random): Picks {
  const started = Object.entries(picks).map(([key, numbers]) => ({ key, numbers }));
  return picksOf(fillGame({ numberSets: started }, numberSets, random));
}

function picksOf({ numberSets }: Game): Picks {
  return Object.fromEntries(numberSets.map(({ key, numbers }) => [key, numbers.filter((number) => number !== null)]));
}

function emptyGames(count: number): Picks[] {
  return Array.from({ length: count }, () => NO_PICKS);
}

function withCount(ticket: Ticket, count: number): Ticket {
  const kept = ticket.games.slice(0, count);
  const games = [...kept, ...emptyGames(count - kept.length)];
  return { ...ticket, games, active: Math.min(ticket.active, count - 1) };
}

function withGame(ticket: Ticket, index: number, picks: Picks): Ticket {
  return { ...ticket, games: ticket.games.map((game, at) => (at === index ? picks : game)) };
}
