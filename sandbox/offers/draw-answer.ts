import type {
  DrawDetails,
  DrawResult,
  DrawWinner,
  PastDraw,
  PrizeDivision,
} from '#schemas/generated/api/wire-types.gen.ts';
import { type Draw, drawStatus } from '../results/draws/draw.ts';
import type { DivisionResult, Winner } from '../results/draws/outcome.ts';
import { weekdayAt } from '../results/draws/schedule.ts';
import type { Brand, TicketsShop } from '../shop.ts';
import type { OfferEntry } from './catalogue/types.ts';
import { categoryOf } from './draw-category.ts';
import { moneyAnswer, prizePoolAnswer } from './money-answer.ts';

export interface DrawView {
  readonly shop: TicketsShop;
  readonly brand: Brand;
  readonly now: number;
}

const WINNERS_NAMED = 3;

/** A drawn draw in short. */
export function pastDrawAnswer(draw: Draw, { shop, brand, now }: DrawView): PastDraw {
  const { branding, program } = brand.catalogue;
  const offer = offerOf(draw, brand);
  const giveaway = program?.giveaways.find(({ type }) => type === draw.series);
  const divisions = shop.draws.divisions(draw);
  return {
    offer_key: offer.key,
    offer_name: offer.name,
    offer_url: offer.key,
    logo: offer.logo,
    category: categoryOf(offer),
    name: giveaway?.name ?? offer.name,
    ...(giveaway ? { giveaway_type: giveaway.type } : {}),
    draw_no: draw.drawNo,
    date: new Date(draw.date).toISOString(),
    day: weekdayAt(draw.date, branding.time_zone),
    status: drawStatus(draw, now),
    prize_pool: prizePoolAnswer(draw.prizePool, branding.currency),
    title: giveaway?.prizeTitle ?? (offer.type === 'raffle_ticket' ? offer.title : null),
    winning_numbers: draw.winningNumbers,
    winning_tickets: draw.winningTickets,
    num_winners: divisions.reduce((sum, { numWinners }) => sum + numWinners, 0),
    first_prize_winners: divisions.find(({ division }) => division === 1)?.numWinners ?? 0,
    jackpot_won: draw.jackpotWon,
    winners: shop.draws
      .winners(draw)
      .slice(0, WINNERS_NAMED)
      .map((winner) => winnerAnswer(winner, branding.currency)),
  };
}

export function drawResultAnswer(draw: Draw, view: DrawView): DrawResult {
  const { currency } = view.brand.catalogue.branding;
  return {
    draw: pastDrawAnswer(draw, view),
    divisions: view.shop.draws.divisions(draw).map((division) => divisionAnswer(division, currency)),
  };
}

export function drawDetailsAnswer(draw: Draw, view: DrawView): DrawDetails {
  const { branding } = view.brand.catalogue;
  const offer = offerOf(draw, view.brand);
  return {
    offer_key: offer.key,
    offer_name: offer.name,
    draw_no: draw.drawNo,
    type: offer.type === 'raffle_ticket' ? 'raffle_ticket_draw' : 'lottery_ticket_draw',
    date: new Date(draw.date).toISOString(),
    close_date: new Date(draw.closeDate).toISOString(),
    day: weekdayAt(draw.date, branding.time_zone),
    status: drawStatus(draw, view.now),
    prize_pool: prizePoolAnswer(draw.prizePool, branding.currency),
    result: draw.drawn ? drawResultAnswer(draw, view) : null,
  };
}

export function divisionAnswer(result: DivisionResult, currency: string): PrizeDivision {
  const { division, name, match, numWinners, prize } = result;
  return { division, name, match, num_winners: numWinners, prize: moneyAnswer(prize, currency) };
}

export function winnerAnswer({ name, place, division, prizeTitle, prize }: Winner, currency: string): DrawWinner {
  return { name, place, division, prize_title: prizeTitle, prize: moneyAnswer(prize, currency) };
}

function offerOf(draw: Draw, { catalogue }: Brand): OfferEntry {
  const offer = catalogue.offers.find(({ key }) => key === draw.offerKey);
  if (!offer) throw new Error(`draw ${draw.id} belongs to ${draw.offerKey}, which is not in the catalogue`);
  return offer;
}
