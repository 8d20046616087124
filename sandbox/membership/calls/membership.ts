import * as calls from '#schemas/generated/api/membership.wire-calls.gen.ts';
import type { Giveaway, UpcomingGiveawayDraw } from '#schemas/generated/api/wire-types.gen.ts';
import { createInvalidValueFault, createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { type LimitAndOffset, parsePagination } from '../../http/pagination.ts';
import type { CatalogueGiveaway, MembershipProgram } from '../../offers/catalogue/catalogue-types.ts';
import { toMoneyResponse } from '../../offers/money-response.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../../results/draws/seeded-random.ts';
import { countSimulatedEntries } from '../../results/draws/simulated-sales.ts';
import type { SandboxShop } from '../../shop.ts';
import { RateLimiter } from '../../sign-in/rate-limiter.ts';
import { getLowestDepositMinimumOfBrand } from '../../wallet/funds/deposit-methods.ts';
import { createBenefitsUrl } from '../benefits.ts';
import { resendConfirmationRateLimit, resendGiveawayConfirmationOfOpenDraw } from '../entry-confirmation.ts';
import {
  toCustomerGiveawayDrawResponse as customerDraw,
  listCurrentGiveawayDraws,
  toPublicGiveawayDrawResponse,
} from '../giveaway-response.ts';
import { membershipMessages } from '../membership.messages.gen.ts';
import {
  getMembershipStanding,
  getMembershipTierAfterExpiry,
  isMembershipSetToRenew,
  joinMembershipProgramForFree,
  leaveMembershipProgram,
  requireMembershipProgram,
  type SandboxMembershipContext,
  toMembershipResponse,
} from '../membership-standing.ts';
import { unlockStoredGiveawayEntries } from '../unlock-entries.ts';

const GIVEAWAYS_ON_A_PAGE = 9;

export function createSandboxMembershipRoutes(shop: SandboxShop): SandboxCallRoute[] {
  const resends = new RateLimiter();
  return [
    defineSandboxRoute(calls.membershipConfig, (incoming) => {
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
            first_deposit: toMoneyResponse(getLowestDepositMinimumOfBrand(incoming.brand), branding.currency),
            blocks: [...program.blocks],
          },
          giveaways: program.giveaways.map((giveaway) => giveawayAnswer(giveaway, branding.currency)),
          upcoming_draws: upcomingDraws(shop, program, incoming),
        },
      };
    }),

    defineSandboxCustomerRoute(calls.membershipCustomer, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const { endsAt } = getMembershipStanding(program, scope);
      const { customer, brand } = incoming;
      return {
        result: {
          entries: [toMembershipResponse(program, scope)],
          ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
          renews: isMembershipSetToRenew(program, scope),
          tier_afterwards: endsAt === null ? null : getMembershipTierAfterExpiry(program, scope),
          upcoming_draws: listCurrentGiveawayDraws(program, scope).map((draw) => customerDraw(draw, program, scope)),
          num_closed_draws: shop.giveawayEntries.listClosed(customer.id, { limit: 1, offset: 0 }).total,
          winnings: toMoneyResponse(shop.giveawayEntries.sumWinnings(customer.id), brand.catalogue.branding.currency),
        },
      };
    }),

    defineSandboxCustomerBodyRoute(calls.membershipUpdate, (incoming, request) => {
      const { membership_program: id, membership_status: wanted, metadata } = request;
      const program = requireMembershipProgram(incoming.brand);
      if (program.programId !== id) throw createNotFoundFault('program_not_found', membershipMessages.noSuchProgram());
      const scope = { shop, ...incoming };
      if (wanted === 'member') joinMembershipProgramForFree(program, scope, metadata);
      else leaveMembershipProgram(program, scope, metadata);
      return { result: toMembershipResponse(program, scope) };
    }),

    defineSandboxCustomerRoute(calls.membershipGiveaways, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const page = parsePagination(incoming.query, GIVEAWAYS_ON_A_PAGE);
      const { draws, total } = listed(incoming.query.status, program, scope, page);
      return {
        result: draws.map((draw) => customerDraw(draw, program, scope)),
        page_info: { ...page, total },
      };
    }),

    defineSandboxCustomerBodyRoute(
      calls.membershipUnlockDraw,
      (incoming) => {
        const program = requireMembershipProgram(incoming.brand);
        const scope = { shop, ...incoming };
        const draw = unlockStoredGiveawayEntries(incoming.params.drawId ?? '', program, scope);
        return { result: customerDraw(draw, program, scope) };
      },
      { sells: true },
    ),

    defineSandboxCustomerRoute(calls.membershipResend, (incoming) => {
      const program = requireMembershipProgram(incoming.brand);
      const scope = { shop, ...incoming };
      const recipient = resendGiveawayConfirmationOfOpenDraw(incoming.params.drawId ?? '', program, scope);
      // A refusal rolls back the mail with the transaction.
      resends.count([[resendConfirmationRateLimit, incoming.customer.id]], incoming.now);
      return { result: { recipient } };
    }),

    defineSandboxRoute(calls.membershipGiveaway, ({ brand, params, now }) => {
      const program = requireMembershipProgram(brand);
      const { giveawayType = '', drawNo = '' } = params;
      const isGiveaway = program.giveaways.some(({ type }) => type === giveawayType);
      const draw =
        isGiveaway && /^[1-9]\d{0,8}$/.test(drawNo)
          ? shop.draws.find(brand.siteKey, program.offerKey, Number(drawNo), giveawayType)
          : null;
      if (!draw) throw createNotFoundFault('draw_not_found', membershipMessages.noSuchDraw());
      return { result: toPublicGiveawayDrawResponse(draw, program, { shop, brand, now }) };
    }),

    defineSandboxCustomerRoute(calls.membershipBenefits, (incoming) => {
      const scope = { shop, ...incoming };
      if (getMembershipStanding(requireMembershipProgram(incoming.brand), scope).tier !== 'premium') {
        throw createRefusalFault('membership_required', membershipMessages.benefitsForPremium());
      }
      return { result: { sso_url: createBenefitsUrl(scope) } };
    }),
  ];
}

function listed(
  status: string | undefined,
  program: MembershipProgram,
  scope: SandboxMembershipContext,
  page: LimitAndOffset,
): { draws: StoredDraw[]; total: number } {
  switch (status) {
    case undefined:
    case 'current': {
      const draws = listCurrentGiveawayDraws(program, scope);
      return { draws: draws.slice(page.offset, page.offset + page.limit), total: draws.length };
    }
    case 'closed': {
      const { entries, total } = scope.shop.giveawayEntries.listClosed(scope.customer.id, page);
      return { draws: entries.map(({ drawId }) => scope.shop.draws.getById(drawId)), total };
    }
    default:
      throw createInvalidValueFault('status');
  }
}

function giveawayAnswer({ type, name, prizeTitle, prize, entries }: CatalogueGiveaway, currency: string): Giveaway {
  return {
    giveaway_type: type,
    name,
    prize_title: prizeTitle,
    prize: toMoneyResponse(prize, currency),
    entries: entries.map(({ tier, numEntries, entryStatus }) => ({
      tier,
      num_entries: numEntries,
      entry_status: entryStatus,
    })),
  };
}

function upcomingDraws(
  shop: Pick<SandboxShop, 'draws'>,
  program: MembershipProgram,
  { brand, now }: AuthorisedCall,
): UpcomingGiveawayDraw[] {
  const draws = program.giveaways.flatMap((giveaway) =>
    shop.draws
      .listUndrawn(brand.siteKey, program.offerKey, giveaway.type)
      .filter(({ closeDate }) => closeDate > now)
      .map((draw) => ({ giveaway, draw })),
  );
  return draws
    .sort((left, right) => left.draw.date - right.draw.date)
    .map(({ giveaway, draw }) => ({
      draw_id: createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.series, draw.drawNo),
      draw_no: draw.drawNo,
      giveaway_type: giveaway.type,
      name: giveaway.name,
      prize_title: giveaway.prizeTitle,
      prize: toMoneyResponse(giveaway.prize, brand.catalogue.branding.currency),
      date: new Date(draw.date).toISOString(),
      number_of_entries_text: membershipMessages.numberOfEntries({ count: countSimulatedEntries(giveaway, draw, now) }),
      entry_status: 'locked',
    }));
}
