import { findPickedNumbersFaults, isGameComplete, type PickedNumbersFault } from '#domain/play/game.ts';
import type { FavouriteNumbers, FavouriteNumbersUpdate } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { CatalogueLottery } from '../../offers/catalogue/catalogue-types.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { customersMessages } from './customers.messages.gen.ts';

const MESSAGES = {
  duplicate_number: 'numberTwice',
  out_of_range: 'numberOutOfRange',
  repeated_set: 'setTwice',
  too_many_numbers: 'tooManyNumbers',
  unknown_set: 'noSuchNumberSet',
} as const satisfies Record<PickedNumbersFault, keyof typeof customersMessages>;

/**
 * Replaces the favourite numbers of a customer, one complete game a lottery.
 *
 * @throws ApiFault 422 with what is wrong; its target is `favourite_numbers`.
 */
export function replaceStoredFavouriteNumbers(
  shop: Pick<SandboxShop, 'customerChoices'>,
  { brand, customer }: Pick<AuthorisedCustomerCall, 'customer' | 'brand'>,
  numbers: readonly FavouriteNumbers[],
): FavouriteNumbersUpdate {
  if (new Set(numbers.map(({ lottery_key: key }) => key)).size < numbers.length) {
    throw refused('repeated_lottery', customersMessages.oneSetOfFavourites());
  }
  for (const entry of numbers) assertPlayable(entry, brand);
  const before = shop.customerChoices.getByCustomer(customer.id).favouriteNumbers;
  shop.customerChoices.setFavouriteNumbers(customer.id, numbers);
  return { favourite_numbers: numbers, replaced: before.length > 0 };
}

function assertPlayable({ lottery_key: key, number_sets: sets }: FavouriteNumbers, brand: SandboxBrand): void {
  const rules = rulesOf(lotteryOf(brand, key));
  const game = { numberSets: sets };
  const [fault] = findPickedNumbersFaults(game, rules);
  if (fault) throw refused(fault, customersMessages[MESSAGES[fault]]());
  if (!isGameComplete(game, rules)) throw refused('incomplete_set', customersMessages.numbersMissing());
}

function lotteryOf({ catalogue }: SandboxBrand, key: string): CatalogueLottery {
  for (const offer of catalogue.offers) if (offer.type === 'lottery_ticket' && offer.key === key) return offer;
  throw refused('lottery_not_found', customersMessages.noSuchLottery());
}

/** Favourite numbers follow the rules of the lottery's basic game. */
function rulesOf({ key, gameTypes }: Pick<CatalogueLottery, 'gameTypes' | 'key'>) {
  const gameType = gameTypes.find((candidate) => candidate.key === 'standard') ?? gameTypes[0];
  const numberSets = gameType?.gameOffers[0]?.numberSets;
  if (!gameType || !numberSets) throw new Error(`the lottery ${key} has no game`);
  return { gameType: gameType.key, numberSets };
}

function refused(code: string, message: string) {
  return createRefusalFault(code, message, 'favourite_numbers');
}
