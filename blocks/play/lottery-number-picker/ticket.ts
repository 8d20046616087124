import {
  type GameNumberRules,
  isGameComplete,
  MEGA_COMBO_NUMBERS_SET_KEY,
  type TicketGame,
} from '#domain/play/game.ts';
import { fillMissingGameNumbersRandomly, pickRandomGameNumbers, type RandomSource } from '#domain/play/lucky-dip.ts';
import type { Weekday } from '#schemas/generated/api/types.gen.ts';
import type { LotteryNumberPickerData, NumberPickerGameOffer, NumberSetToPickFromView } from './picker-data.ts';

/** The numbers that were picked of a game, by number set, in ascending order unless their order counts. */
export type PicksByNumberSet = Readonly<Record<string, readonly number[]>>;

/** A ticket that is being filled in. */
export interface TicketDraft {
  readonly offerKey: string;
  /** Every game of the ticket; where the shop picks the numbers only their count matters. */
  readonly games: readonly PicksByNumberSet[];
  /** The game that is shown for picking. */
  readonly active: number;
  readonly day: Weekday | null;
  readonly causeKey: string | null;
  /** Number of the draw to start with, as the customer saw it when choosing. */
  readonly drawNo: number | null;
  readonly numDraws: number;
  readonly numWeeks: number;
  readonly repeats: boolean;
  /** As the API writes amounts; null for every jackpot. */
  readonly minimumJackpot: string | null;
  /** The favourite numbers that a game was filled with. */
  readonly favourites: PicksByNumberSet | null;
}

type Choice = Pick<TicketDraft, 'day' | 'causeKey' | 'drawNo' | 'numDraws' | 'numWeeks' | 'repeats' | 'minimumJackpot'>;

export type TicketDraftChange =
  | { readonly type: 'offer'; readonly key: string }
  | { readonly type: 'count'; readonly games: number }
  | {
      readonly type: 'pick';
      readonly game: number;
      readonly set: string;
      readonly number: number;
      /** Whether the number is picked from now on. */
      readonly isPicked: boolean;
    }
  | { readonly type: 'show'; readonly game: number }
  | { readonly type: 'next' }
  | { readonly type: 'dip'; readonly game: number; readonly random: RandomSource }
  | { readonly type: 'dip-all'; readonly random: RandomSource }
  | { readonly type: 'favourites'; readonly game: number; readonly picks: PicksByNumberSet }
  | { readonly type: 'clear'; readonly game: number }
  | { readonly type: 'clear-all' }
  /** Empties the complete games, which are in the cart; those that are only begun stay. */
  | { readonly type: 'clear-complete' }
  | { readonly type: 'restore'; readonly offer: string; readonly games: readonly PicksByNumberSet[] }
  | { readonly type: 'choose'; readonly choice: Partial<Choice> };

const NO_PICKS: PicksByNumberSet = {};

export function createEmptyTicketDraft(data: LotteryNumberPickerData): TicketDraft {
  const offer = getTicketDraftGameOffer(data, data.defaultOffer);
  const [onlyCause, ...otherCauses] = data.causes;
  return {
    offerKey: offer.key,
    games: emptyGames(offer.defaultGames),
    active: 0,
    day: null,
    causeKey: data.causeKey ?? (otherCauses.length === 0 ? (onlyCause?.key ?? null) : null),
    drawNo: data.firstDrawNo ?? (data.days.length > 0 ? null : (data.draws[0]?.drawNo ?? null)),
    numDraws: data.numDraws[0] ?? 1,
    numWeeks: data.numWeeks[0] ?? 1,
    repeats: data.repeat.chosen,
    minimumJackpot: null,
    favourites: null,
  };
}

export function applyTicketDraftChange(
  data: Pick<LotteryNumberPickerData, 'gameType' | 'offers'>,
  ticket: TicketDraft,
  change: TicketDraftChange,
): TicketDraft {
  const offer = getTicketDraftGameOffer(data, ticket.offerKey);
  switch (change.type) {
    case 'offer':
      return withOffer(ticket, getTicketDraftGameOffer(data, change.key));
    case 'count':
      return withCount(ticket, Math.min(Math.max(change.games, offer.minGames), offer.maxGames));
    case 'pick':
      return withGame(ticket, change.game, picked(getGamePicks(ticket, change.game), offer, change));
    case 'show':
      return { ...ticket, active: change.game };
    case 'next':
      return { ...ticket, active: nextOpen(data, ticket, offer) };
    case 'dip':
      return withGame(
        { ...ticket, active: change.game },
        change.game,
        toPicksWithoutBlanks(pickRandomGameNumbers(offer.numberSets, change.random), offer),
      );
    case 'dip-all':
      return { ...ticket, games: ticket.games.map((picks) => completed(picks, offer, change.random)) };
    case 'favourites':
      return {
        ...withGame({ ...ticket, active: change.game }, change.game, change.picks),
        favourites: change.picks,
      };
    case 'clear':
      return withGame({ ...ticket, active: change.game }, change.game, NO_PICKS);
    case 'clear-all':
      return { ...ticket, games: ticket.games.map(() => NO_PICKS), active: 0 };
    case 'clear-complete':
      return clearCompleteGames(data, ticket);
    case 'restore':
      return { ...ticket, offerKey: change.offer, games: change.games, active: 0 };
    case 'choose':
      return { ...ticket, ...change.choice };
  }
}

export function getGamePicks({ games }: Pick<TicketDraft, 'games'>, game: number): PicksByNumberSet {
  return games[game] ?? NO_PICKS;
}

export function getTicketDraftGameOffer(
  { offers }: Pick<LotteryNumberPickerData, 'offers'>,
  key: string,
): NumberPickerGameOffer {
  const offer = offers.find((candidate) => candidate.key === key) ?? offers[0];
  if (!offer) throw new RangeError('a lottery without a game offer');
  return offer;
}

export function getGameRules(
  { gameType }: Pick<LotteryNumberPickerData, 'gameType'>,
  { numberSets }: NumberPickerGameOffer,
): GameNumberRules {
  return { gameType, numberSets };
}

/** The game as the rules see it: what is not picked yet of a super combo's numbers is a blank. */
export function toTicketGameWithBlanks(
  picks: PicksByNumberSet,
  { gameType }: Pick<LotteryNumberPickerData, 'gameType'>,
  { numberSets }: NumberPickerGameOffer,
): TicketGame {
  return {
    numberSets: numberSets.map(({ key, count }) => {
      const numbers = picks[key] ?? [];
      const blanks = gameType === 'mega_combo' && key === MEGA_COMBO_NUMBERS_SET_KEY ? count - numbers.length : 0;
      return { key, numbers: [...numbers, ...Array.from({ length: blanks }, () => null)] };
    }),
  };
}

/** The next game that is not complete, from the one that is shown on; the game that is shown where all are. */
function nextOpen(
  data: Pick<LotteryNumberPickerData, 'gameType'>,
  { games, active }: Pick<TicketDraft, 'games' | 'active'>,
  offer: NumberPickerGameOffer,
): number {
  const rules = getGameRules(data, offer);
  const open = games.flatMap((picks, index) =>
    isGameComplete(toTicketGameWithBlanks(picks, data, offer), rules) ? [] : [index],
  );
  return open.find((index) => index > active) ?? open[0] ?? active;
}

function picked(
  picks: PicksByNumberSet,
  { numberSets }: NumberPickerGameOffer,
  { set: key, number, isPicked }: Extract<TicketDraftChange, { type: 'pick' }>,
): PicksByNumberSet {
  const set = numberSets.find((candidate) => candidate.key === key);
  const numbers = picks[key] ?? [];
  if (!set || numbers.includes(number) === isPicked) return picks;
  if (!isPicked) return { ...picks, [key]: numbers.filter((other) => other !== number) };
  return numbers.length < set.count ? { ...picks, [key]: inOrder([...numbers, number], set) } : picks;
}

function completed(picks: PicksByNumberSet, offer: NumberPickerGameOffer, random: RandomSource): PicksByNumberSet {
  const started = Object.entries(picks).map(([key, numbers]) => ({ key, numbers }));
  return toPicksWithoutBlanks(fillMissingGameNumbersRandomly({ numberSets: started }, offer.numberSets, random), offer);
}

/** The picks of a game, with blanks left out. */
export function toPicksWithoutBlanks(game: TicketGame, { numberSets }: NumberPickerGameOffer): PicksByNumberSet {
  return Object.fromEntries(
    numberSets.map((set) => {
      const picked = game.numberSets.find(({ key }) => key === set.key)?.numbers ?? [];
      return [set.key, inOrder(picked, set)];
    }),
  );
}

function inOrder(numbers: readonly (number | null)[], { ordered }: NumberSetToPickFromView): number[] {
  const picked = numbers.filter((number) => number !== null);
  return ordered ? picked : picked.sort((a, b) => a - b);
}

/** Indexes of the games that have numbers, but not all of them. */
export function findUnfinishedGameIndexes(
  data: Pick<LotteryNumberPickerData, 'gameType' | 'offers'>,
  { offerKey, games }: Pick<TicketDraft, 'offerKey' | 'games'>,
): readonly number[] {
  const offer = getTicketDraftGameOffer(data, offerKey);
  const rules = getGameRules(data, offer);
  return games.flatMap((picks, index) =>
    isEmpty(picks) || isGameComplete(toTicketGameWithBlanks(picks, data, offer), rules) ? [] : [index],
  );
}

/** The ticket without the numbers of its complete games; the first game that is begun is shown. */
export function clearCompleteGames(
  data: Pick<LotteryNumberPickerData, 'gameType' | 'offers'>,
  ticket: TicketDraft,
): TicketDraft {
  const begun = findUnfinishedGameIndexes(data, ticket);
  const games = ticket.games.map((picks, index) => (begun.includes(index) ? picks : NO_PICKS));
  return { ...ticket, games, active: begun[0] ?? 0 };
}

function isEmpty(picks: PicksByNumberSet): boolean {
  return Object.values(picks).every((numbers) => numbers.length === 0);
}

/** Games of another size, with what was picked as far as it fits. */
function withOffer(
  { games: before, ...ticket }: TicketDraft,
  { key, numberSets, defaultGames, maxGames }: NumberPickerGameOffer,
): TicketDraft {
  const picked = before.filter((picks) => !isEmpty(picks)).slice(0, maxGames);
  const games = picked.map((picks) =>
    Object.fromEntries(numberSets.map((set) => [set.key, (picks[set.key] ?? []).slice(0, set.count)])),
  );
  return { ...ticket, offerKey: key, games: [...games, ...emptyGames(defaultGames - games.length)], active: 0 };
}

function emptyGames(count: number): PicksByNumberSet[] {
  return Array.from({ length: Math.max(count, 0) }, () => NO_PICKS);
}

function withCount(ticket: TicketDraft, count: number): TicketDraft {
  const remainingGames = withoutGames(ticket.games, ticket.games.length - count);
  const games = [...remainingGames, ...emptyGames(count - remainingGames.length)];
  return { ...ticket, games, active: Math.min(ticket.active, count - 1) };
}

/** Without so many games: empty ones go first, the last ones before the others. */
function withoutGames(games: readonly PicksByNumberSet[], surplus: number): readonly PicksByNumberSet[] {
  const empty = games.flatMap((picks, index) => (isEmpty(picks) ? [index] : []));
  const filled = games.flatMap((picks, index) => (isEmpty(picks) ? [] : [index]));
  const going = new Set([...empty.reverse(), ...filled.reverse()].slice(0, Math.max(surplus, 0)));
  return games.filter((_, index) => !going.has(index));
}

function withGame(ticket: TicketDraft, index: number, picks: PicksByNumberSet): TicketDraft {
  return { ...ticket, games: ticket.games.map((game, at) => (at === index ? picks : game)) };
}
