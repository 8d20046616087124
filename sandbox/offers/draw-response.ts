import type {
  DrawDetails,
  DrawResult,
  DrawWinner,
  PastDraw,
  PrizeDivision,
} from '#schemas/generated/api/wire-types.gen.ts';
import { getDrawStatus, type StoredDraw } from '../results/draws/draw.ts';
import type { NamedWinner, PrizeDivisionResult } from '../results/draws/draw-outcome.ts';
import { getWeekday } from '../results/draws/draw-schedule.ts';
import type { SandboxBrand, TicketReadDependencies } from '../shop.ts';
import type { CatalogueOffer } from './catalogue/catalogue-types.ts';
import { getDrawCategoryOfOffer } from './draw-category.ts';
import { toMoneyResponse, toPrizePoolResponse } from './money-response.ts';

export interface DrawResponseContext {
  readonly shop: TicketReadDependencies;
  readonly brand: SandboxBrand;
  readonly now: number;
}

const WINNERS_NAMED = 3;

/** A drawn draw in short. */
export function toPastDrawResponse(draw: StoredDraw, { shop, brand, now }: DrawResponseContext): PastDraw {
  const { branding, program } = brand.catalogue;
  const offer = offerOf(draw, brand);
  const giveaway = program?.giveaways.find(({ type }) => type === draw.series);
  const divisions = shop.draws.listDivisions(draw);
  return {
    offer_key: offer.key,
    offer_name: offer.name,
    offer_url: offer.key,
    logo: offer.logo,
    category: getDrawCategoryOfOffer(offer),
    name: giveaway?.name ?? offer.name,
    ...(giveaway ? { giveaway_type: giveaway.type } : {}),
    draw_no: draw.drawNo,
    date: new Date(draw.date).toISOString(),
    day: getWeekday(draw.date, branding.time_zone),
    status: getDrawStatus(draw, now),
    prize_pool: toPrizePoolResponse(draw.prizePool, branding.currency),
    title: giveaway?.prizeTitle ?? (offer.type === 'raffle_ticket' ? offer.title : null),
    winning_numbers: draw.winningNumbers,
    winning_tickets: draw.winningTickets,
    num_winners: divisions.reduce((sum, { numWinners }) => sum + numWinners, 0),
    first_prize_winners: divisions.find(({ division }) => division === 1)?.numWinners ?? 0,
    jackpot_won: draw.jackpotWon,
    winners: shop.draws
      .listWinners(draw)
      .slice(0, WINNERS_NAMED)
      .map((winner) => toDrawWinnerResponse(winner, branding.currency)),
  };
}

export function toDrawResultResponse(draw: StoredDraw, view: DrawResponseContext): DrawResult {
  const { currency } = view.brand.catalogue.branding;
  return {
    draw: toPastDrawResponse(draw, view),
    divisions: view.shop.draws.listDivisions(draw).map((division) => toPrizeDivisionResponse(division, currency)),
  };
}

export function toDrawDetailsResponse(draw: StoredDraw, view: DrawResponseContext): DrawDetails {
  const { branding } = view.brand.catalogue;
  const offer = offerOf(draw, view.brand);
  return {
    offer_key: offer.key,
    offer_name: offer.name,
    draw_no: draw.drawNo,
    type: offer.type === 'raffle_ticket' ? 'raffle_ticket_draw' : 'lottery_ticket_draw',
    date: new Date(draw.date).toISOString(),
    close_date: new Date(draw.closeDate).toISOString(),
    day: getWeekday(draw.date, branding.time_zone),
    status: getDrawStatus(draw, view.now),
    prize_pool: toPrizePoolResponse(draw.prizePool, branding.currency),
    result: draw.drawn ? toDrawResultResponse(draw, view) : null,
  };
}

export function toPrizeDivisionResponse(result: PrizeDivisionResult, currency: string): PrizeDivision {
  const { division, name, match, numWinners, prize } = result;
  return { division, name, match, num_winners: numWinners, prize: toMoneyResponse(prize, currency) };
}

export function toDrawWinnerResponse(
  { name, place, division, prizeTitle, prize }: NamedWinner,
  currency: string,
): DrawWinner {
  return { name, place, division, prize_title: prizeTitle, prize: toMoneyResponse(prize, currency) };
}

function offerOf(draw: StoredDraw, { catalogue }: SandboxBrand): CatalogueOffer {
  const offer = catalogue.offers.find(({ key }) => key === draw.offerKey);
  if (!offer) throw new Error(`draw ${draw.id} belongs to ${draw.offerKey}, which is not in the catalogue`);
  return offer;
}
