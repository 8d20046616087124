import { countCompleteGames } from '#domain/play/game.ts';
import { calculateTicketPrice } from '#domain/play/ticket-price.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import { parseAmountText } from '../http/parse-amount-text.ts';
import type { CatalogueGameOffer, CatalogueGameType, CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../offers/money-response.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { getWeekday } from '../results/draws/draw-schedule.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { cartMessages } from './cart.messages.gen.ts';
import { listDrawsOnSale, type ProductCartItemHandler, type SandboxCartContext } from './cart-context.ts';
import {
  assertCartItemChoicesComplete,
  createCartItemBaseResponse,
  createNotForSaleFault,
  decideWhetherCartItemRecurs,
  listSelectableCauses,
  toCartRecurringResponse,
} from './cart-item-parts.ts';
import { fillTicketGamesWithQuickpicks, toTicketGameFromWire } from './lottery-games.ts';

export const lotteryCartItemHandler: ProductCartItemHandler<CatalogueLottery> = {
  resolve(request, offer, scope) {
    const { gameType, gameOffer } = gameOfferOf(request, offer);
    const numDraws = request.num_draws ?? 1;
    const numWeeks = request.num_weeks ?? 1;
    if (!gameType.numDraws.includes(numDraws) || !gameType.numWeeks.includes(numWeeks)) {
      throw createRefusalFault('draws_not_offered', cartMessages.countNotOffered());
    }
    const games = fillTicketGamesWithQuickpicks(request, { offer, gameType, gameOffer }, scope.shop.random);
    assertCartItemChoicesComplete({
      selectableDays: offer.selectableDays,
      day: request.day,
      completeGames: countCompleteGames(games.map(toTicketGameFromWire), {
        gameType: gameType.key,
        numberSets: gameOffer.numberSets,
      }),
      minGames: gameOffer.minGames,
      causes: listSelectableCauses(offer),
      cause: request.cause_key,
    });
    const { minimum_jackpot_amount: leastJackpot } = request;
    if (leastJackpot !== undefined)
      parseAmountText(leastJackpot, scope.brand.catalogue.branding, 'minimum_jackpot_amount');
    const drawNo = request.draw_no ?? firstDraw(request, offer, gameType, scope)?.drawNo;
    const choice: CartItemRequest = {
      ...request,
      product_type: numDraws * numWeeks > 1 ? 'multi_draw_ticket' : 'lottery_ticket',
      game_type: gameType.key,
      game_offer: gameOffer.key,
      games,
      num_games: games.length,
      num_draws: numDraws,
      num_weeks: numWeeks,
      ...(gameOffer.numberSets.length === 0 ? { quickpick: true } : {}),
      ...(drawNo === undefined ? {} : { draw_no: drawNo }),
      ...decideWhetherCartItemRecurs(request, repeatable(offer, gameType)),
    };
    if (ticketDraws(choice, offer, scope) === null) throw createNotForSaleFault();
    return choice;
  },

  describe(choice, offer, scope) {
    const { gameType, gameOffer } = gameOfferOf(choice, offer);
    const games = choice.games ?? [];
    const numDraws = choice.num_draws ?? 1;
    const numWeeks = choice.num_weeks ?? 1;
    const draws = ticketDraws(choice, offer, scope);
    const [first] = draws ?? [];
    if (!draws || !first) return 'draw_closed';
    const unitPrice = calculateTicketPrice(games.length * gameOffer.pricePerGame, numDraws, numWeeks);
    return {
      ...createCartItemBaseResponse(choice, offer, scope, { unitPrice, quantity: 1 }),
      recurring_purchase: toCartRecurringResponse(choice, offer, repeatable(offer, gameType)),
      product_type: numDraws * numWeeks > 1 ? 'multi_draw_ticket' : 'lottery_ticket',
      draw_no: first.drawNo,
      draw_date: new Date(first.date).toISOString(),
      prize_pool: toPrizePoolResponse(first.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: draws.map((draw) => createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo)),
      game_type: gameType.key,
      game_offer: gameOffer.key,
      game_offer_name: gameOffer.name,
      num_games: games.length,
      num_draws: numDraws,
      num_weeks: numWeeks,
      day: choice.day ?? null,
      quickpick: choice.quickpick ?? false,
      favourite: choice.favourite ?? false,
      minimum_jackpot_amount: choice.minimum_jackpot_amount ?? null,
      games,
    };
  },
};

function gameOfferOf(
  { game_type: typeKey = 'standard', game_offer: offerKey }: CartItemRequest,
  offer: Pick<CatalogueLottery, 'gameTypes'>,
): { gameType: CatalogueGameType; gameOffer: CatalogueGameOffer } {
  const gameType = offer.gameTypes.find(({ key }) => key === typeKey);
  const gameOffer = gameType?.gameOffers.find(({ key }, index) =>
    offerKey === undefined ? index === 0 : key === offerKey,
  );
  if (!gameType || !gameOffer) throw createRefusalFault('game_not_offered', cartMessages.gameTypeNotOffered());
  return { gameType, gameOffer };
}

/** A way to play may have its own recurring terms. */
function repeatable(offer: Pick<CatalogueLottery, 'recurringPurchase'>, gameType: CatalogueGameType) {
  return { recurringPurchase: gameType.recurringPurchase ?? offer.recurringPurchase };
}

/** The next draw on sale; a deferred ticket starts with the one after it. */
function firstDraw(
  request: CartItemRequest,
  offer: Pick<CatalogueLottery, 'selectableDays' | 'key'>,
  { key }: CatalogueGameType,
  scope: SandboxCartContext,
): StoredDraw | undefined {
  return drawsToPlay(request, offer, scope)[key === 'deferred' ? 1 : 0];
}

/** The draws of a ticket in order; null when the first is no longer, or the last not yet, on sale. */
function ticketDraws(
  choice: CartItemRequest,
  offer: Pick<CatalogueLottery, 'selectableDays' | 'key'>,
  scope: SandboxCartContext,
): StoredDraw[] | null {
  const { num_draws: numDraws = 1, num_weeks: numWeeks = 1 } = choice;
  const draws = drawsToPlay(choice, offer, scope);
  const first = draws.findIndex(({ drawNo }) => drawNo === choice.draw_no);
  const covered = first < 0 ? [] : draws.slice(first, first + numDraws * numWeeks);
  return covered.length === numDraws * numWeeks ? covered : null;
}

function drawsToPlay(
  { day }: CartItemRequest,
  { key, selectableDays }: Pick<CatalogueLottery, 'selectableDays' | 'key'>,
  scope: SandboxCartContext,
): StoredDraw[] {
  const draws = listDrawsOnSale(key, scope);
  if (selectableDays.length === 0) return draws;
  const { time_zone: timeZone } = scope.brand.catalogue.branding;
  return draws.filter(({ date }) => getWeekday(date, timeZone) === day);
}
