import { formatGroupedNumber } from '#domain/number-format.ts';
import type { CustomerGiveawayDraw, GiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { GiveawayEntry, MembershipProgram } from '../offers/catalogue/types.ts';
import { winnerAnswer } from '../offers/draw-answer.ts';
import { moneyAnswer } from '../offers/money-answer.ts';
import type { Draw } from '../results/draws/draw.ts';
import { entriesSoFar } from '../results/draws/sales.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import { getMembershipStanding, type StandingScope } from './standing.ts';

/** The coming draws of the program that still take entries, the next one first. */
export function currentDraws(program: MembershipProgram, { shop, brand, now }: StandingScope): Draw[] {
  return program.giveaways
    .flatMap(({ type }) => shop.draws.toDraw(brand.siteKey, program.offerKey, type))
    .filter(({ closeDate }) => closeDate > now)
    .sort((left, right) => left.date - right.date);
}

/** A draw with the entries that a customer has in it, or would have. */
export function giveawayAnswer(draw: Draw, program: MembershipProgram, scope: StandingScope): CustomerGiveawayDraw {
  const { shop, customer } = scope;
  const giveaway = giveawayOf(draw, program);
  const entries = shop.giveawayEntries.find(draw.id, customer.id);
  const tier = getMembershipStanding(program, scope).tier ?? 'free';
  const terms = giveaway.entries.find((entry) => entry.tier === tier);
  const takesBetter = terms !== undefined && (entries === null || terms.numEntries > entries.numEntries);
  const shown = !draw.drawn && takesBetter ? terms : entries;
  const { is_drawn: _, ...common } = commonAnswer(draw, giveaway, scope);
  return {
    ...common,
    num_entries: shown?.numEntries ?? 0,
    entry_status: shown?.entryStatus ?? 'locked',
    result: entries?.result ?? 'pending',
  };
}

/** A draw of a giveaway as everybody may know it. */
export function publicDraw(
  draw: Draw,
  program: MembershipProgram,
  scope: Pick<StandingScope, 'shop' | 'brand' | 'now'>,
): GiveawayDraw {
  return commonAnswer(draw, giveawayOf(draw, program), scope);
}

function giveawayOf(draw: Draw, program: MembershipProgram): GiveawayEntry {
  const giveaway = program.giveaways.find(({ type }) => type === draw.series);
  if (!giveaway) throw new Error(`draw ${draw.id} is of no giveaway`);
  return giveaway;
}

function commonAnswer(
  draw: Draw,
  giveaway: GiveawayEntry,
  { shop, brand, now }: Pick<StandingScope, 'shop' | 'brand' | 'now'>,
): GiveawayDraw {
  const { currency, locale } = brand.catalogue.branding;
  return {
    draw_id: encodedId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
    draw_no: draw.drawNo,
    giveaway_type: giveaway.type,
    name: giveaway.name,
    prize_title: giveaway.prizeTitle,
    prize: moneyAnswer(giveaway.prize, currency),
    date: new Date(draw.date).toISOString(),
    close_date: new Date(draw.closeDate).toISOString(),
    number_of_entries_text: `${formatGroupedNumber(entriesSoFar(giveaway, draw, now), locale)} entries`,
    is_drawn: draw.drawn,
    winners: shop.draws.winners(draw).map((winner) => winnerAnswer(winner, currency)),
  };
}
