import type { SetStatistics, Tip } from '#schemas/generated/api/wire-types.gen.ts';
import { listNumberSetsOfSimpleGame } from '../../checkout/simple-games.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import type { CatalogueLottery } from '../catalogue/catalogue-types.ts';
import { offersMessages } from '../offers.messages.gen.ts';
import { countNumberSetStatistics, listLatestPastDrawsOfLottery } from './number-statistics.ts';

type Numbers = SetStatistics['numbers'][number];

/** Two tips per lottery: the numbers drawn most often, and those not drawn for longest. */
export function listNumberTips(shop: Pick<SandboxShop, 'draws'>, brand: SandboxBrand): Tip[] {
  return brand.catalogue.offers
    .filter((offer): offer is CatalogueLottery => offer.type === 'lottery_ticket')
    .flatMap((offer) => lotteryTips(offer, shop, brand));
}

function lotteryTips(
  offer: Pick<CatalogueLottery, 'drawnSets' | 'key' | 'name'>,
  shop: Pick<SandboxShop, 'draws'>,
  brand: SandboxBrand,
): Tip[] {
  const draws = listLatestPastDrawsOfLottery(shop, brand, offer);
  const played = new Set(listNumberSetsOfSimpleGame(offer).map(({ key }) => key));
  const sets = offer.drawnSets
    .filter(({ key }) => played.has(key))
    .map((set) => ({ ...countNumberSetStatistics(set, draws), count: set.count }));
  const pick = (better: (left: Numbers, right: Numbers) => number) =>
    sets.map(({ key, numbers, count }) => ({
      key,
      numbers: numbers
        .toSorted(better)
        .slice(0, count)
        .map(({ number }) => number)
        .sort((left, right) => left - right),
    }));
  return [
    {
      key: `${offer.key}-often`,
      lottery_key: offer.key,
      kind: 'often_drawn',
      title: offersMessages.frequentNumbers({ name: offer.name }),
      text: offersMessages.frequentNumbersText({ count: draws.length }),
      number_sets: pick((left, right) => right.times - left.times),
    },
    {
      key: `${offer.key}-long-ago`,
      lottery_key: offer.key,
      kind: 'long_not_drawn',
      title: offersMessages.lateNumbers({ name: offer.name }),
      text: offersMessages.lateNumbersText(),
      number_sets: pick((left, right) => (right.draws_since ?? draws.length) - (left.draws_since ?? draws.length)),
    },
  ];
}
