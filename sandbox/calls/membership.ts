import { membershipConfig } from '#schemas/generated/api/membership.wire-calls.gen.ts';
import type { Giveaway, UpcomingGiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import type { GiveawayEntry, MembershipProgram } from '../catalogue/types.ts';
import { encodedId } from '../draws/chance.ts';
import type { Draw } from '../draws/draw.ts';
import { entriesSoFar } from '../draws/sales.ts';
import { notFound } from '../http/api-fault.ts';
import { answer, type Incoming, type Route } from '../http/route.ts';
import { moneyAnswer } from '../offers/money-answer.ts';
import type { Shop } from '../shop.ts';

export function membershipRoutes(shop: Shop): Route[] {
  return [
    answer(membershipConfig, (incoming) => {
      const { program, offers, branding } = incoming.brand.catalogue;
      if (!program) throw notFound('program_not_found', 'The brand has no membership program.');
      return {
        result: {
          program_config: {
            program_id: program.programId,
            program_name: program.programName,
            program_url: program.programUrl,
            program_logo: offers.find(({ key }) => key === program.offerKey)?.logo ?? '',
            product_offer_key: program.offerKey,
            blocks: [],
          },
          giveaways: program.giveaways.map((giveaway) => giveawayAnswer(giveaway, branding.currency)),
          upcoming_draws: upcomingDraws(shop, program, incoming),
        },
      };
    }),
  ];
}

function giveawayAnswer({ type, name, prizeTitle, prize, entries }: GiveawayEntry, currency: string): Giveaway {
  return {
    giveaway_type: type,
    name,
    prize_title: prizeTitle,
    prize: moneyAnswer(prize, currency),
    entries: entries.map(({ tier, numEntries, entryStatus }) => ({
      tier,
      num_entries: numEntries,
      entry_status: entryStatus,
    })),
  };
}

function upcomingDraws(shop: Shop, program: MembershipProgram, { brand, now }: Incoming): UpcomingGiveawayDraw[] {
  const draws = program.giveaways.flatMap((giveaway) =>
    shop.draws
      .toDraw(brand.siteKey, program.offerKey, giveaway.type)
      .filter(({ closeDate }) => closeDate > now)
      .map((draw) => ({ giveaway, draw })),
  );
  return draws
    .sort((left, right) => left.draw.date - right.draw.date)
    .map(({ giveaway, draw }) => ({
      draw_id: encodedId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
      draw_no: draw.drawNo,
      giveaway_type: giveaway.type,
      name: giveaway.name,
      prize_title: giveaway.prizeTitle,
      prize: moneyAnswer(giveaway.prize, brand.catalogue.branding.currency),
      date: new Date(draw.date).toISOString(),
      number_of_entries_text: entriesText(giveaway, draw, now, brand.catalogue.branding.locale),
      entry_status: 'locked',
    }));
}

function entriesText(giveaway: GiveawayEntry, draw: Draw, now: number, locale: string): string {
  return `${new Intl.NumberFormat(locale).format(entriesSoFar(giveaway, draw, now))} entries`;
}
