import { toDecimalAmount } from '#domain/money.ts';
import type {
  GameOffer,
  GameType,
  MembershipOffer,
  ProductOffer,
  RaffleDraw,
  Region,
  SyndicateDraw,
} from '#schemas/generated/api/wire-types.gen.ts';
import { ticketsLeft } from '../checkout/raffle-stock.ts';
import { type Draw, drawStatus } from '../results/draws/draw.ts';
import { purchaseStatus, ticketsSold } from '../results/draws/sales.ts';
import { weekdayAt } from '../results/draws/schedule.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import type { Brand, Shop } from '../shop.ts';
import type {
  GameOfferEntry,
  GameTypeEntry,
  LotteryEntry,
  MembershipEntry,
  OfferEntry,
  RaffleEntry,
  SyndicateEntry,
} from './catalogue/types.ts';
import { moneyAnswer, prizePoolAnswer } from './money-answer.ts';
import { isExcluded } from './price-list.ts';
import { sharesToBuy, syndicateId } from './syndicate.ts';

const DRAWS_SHOWN = 6;
const MINIMUM_AGE = 18;

export interface OfferView {
  readonly shop: Pick<Shop, 'draws' | 'offerStates' | 'orders'>;
  readonly brand: Brand;
  readonly regions: readonly Region[];
  readonly now: number;
}

/** An offer of the catalogue as product_offers answers it, with its coming draws. */
export function offerAnswer(offer: OfferEntry, view: OfferView): ProductOffer {
  switch (offer.type) {
    case 'lottery_ticket':
      return {
        ...baseAnswer(offer, view, 'lottery'),
        type: 'lottery_ticket',
        selectable_days: offer.selectableDays,
        minimum_jackpots: minimumJackpots(offer.jackpot),
        game_types: offer.gameTypes.map((gameType) => gameTypeAnswer(offer, gameType, currencyOf(view))),
        draws: onSale(offer.key, view).map((draw) => ({
          ...drawAnswer(draw, view),
          type: 'lottery_ticket_draw',
          date: iso(draw.date),
          prize_pool: prizePoolAnswer(draw.prizePool, currencyOf(view)),
        })),
      };
    case 'raffle_ticket':
      return {
        ...baseAnswer(offer, view, 'raffle'),
        type: 'raffle_ticket',
        cause_share: offer.causeShare,
        draws: onSale(offer.key, view).map((draw) => raffleDrawAnswer(offer, draw, view)),
      };
    case 'syndicate_share':
      return {
        ...baseAnswer(offer, view, 'syndicate'),
        type: 'syndicate_share',
        lottery_key: offer.lotteryKey,
        draws: onSale(offer.lotteryKey, view)
          .slice(0, 2)
          .map((draw) => syndicateDrawAnswer(offer, draw, view)),
      };
    case 'membership':
      return membershipAnswer(offer, view);
  }
}

function baseAnswer<Category extends string>(offer: OfferEntry, view: OfferView, category: Category) {
  const { catalogue, siteKey } = view.brand;
  return {
    key: offer.key,
    url: offer.key,
    url_aliases: offer.urlAliases,
    name: offer.name,
    aliases: offer.aliases,
    logo: offer.logo,
    availability: isExcluded(offer, view.regions) ? ('unavailable' as const) : ('available' as const),
    suspended: view.shop.offerStates.isSuspended(siteKey, offer.key),
    display_category: category,
    price_currency: currencyOf(view),
    causes: catalogue.causes
      .filter(({ key }) => offer.causes.includes(key))
      .map(({ key, name, urlSlug }) => ({ key, name, url_slug: urlSlug })),
    recurring_purchase: offer.recurringPurchase,
    restrictions: { excluded_regions: offer.excludedRegions, minimum_age: MINIMUM_AGE },
  };
}

function onSale(offerKey: string, { shop, brand, now }: OfferView): Draw[] {
  return shop.draws
    .toDraw(brand.siteKey, offerKey)
    .filter((draw) => draw.closeDate > now)
    .slice(0, DRAWS_SHOWN);
}

function drawAnswer(draw: Draw, { brand, now }: OfferView) {
  return {
    draw_no: draw.drawNo,
    encoded_id: encodedId(draw.siteKey, draw.offerKey, draw.drawNo),
    close_date: iso(draw.closeDate),
    day: weekdayAt(draw.date, brand.catalogue.branding.time_zone),
    status: drawStatus(draw, now),
  };
}

function gameTypeAnswer(offer: LotteryEntry, gameType: GameTypeEntry, currency: string): GameType {
  return {
    key: gameType.key,
    name: gameType.name,
    multi_draw: { num_draws: gameType.numDraws, num_weeks: gameType.numWeeks },
    recurring_purchase: gameType.recurringPurchase ?? offer.recurringPurchase,
    default_game_offer: gameType.gameOffers[0]?.key ?? '',
    game_offers: gameType.gameOffers.map((gameOffer) => gameOfferAnswer(gameOffer, currency)),
  };
}

function gameOfferAnswer(gameOffer: GameOfferEntry, currency: string): GameOffer {
  const { key, name, minGames, maxGames, defaultGames, pricePerGame, combinations, numberSets } = gameOffer;
  const counts = Array.from({ length: maxGames - minGames + 1 }, (_, index) => minGames + index);
  return {
    key,
    name,
    min_games: minGames,
    max_games: maxGames,
    default_games: defaultGames,
    default_entry_count: minGames,
    prices: Object.fromEntries(counts.map((count) => [String(count), toDecimalAmount(count * pricePerGame)])),
    price_currency: currency,
    number_sets: numberSets,
    combinations,
  };
}

/** Steps that a jackpot reaches on its way up; the lowest is more than it starts with. */
function minimumJackpots({ base, step, most }: LotteryEntry['jackpot']): string[] {
  if (step === 0) return [];
  const steps = [250_000, 500_000, 750_000, ...[1, 2, 5, 10, 20, 30, 50, 100].map((units) => units * 1_000_000)];
  return steps
    .filter((units) => units * 100 > base && units * 100 <= most)
    .map((units) => toDecimalAmount(units * 100));
}

function raffleDrawAnswer(offer: RaffleEntry, draw: Draw, view: OfferView): RaffleDraw {
  const status = purchaseStatus(offer, draw, view.now);
  const isSoldOut = status === 'open' && ticketsLeft(offer, draw, view.shop.orders, view.now) === 0;
  const sold = ticketsSold(offer, draw, view.now) + view.shop.orders.ticketsTaken(draw.id);
  return {
    ...drawAnswer(draw, view),
    type: 'raffle_ticket_draw',
    open_date: iso(draw.openDate),
    draw_date: iso(draw.date),
    title: offer.title,
    value: moneyAnswer(offer.value, currencyOf(view)),
    purchase_status: isSoldOut ? 'sold_out' : status,
    offers: offer.books.map(({ key, numTickets, price }) => ({
      key,
      num_tickets: numTickets,
      price: toDecimalAmount(price),
    })),
    num_tickets: offer.numTickets,
    num_tickets_sold: Math.min(sold, offer.numTickets ?? sold),
  };
}

function syndicateDrawAnswer(offer: SyndicateEntry, draw: Draw, view: OfferView): SyndicateDraw {
  return {
    ...drawAnswer(draw, view),
    type: 'syndicate_share_draw',
    date: iso(draw.date),
    prize_pool: prizePoolAnswer(draw.prizePool, currencyOf(view)),
    syndicates: offer.syndicates.map((syndicate) => ({
      key: syndicate.key,
      encoded_id: syndicateId(syndicate.key, draw),
      name: syndicate.name,
      game_type: syndicate.gameType,
      num_games: syndicate.numGames,
      num_shares: syndicate.numShares,
      num_shares_left: sharesToBuy(syndicate, draw, view.shop.orders, view.now),
      cost_per_share: toDecimalAmount(syndicate.costPerShare),
    })),
  };
}

function membershipAnswer(offer: MembershipEntry, view: OfferView): MembershipOffer {
  const { shop, brand, now } = view;
  const draws = (brand.catalogue.program?.giveaways ?? []).flatMap((giveaway) =>
    shop.draws
      .toDraw(brand.siteKey, offer.key, giveaway.type)
      .filter((draw) => draw.closeDate > now)
      .map((draw) => ({ giveaway, draw })),
  );
  return {
    ...baseAnswer(offer, view, 'membership'),
    type: 'membership',
    tiers: offer.tiers.map(({ key, name, prices }) => ({
      key,
      name,
      prices: prices.map(({ period, price }) => ({ period, price: toDecimalAmount(price) })),
    })),
    draws: draws
      .sort((left, right) => left.draw.date - right.draw.date)
      .map(({ giveaway, draw }) => ({
        draw_id: encodedId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
        draw_no: draw.drawNo,
        giveaway_type: giveaway.type,
        date: iso(draw.date),
        prize_pool: moneyAnswer(giveaway.prize, currencyOf(view)),
      })),
  };
}

function currencyOf({ brand }: OfferView): string {
  return brand.catalogue.branding.currency;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
