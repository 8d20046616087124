import type { CustomerGiveawayDraw, GiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueGiveaway, MembershipProgram } from '../offers/catalogue/catalogue-types.ts';
import { toDrawWinnerResponse } from '../offers/draw-response.ts';
import { toMoneyResponse } from '../offers/money-response.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { countSimulatedEntries } from '../results/draws/simulated-sales.ts';
import { membershipMessages } from './membership.messages.gen.ts';
import { getMembershipStanding, type SandboxMembershipContext } from './membership-standing.ts';

/** Coming draws of the program that are open for entries, next first. */
export function listCurrentGiveawayDraws(
  program: MembershipProgram,
  { shop, brand, now }: SandboxMembershipContext,
): StoredDraw[] {
  return program.giveaways
    .flatMap(({ type }) => shop.draws.listUndrawn(brand.siteKey, program.offerKey, type))
    .filter(({ closeDate }) => closeDate > now)
    .sort((left, right) => left.date - right.date);
}

/** A draw with the customer's entries, actual or possible. */
export function toCustomerGiveawayDrawResponse(
  draw: StoredDraw,
  program: MembershipProgram,
  scope: SandboxMembershipContext,
): CustomerGiveawayDraw {
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

/** A giveaway draw without customer data. */
export function toPublicGiveawayDrawResponse(
  draw: StoredDraw,
  program: MembershipProgram,
  scope: Pick<SandboxMembershipContext, 'shop' | 'brand' | 'now'>,
): GiveawayDraw {
  return commonAnswer(draw, giveawayOf(draw, program), scope);
}

function giveawayOf(draw: StoredDraw, program: MembershipProgram): CatalogueGiveaway {
  const giveaway = program.giveaways.find(({ type }) => type === draw.series);
  if (!giveaway) throw new Error(`draw ${draw.id} is of no giveaway`);
  return giveaway;
}

function commonAnswer(
  draw: StoredDraw,
  giveaway: CatalogueGiveaway,
  { shop, brand, now }: Pick<SandboxMembershipContext, 'shop' | 'brand' | 'now'>,
): GiveawayDraw {
  const { currency } = brand.catalogue.branding;
  return {
    draw_id: createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
    draw_no: draw.drawNo,
    giveaway_type: giveaway.type,
    name: giveaway.name,
    prize_title: giveaway.prizeTitle,
    prize: toMoneyResponse(giveaway.prize, currency),
    date: new Date(draw.date).toISOString(),
    close_date: new Date(draw.closeDate).toISOString(),
    number_of_entries_text: membershipMessages.numberOfEntries({ count: countSimulatedEntries(giveaway, draw, now) }),
    is_drawn: draw.drawn,
    winners: shop.draws.listWinners(draw).map((winner) => toDrawWinnerResponse(winner, currency)),
  };
}
