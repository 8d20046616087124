import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import { toDecimalAmount, toMinorUnits } from '#domain/money.ts';
import type {
  GameOffer,
  GameType,
  MembershipOffer,
  ProductOffer,
  RaffleDraw,
  Region,
  SyndicateDraw,
} from '#schemas/generated/api/wire-types.gen.ts';
import { countRaffleTicketsLeft } from '../checkout/raffle-stock.ts';
import { getDrawStatus, type StoredDraw } from '../results/draws/draw.ts';
import { getWeekday } from '../results/draws/draw-schedule.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { countSimulatedTicketsSold, getRafflePurchaseStatus } from '../results/draws/simulated-sales.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import type {
  CatalogueGameOffer,
  CatalogueGameType,
  CatalogueLottery,
  CatalogueMembership,
  CatalogueOffer,
  CatalogueRaffle,
  CatalogueSyndicatesOfLottery,
} from './catalogue/catalogue-types.ts';
import { toMoneyResponse, toPrizePoolResponse } from './money-response.ts';
import { isOfferExcludedInAllGivenRegions } from './price-list.ts';
import { countSyndicateSharesLeft, createSyndicateId } from './syndicate.ts';

const DRAWS_SHOWN = 6;

export interface OfferResponseContext {
  readonly shop: Pick<SandboxShop, 'draws' | 'offerSuspensions' | 'orders'>;
  readonly brand: SandboxBrand;
  readonly regions: readonly Region[];
  readonly now: number;
}

/** An offer with its coming draws, as in `product_offers`. */
export function toOfferResponse(offer: CatalogueOffer, view: OfferResponseContext): ProductOffer {
  switch (offer.type) {
    case 'lottery_ticket':
      return {
        ...baseAnswer(offer, view, 'lottery'),
        type: 'lottery_ticket',
        selectable_days: offer.selectableDays,
        minimum_jackpots: minimumJackpots(offer.jackpot, currencyOf(view)),
        game_types: offer.gameTypes.map((gameType) => gameTypeAnswer(offer, gameType, currencyOf(view))),
        draws: onSale(offer.key, view).map((draw) => ({
          ...drawAnswer(draw, view),
          type: 'lottery_ticket_draw',
          date: iso(draw.date),
          prize_pool: toPrizePoolResponse(draw.prizePool, currencyOf(view)),
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

function baseAnswer<Category extends string>(offer: CatalogueOffer, view: OfferResponseContext, category: Category) {
  const { catalogue, siteKey } = view.brand;
  return {
    key: offer.key,
    url: offer.key,
    url_aliases: offer.urlAliases,
    name: offer.name,
    aliases: offer.aliases,
    logo: offer.logo,
    availability: isOfferExcludedInAllGivenRegions(offer, view.regions)
      ? ('unavailable' as const)
      : ('available' as const),
    suspended: view.shop.offerSuspensions.isSuspended(siteKey, offer.key),
    display_category: category,
    price_currency: currencyOf(view),
    causes: catalogue.causes
      .filter(({ key }) => offer.causes.includes(key))
      .map(({ key, name, urlSlug }) => ({ key, name, url_slug: urlSlug })),
    recurring_purchase: offer.recurringPurchase,
    restrictions: { excluded_regions: offer.excludedRegions, minimum_age: catalogue.minimumAge ?? USUAL_MINIMUM_AGE },
  };
}

function onSale(offerKey: string, { shop, brand, now }: OfferResponseContext): StoredDraw[] {
  return shop.draws
    .listUndrawn(brand.siteKey, offerKey)
    .filter((draw) => draw.closeDate > now)
    .slice(0, DRAWS_SHOWN);
}

function drawAnswer(draw: StoredDraw, { brand, now }: OfferResponseContext) {
  return {
    draw_no: draw.drawNo,
    encoded_id: createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo),
    close_date: iso(draw.closeDate),
    day: getWeekday(draw.date, brand.catalogue.branding.time_zone),
    status: getDrawStatus(draw, now),
  };
}

function gameTypeAnswer(
  offer: Pick<CatalogueLottery, 'recurringPurchase'>,
  gameType: CatalogueGameType,
  currency: string,
): GameType {
  return {
    key: gameType.key,
    name: gameType.name,
    multi_draw: { num_draws: gameType.numDraws, num_weeks: gameType.numWeeks },
    recurring_purchase: gameType.recurringPurchase ?? offer.recurringPurchase,
    default_game_offer: gameType.gameOffers[0]?.key ?? '',
    game_offers: gameType.gameOffers.map((gameOffer) => gameOfferAnswer(gameOffer, currency)),
  };
}

function gameOfferAnswer(gameOffer: CatalogueGameOffer, currency: string): GameOffer {
  const { key, name, minGames, maxGames, defaultGames, pricePerGame, combinations, numberSets } = gameOffer;
  const counts = Array.from({ length: maxGames - minGames + 1 }, (_, index) => minGames + index);
  return {
    key,
    name,
    min_games: minGames,
    max_games: maxGames,
    default_games: defaultGames,
    default_entry_count: minGames,
    prices: Object.fromEntries(counts.map((count) => [String(count), toDecimalAmount(count * pricePerGame, currency)])),
    price_currency: currency,
    number_sets: numberSets,
    combinations,
  };
}

/** Jackpot amounts to wait for, all above the starting jackpot. */
function minimumJackpots({ base, step, maximum }: CatalogueLottery['jackpot'], currency: string): string[] {
  if (step === 0) return [];
  const steps = [250_000, 500_000, 750_000, ...[1, 2, 5, 10, 20, 30, 50, 100].map((units) => units * 1_000_000)];
  return steps
    .map((units) => toMinorUnits(units, currency))
    .filter((minor) => minor > base && minor <= maximum)
    .map((minor) => toDecimalAmount(minor, currency));
}

function raffleDrawAnswer(
  offer: Pick<CatalogueRaffle, 'title' | 'value' | 'books' | 'numTickets' | 'outsideTickets'>,
  draw: StoredDraw,
  view: OfferResponseContext,
): RaffleDraw {
  const status = getRafflePurchaseStatus(offer, draw, view.now);
  const isSoldOut = status === 'open' && countRaffleTicketsLeft(offer, draw, view.shop.orders, view.now) === 0;
  const sold = countSimulatedTicketsSold(offer, draw, view.now) + view.shop.orders.countRaffleTickets(draw.id);
  return {
    ...drawAnswer(draw, view),
    type: 'raffle_ticket_draw',
    open_date: iso(draw.openDate),
    draw_date: iso(draw.date),
    title: offer.title,
    value: toMoneyResponse(offer.value, currencyOf(view)),
    purchase_status: isSoldOut ? 'sold_out' : status,
    offers: offer.books.map(({ key, numTickets, price }) => ({
      key,
      num_tickets: numTickets,
      price: toDecimalAmount(price, currencyOf(view)),
    })),
    num_tickets: offer.numTickets,
    num_tickets_sold: Math.min(sold, offer.numTickets ?? sold),
  };
}

function syndicateDrawAnswer(
  offer: Pick<CatalogueSyndicatesOfLottery, 'syndicates'>,
  draw: StoredDraw,
  view: OfferResponseContext,
): SyndicateDraw {
  return {
    ...drawAnswer(draw, view),
    type: 'syndicate_share_draw',
    date: iso(draw.date),
    prize_pool: toPrizePoolResponse(draw.prizePool, currencyOf(view)),
    syndicates: offer.syndicates.map((syndicate) => ({
      key: syndicate.key,
      encoded_id: createSyndicateId(syndicate.key, draw),
      name: syndicate.name,
      game_type: syndicate.gameType,
      num_games: syndicate.numGames,
      num_shares: syndicate.numShares,
      num_shares_left: countSyndicateSharesLeft(syndicate, draw, view.shop.orders, view.now),
      cost_per_share: toDecimalAmount(syndicate.costPerShare, currencyOf(view)),
    })),
  };
}

function membershipAnswer(offer: CatalogueMembership, view: OfferResponseContext): MembershipOffer {
  const { shop, brand, now } = view;
  const draws = (brand.catalogue.program?.giveaways ?? []).flatMap((giveaway) =>
    shop.draws
      .listUndrawn(brand.siteKey, offer.key, giveaway.type)
      .filter((draw) => draw.closeDate > now)
      .map((draw) => ({ giveaway, draw })),
  );
  return {
    ...baseAnswer(offer, view, 'membership'),
    type: 'membership',
    tiers: offer.tiers.map(({ key, name, prices }) => ({
      key,
      name,
      prices: prices.map(({ period, price }) => ({ period, price: toDecimalAmount(price, currencyOf(view)) })),
    })),
    draws: draws
      .sort((left, right) => left.draw.date - right.draw.date)
      .map(({ giveaway, draw }) => ({
        draw_id: createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
        draw_no: draw.drawNo,
        giveaway_type: giveaway.type,
        date: iso(draw.date),
        prize_pool: toMoneyResponse(giveaway.prize, currencyOf(view)),
      })),
  };
}

function currencyOf({ brand }: OfferResponseContext): string {
  return brand.catalogue.branding.currency;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
