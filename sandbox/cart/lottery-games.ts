import {
  findPickedNumbersFaults,
  type NumberSet,
  type PickedNumbersFault,
  type TicketGame,
} from '#domain/play/game.ts';
import { fillMissingGameNumbersRandomly, type RandomSource } from '#domain/play/lucky-dip.ts';
import type { CartGame, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { listNumberSetsPickedByShop } from '../checkout/simple-games.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type {
  CatalogueGameOffer,
  CatalogueGameType,
  CatalogueLottery,
  CatalogueOffer,
} from '../offers/catalogue/catalogue-types.ts';
import { cartMessages } from './cart.messages.gen.ts';

export interface SelectedLotteryGameOffer {
  readonly offer: CatalogueLottery;
  readonly gameType: CatalogueGameType;
  readonly gameOffer: CatalogueGameOffer;
}

const FAULTS = {
  unknown_set: 'setOfOtherLottery',
  repeated_set: 'sameSetTwice',
  too_many_numbers: 'tooManyNumbers',
  duplicate_number: 'sameNumberTwice',
  out_of_range: 'numberOutOfRange',
} as const satisfies Record<PickedNumbersFault, keyof typeof cartMessages>;

/**
 * The games of a ticket with all numbers. The shop's picks are made here, so that the customer sees them before paying;
 * existing numbers stay.
 *
 * @throws ApiFault 422 `too_many_games` or a fault of a game.
 */
export function fillTicketGamesWithQuickpicks(
  { games = [], num_games: requestedGameCount, quickpick = false }: CartItemRequest,
  { offer, gameType, gameOffer: { numberSets, minGames, maxGames } }: SelectedLotteryGameOffer,
  random: RandomSource,
): CartGame[] {
  const shopSets = listNumberSetsPickedByShop(gameType.key, numberSets, offer);
  const isPickedByShop = quickpick || numberSets.length === 0;
  const count = isPickedByShop ? (requestedGameCount ?? Math.max(games.length, minGames)) : games.length;
  if (count > maxGames) throw createRefusalFault('too_many_games', cartMessages.tooManyGames({ most: maxGames }));
  for (const game of games) {
    const [fault] = findPickedNumbersFaults(toTicketGameFromWire(game), {
      gameType: gameType.key,
      numberSets: [...numberSets, ...shopSets],
    });
    if (fault) throw createRefusalFault(fault, cartMessages[FAULTS[fault]]());
  }
  return Array.from({ length: count }, (_, index) => {
    const game = games[index] ?? { number_sets: [] };
    const ownSets = isPickedByShop ? filled(game, numberSets, random) : picksOf(game, numberSets);
    return { number_sets: [...ownSets, ...filled(game, shopSets, random)] };
  });
}

/** A recurring choice without the numbers that the shop picks for each purchase. */
export function removeQuickpickNumbers(choice: CartItemRequest, offers: readonly CatalogueOffer[]): CartItemRequest {
  const { games, lottery_key: key, game_type: gameType, game_offer: gameOffer } = choice;
  const offer = offers.find((candidate) => candidate.key === key);
  if (games === undefined || offer?.type !== 'lottery_ticket') return choice;
  const terms = offer.gameTypes.find((candidate) => candidate.key === gameType);
  const sets = terms?.gameOffers.find((candidate) => candidate.key === gameOffer)?.numberSets ?? [];
  return { ...choice, games: games.map((game) => ({ number_sets: picksOf(game, sets) })) };
}

export function toTicketGameFromWire({ number_sets: numberSets }: CartGame): TicketGame {
  return { numberSets };
}

function picksOf({ number_sets: sets }: CartGame, numberSets: readonly NumberSet[]): CartGame['number_sets'] {
  return sets.filter(({ key }) => numberSets.some((set) => set.key === key));
}

function filled(game: CartGame, sets: readonly NumberSet[], random: RandomSource): CartGame['number_sets'] {
  return fillMissingGameNumbersRandomly({ numberSets: game.number_sets }, sets, random).numberSets.map(
    ({ key, numbers }) => ({
      key,
      numbers: numbers.filter((number) => number !== null),
    }),
  );
}
