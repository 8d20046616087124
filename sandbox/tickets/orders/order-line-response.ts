import type { CartGame, OrderLine, PlayedGame, WonPrize } from '#schemas/generated/api/wire-types.gen.ts';
import type { OrderDrawTicket, StoredOrder } from '../../checkout/checkout.ts';
import {
  calculatePrize,
  findMatchedNumbers,
  scoreGame,
  sumWinsByDivision,
  type WinsByDivision,
} from '../../checkout/score-game.ts';
import type {
  CatalogueLottery,
  CatalogueOffer,
  CatalogueSyndicatesOfLottery,
} from '../../offers/catalogue/catalogue-types.ts';
import type { DrawResponseContext } from '../../offers/draw-response.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { Syndicate } from '../../offers/syndicate.ts';
import { findPartySessionAsSyndicate } from '../../party/party-games.ts';
import { getDrawStatus, type StoredDraw } from '../../results/draws/draw.ts';
import type { PrizeDivisionResult } from '../../results/draws/draw-outcome.ts';
import { generateSyndicateGames } from './syndicate-games.ts';
import { countRaffleWinsByDivision } from './ticket-settlement.ts';

/** Lottery games or raffle tickets in a draw. */
interface PlayedItem {
  readonly gameType: string;
  readonly games: readonly CartGame[];
  readonly lottery: CatalogueLottery | null;
  readonly tickets: readonly number[];
  readonly syndicate: Syndicate | null;
}

/** A ticket in a draw, with its result once it is drawn (specification: The calls it makes, "Orders and draws"). */
export function toOrderDrawTicketResponse(
  ticket: OrderDrawTicket,
  order: Pick<StoredOrder, 'id' | 'siteKey' | 'item'>,
  view: DrawResponseContext,
): OrderLine {
  const { shop, brand, now } = view;
  const { currency } = brand.catalogue.branding;
  const draw = shop.draws.getById(ticket.drawId);
  const played = playedIn(draw, order, view);
  const divisions = draw.drawn ? shop.draws.listDivisions(draw) : [];
  const games = played.games.map((game) => playedGame(game, played, draw, divisions, currency));
  return {
    order_id: order.id,
    offer_key: draw.offerKey,
    offer_name: offerOf(draw.offerKey, view).name,
    draw_no: draw.drawNo,
    draw_date: new Date(draw.date).toISOString(),
    draw_status: getDrawStatus(draw, now),
    status: ticket.status,
    game_type: order.item.game_type ?? null,
    winning_numbers: draw.winningNumbers,
    winning_tickets: draw.winningTickets,
    games,
    ticket_numbers: played.tickets.map(formatRaffleTicketNumber),
    prizes: wonPrizes(winsOf(played, draw, divisions), divisions, currency),
    share: played.syndicate
      ? {
          name: played.syndicate.name,
          num_shares: order.item.num_shares ?? 1,
          total_shares: played.syndicate.numShares,
        }
      : null,
    winnings: toMoneyResponse(ticket.winnings, currency),
  };
}

/** A raffle ticket number as it is printed. */
export function formatRaffleTicketNumber(number: number): string {
  return String(number).padStart(7, '0');
}

function playedIn(
  draw: StoredDraw,
  order: Pick<StoredOrder, 'id' | 'siteKey' | 'item'>,
  view: DrawResponseContext,
): PlayedItem {
  const { item } = order;
  const offer = offerOf(draw.offerKey, view);
  const lottery = offer.type === 'lottery_ticket' ? offer : null;
  const gameType = item.game_type ?? 'standard';
  const syndicate = syndicateOf(order, view);
  const games = syndicate && lottery ? generateSyndicateGames(syndicate, lottery, draw) : (item.games ?? []);
  return { gameType, games, lottery, syndicate, tickets: view.shop.orders.listRaffleTickets(order.id, draw.id) };
}

function playedGame(
  game: CartGame,
  { lottery, gameType }: PlayedItem,
  draw: StoredDraw,
  divisions: readonly PrizeDivisionResult[],
  currency: string,
): PlayedGame {
  const isScored = draw.drawn && lottery !== null;
  const wins = isScored ? scoreGame(game, gameType, lottery, draw.winningNumbers) : new Map();
  return {
    number_sets: game.number_sets,
    hits: isScored ? findMatchedNumbers(game, gameType, lottery, draw.winningNumbers) : [],
    prize: toMoneyResponse(calculatePrize(wins, divisions), currency),
  };
}

function winsOf(
  { games, gameType, lottery, tickets }: PlayedItem,
  draw: StoredDraw,
  divisions: readonly PrizeDivisionResult[],
): WinsByDivision {
  if (!draw.drawn) return new Map();
  if (!lottery) return countRaffleWinsByDivision(tickets, { winningTickets: draw.winningTickets, divisions });
  return sumWinsByDivision(games.map((game) => scoreGame(game, gameType, lottery, draw.winningNumbers)));
}

function wonPrizes(wins: WinsByDivision, divisions: readonly PrizeDivisionResult[], currency: string): WonPrize[] {
  return divisions.flatMap(({ division, name, prize }) => {
    const count = wins.get(division) ?? 0;
    return count === 0 ? [] : [{ division, name, count, prize: toMoneyResponse(prize, currency) }];
  });
}

function syndicateOf(
  { item, siteKey }: Pick<StoredOrder, 'siteKey' | 'item'>,
  { brand, shop }: DrawResponseContext,
): Syndicate | null {
  if (item.product_type === 'social_syndicate_share') {
    return findPartySessionAsSyndicate(shop, siteKey, item.syndicate_encoded_id ?? '');
  }
  if (item.product_type !== 'syndicate_share') return null;
  const offer = brand.catalogue.offers
    .filter((candidate): candidate is CatalogueSyndicatesOfLottery => candidate.type === 'syndicate_share')
    .find(({ key }) => key === item.lottery_key);
  return offer?.syndicates.find(({ key }) => key === item.syndicate_key) ?? null;
}

function offerOf(key: string, { brand }: DrawResponseContext): CatalogueOffer {
  const offer = brand.catalogue.offers.find((candidate) => candidate.key === key);
  if (!offer) throw new Error(`${key} is not in the catalogue`);
  return offer;
}
