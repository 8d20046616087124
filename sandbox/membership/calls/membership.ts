import { formatGroupedNumber } from '#domain/number-format.ts';
import * as calls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import type { Giveaway, UpcomingGiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, notFound, refusal } from '../../http/api-fault.ts';
import { type Page, pageOf } from '../../http/page.ts';
import { answer, answerCustomer, answerCustomerBody, type Incoming, type Route } from '../../http/route.ts';
import type { GiveawayEntry, MembershipProgram } from '../../offers/catalogue/types.ts';
import { moneyAnswer } from '../../offers/money-answer.ts';
import type { Draw } from '../../results/draws/draw.ts';
import { entriesSoFar } from '../../results/draws/sales.ts';
import { encodedId } from '../../results/draws/seeded-random.ts';
import type { Shop } from '../../shop.ts';
import { RateLimits } from '../../sign-in/rate-limits.ts';
import { firstDeposit } from '../../wallet/funds/methods.ts';
import { benefitsUrl } from '../benefits.ts';
import { resendByCustomer, resendConfirmation } from '../confirmation.ts';
import { currentDraws, giveawayAnswer as customerDraw, publicDraw } from '../giveaway-answer.ts';
import {
  getMembershipStanding,
  getTierAfterExpiry,
  isRenewed,
  joinProgram,
  leaveProgram,
  membershipAnswer,
  requireMembershipProgram,
  type StandingScope,
} from '../standing.ts';
import { unlockGiveawayEntries } from '../unlock.ts';

const GIVEAWAYS_ON_A_PAGE = 9;

export function membershipRoutes(shop: Shop): Route[] {
  const resends = new RateLimits();
  return [
    answer(calls.membershipConfig, (incoming) => {
      const { offers, branding } = incoming.brand.catalogue;
      const program = requireMembershipProgram(incoming.brand);
      return {
        result: {
          program_config: {
            program_id: program.programId,
            program_name: program.programName,
            program_url: program.programUrl,
            program_logo: offers.find(({ key }) => key === program.offerKey)?.logo ?? '',
            product_offer_key: program.offerKey,
            first_deposit: moneyAnswer(firstDeposit(incoming.brand), branding.currency),
            blocks: [...program.blocks],
          },
          giveaways: program.giveaways.map((giveaway) => giveawayAnswer(giveaway, branding.currency)),
          upcoming_draws: upcomingDraws(shop, program, incoming),
        },
      };
    }),

    answerCustomer(calls.membershipCustomer, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const { endsAt } = getMembershipStanding(program, scope);
      const { customer, brand } = incoming;
      return {
        result: {
          entries: [membershipAnswer(program, scope)],
          ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
          renews: isRenewed(program, scope),
          tier_afterwards: endsAt === null ? null : getTierAfterExpiry(program, scope),
          upcoming_draws: currentDraws(program, scope).map((draw) => customerDraw(draw, program, scope)),
          num_closed_draws: shop.giveawayEntries.closed(customer.id, { limit: 1, offset: 0 }).total,
          winnings: moneyAnswer(shop.giveawayEntries.winnings(customer.id), brand.catalogue.branding.currency),
        },
      };
    }),

    answerCustomerBody(calls.membershipUpdate, (incoming, request) => {
      const { membership_program: id, membership_status: wanted, metadata } = request;
      const program = requireMembershipProgram(incoming.brand);
      if (program.programId !== id) throw notFound('program_not_found', 'There is no such program.');
      const scope = { shop, ...incoming };
      if (wanted === 'member') joinProgram(program, scope, metadata);
      else leaveProgram(program, scope, metadata);
      return { result: membershipAnswer(program, scope) };
    }),

    answerCustomer(calls.membershipGiveaways, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const page = pageOf(incoming.query, GIVEAWAYS_ON_A_PAGE);
      const { draws, total } = listed(incoming.query.status, program, scope, page);
      return {
        result: draws.map((draw) => customerDraw(draw, program, scope)),
        page_info: { ...page, total },
      };
    }),

    answerCustomerBody(
      calls.membershipUnlockDraw,
      (incoming) => {
        const program = requireMembershipProgram(incoming.brand);
        const scope = { shop, ...incoming };
        const draw = unlockGiveawayEntries(incoming.params.drawId ?? '', program, scope);
        return { result: customerDraw(draw, program, scope) };
      },
      { sells: true },
    ),

    answerCustomer(calls.membershipResend, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const recipient = resendConfirmation(incoming.params.drawId ?? '', program, scope);
      // What is refused here takes the mail back with the transaction.
      resends.take([[resendByCustomer, incoming.customer.id]], incoming.now);
      return { result: { recipient } };
    }),

    answer(calls.membershipGiveaway, ({ brand, params, now }) => {
      const program = requireMembershipProgram(brand);
      const { giveawayType = '', drawNo = '' } = params;
      const isGiveaway = program.giveaways.some(({ type }) => type === giveawayType);
      const draw =
        isGiveaway && /^[1-9]\d{0,8}$/.test(drawNo)
          ? shop.draws.find(brand.siteKey, program.offerKey, Number(drawNo), giveawayType)
          : null;
      if (!draw) throw notFound('draw_not_found', 'There is no such draw.');
      return { result: publicDraw(draw, program, { shop, brand, now }) };
    }),

    answerCustomer(calls.membershipBenefits, (incoming) => {
      const scope = { shop, ...incoming };
      if (getMembershipStanding(requireMembershipProgram(incoming.brand), scope).tier !== 'premium') {
        throw refusal('membership_required', 'The benefits are for premium members.');
      }
      return { result: { sso_url: benefitsUrl(scope) } };
    }),
  ];
}

function listed(
  status: string | undefined,
  program: MembershipProgram,
  scope: StandingScope,
  page: Page,
): { draws: Draw[]; total: number } {
  switch (status) {
    case undefined:
    case 'current': {
      const draws = currentDraws(program, scope);
      return { draws: draws.slice(page.offset, page.offset + page.limit), total: draws.length };
    }
    case 'closed': {
      const { entries, total } = scope.shop.giveawayEntries.closed(scope.customer.id, page);
      return { draws: entries.map(({ drawId }) => scope.shop.draws.byId(drawId)), total };
    }
    default:
      throw new ApiFault(422, { code: 'invalid', message: 'status is not valid.', target: 'status' });
  }
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

function upcomingDraws(
  shop: Pick<Shop, 'draws'>,
  program: MembershipProgram,
  { brand, now }: Incoming,
): UpcomingGiveawayDraw[] {
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
  return `${formatGroupedNumber(entriesSoFar(giveaway, draw, now), locale)} entries`;
}
