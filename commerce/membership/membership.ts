import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/membership.calls.gen.ts';
import type {
  CustomerGiveawayDraw,
  CustomerMembership,
  GiveawayDraw,
  MembershipConfigResult,
  MembershipCustomer,
} from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';

const config: CallRefOf<typeof calls.membershipConfig> = { id: 'membership.config' };
const customer: CallRefOf<typeof calls.membershipCustomer> = { id: 'membership.customer' };
const update: CallRefOf<typeof calls.membershipUpdate> = { id: 'membership.update' };
const giveaways: CallRefOf<typeof calls.membershipGiveaways> = { id: 'membership.giveaways' };
const unlockDraw: CallRefOf<typeof calls.membershipUnlockDraw> = { id: 'membership.unlock-draw' };
const resend: CallRefOf<typeof calls.membershipResend> = { id: 'membership.resend' };
const giveaway: CallRefOf<typeof calls.membershipGiveaway> = { id: 'membership.giveaway' };
const benefits: CallRefOf<typeof calls.membershipBenefits> = { id: 'membership.benefits' };

/** Giveaways per page (specification: Business constants and limits, "Page sizes"). */
export const GIVEAWAYS_ON_A_PAGE = 9;

export interface MembershipProgramWithCacheExpiry {
  readonly program: MembershipConfigResult;
  /** When to fetch it again, in epoch milliseconds. */
  readonly expires: number | null;
}

type Options = Pick<CallOptions<never>, 'signal'>;

export interface MembershipCalls {
  /** The membership program with its giveaways and upcoming draws. */
  config(options?: Options): Promise<MembershipProgramWithCacheExpiry>;
  /** The membership status of the customer. */
  customer(options?: Options): Promise<MembershipCustomer>;
  /** Joins a program, such as 'daily_winners'; a paid one may first require a deposit. */
  join(programId: string, metadata?: Readonly<Record<string, string>>, options?: Options): Promise<CustomerMembership>;
  /** Leaves a program. A paid membership continues until its end. */
  leave(programId: string, metadata?: Readonly<Record<string, string>>, options?: Options): Promise<CustomerMembership>;
  /** Upcoming giveaway draws, or past ones that the customer took part in. */
  giveaways(
    status: 'current' | 'closed',
    query?: LimitAndOffsetQuery,
    options?: Options,
  ): Promise<PagedEntries<CustomerGiveawayDraw>>;
  unlockDraw(drawId: string, options?: Options): Promise<CustomerGiveawayDraw>;
  /** Sends the confirmation of the entries again and returns its e-mail address. */
  resend(drawId: string, options?: Options): Promise<string>;
  /** A giveaway draw; an unknown type or number is refused with 404. */
  giveaway(giveawayType: string, drawNo: number, options?: Options): Promise<GiveawayDraw>;
  /** Address that signs the customer in at the benefits partner. */
  benefits(options?: Options): Promise<string>;
}

export function createMembershipCalls(transport: ApiTransport): MembershipCalls {
  return {
    async config(options = {}) {
      const { result, expires } = await transport.send(config, {}, { ...options, expires: nextDraw });
      return { program: result, expires };
    },
    async customer(options = {}) {
      return (await transport.send(customer, {}, options)).result;
    },
    async join(membershipProgram, metadata, options = {}) {
      const body = {
        membershipProgram,
        membershipStatus: 'member' as const,
        ...(metadata ? { metadata } : {}),
      };
      return (await transport.send(update, { body }, options)).result;
    },
    async leave(membershipProgram, metadata, options = {}) {
      const body = {
        membershipProgram,
        membershipStatus: 'non-member' as const,
        ...(metadata ? { metadata } : {}),
      };
      return (await transport.send(update, { body }, options)).result;
    },
    async giveaways(status, query = {}, options = {}) {
      const input = { query: { status, limit: GIVEAWAYS_ON_A_PAGE, ...query } };
      const { result, pageInfo, expires } = await transport.send(giveaways, input, options);
      return { entries: result, pageInfo, expires };
    },
    async unlockDraw(drawId, options = {}) {
      const input = { params: { drawId }, body: { entryStatus: 'unlocked' as const } };
      return (await transport.send(unlockDraw, input, options)).result;
    },
    async resend(drawId, options = {}) {
      return (await transport.send(resend, { params: { drawId } }, options)).result.recipient;
    },
    async giveaway(giveawayType, drawNo, options = {}) {
      const input = { params: { giveawayType, drawNo: String(drawNo) } };
      return (await transport.send(giveaway, input, options)).result;
    },
    async benefits(options = {}) {
      return (await transport.send(benefits, {}, options)).result.ssoUrl;
    },
  };
}

function nextDraw({ upcomingDraws }: MembershipConfigResult): number | null {
  const first = Math.min(...upcomingDraws.map(({ date }) => Date.parse(date)));
  return Number.isFinite(first) ? first : null;
}
