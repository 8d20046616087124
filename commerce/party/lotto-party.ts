import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/lotto-party.calls.gen.ts';
import type {
  AutosessionStatus,
  PartyConfig,
  PartyGroup,
  PartyGroupRequest,
  PartyOrder,
  PartySession,
  PartySessionRequest,
} from '#schemas/generated/api/types.gen.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '../results/draws.ts';

const groupCreate: CallRefOf<typeof calls.lottoPartyGroupCreate> = { id: 'lotto-party.group.create' };
const groupList: CallRefOf<typeof calls.lottoPartyGroupList> = { id: 'lotto-party.group.list' };
const groupGet: CallRefOf<typeof calls.lottoPartyGroupGet> = { id: 'lotto-party.group.get' };
const groupByToken: CallRefOf<typeof calls.lottoPartyGroupByToken> = { id: 'lotto-party.group.by-token' };
const groupJoin: CallRefOf<typeof calls.lottoPartyGroupJoin> = { id: 'lotto-party.group.join' };
const groupUpdate: CallRefOf<typeof calls.lottoPartyGroupUpdate> = { id: 'lotto-party.group.update' };
const groupLeave: CallRefOf<typeof calls.lottoPartyGroupLeave> = { id: 'lotto-party.group.leave' };
const removeMember: CallRefOf<typeof calls.lottoPartyGroupRemoveMember> = { id: 'lotto-party.group.remove-member' };
const groupSessions: CallRefOf<typeof calls.lottoPartyGroupSessions> = { id: 'lotto-party.group.sessions' };
const sessionOpen: CallRefOf<typeof calls.lottoPartyGroupSessionOpen> = { id: 'lotto-party.group.session-open' };
const sessionCreate: CallRefOf<typeof calls.lottoPartySessionCreate> = { id: 'lotto-party.session.create' };
const sessionUpdate: CallRefOf<typeof calls.lottoPartySessionUpdate> = { id: 'lotto-party.session.update' };
const sessionGet: CallRefOf<typeof calls.lottoPartySessionGet> = { id: 'lotto-party.session.get' };
const discover: CallRefOf<typeof calls.lottoPartySessionDiscover> = { id: 'lotto-party.session.discover' };
const discoverDraw: CallRefOf<typeof calls.lottoPartySessionDiscoverDraw> = { id: 'lotto-party.session.discover-draw' };
const config: CallRefOf<typeof calls.lottoPartyConfig> = { id: 'lotto-party.config' };
const configGet: CallRefOf<typeof calls.lottoPartyConfigGet> = { id: 'lotto-party.config.get' };
const orderGet: CallRefOf<typeof calls.lottoPartyOrderGet> = { id: 'lotto-party.order.get' };

/** Groups and sessions per page (specification: Business constants and limits, "Page sizes"). */
export const PARTY_GROUPS_ON_A_PAGE = 6;
export const PARTY_SESSIONS_ON_A_PAGE = 10;

type Options = Pick<CallOptions<never>, 'signal'>;
type KeyedOptions = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/**
 * Lotto party calls. A taken group name is refused with 409, a bad one with `contains_profanity`, and a session for a
 * closed draw with 422.
 */
export interface LottoPartyCalls {
  createGroup(group: PartyGroupRequest, options?: KeyedOptions): Promise<PartyGroup>;
  groups(query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<PartyGroup>>;
  group(id: string, options?: Options): Promise<PartyGroup>;
  /** The group of an invitation token; the only call here that needs no sign-in. */
  groupByToken(token: string, options?: Options): Promise<PartyGroup>;
  join(token: string, options?: Options): Promise<PartyGroup>;
  /** Renames an own group; bad names are refused as for a new group. */
  rename(groupId: string, groupName: string, options?: Options): Promise<PartyGroup>;
  /** Leaves a group and returns how many of the customer's shares are still to be drawn. */
  leave(groupId: string, options?: Options): Promise<number>;
  /** Removes a member from an own group. */
  removeMember(groupId: string, memberId: string, options?: Options): Promise<PartyGroup>;
  sessions(groupId: string, query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<PartySession>>;
  openSession(groupId: string, options?: Options): Promise<PartySession | null>;
  createSession(session: PartySessionRequest, options?: Options): Promise<PartySession>;
  setAutosession(sessionId: string, status: AutosessionStatus, options?: Options): Promise<PartySession>;
  session(id: string, options?: Options): Promise<PartySession>;
  discover(query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<PartySession>>;
  discoverForDraw(drawId: string, query?: LimitAndOffsetQuery, options?: Options): Promise<PagedEntries<PartySession>>;
  config(options?: Options): Promise<readonly PartyConfig[]>;
  configOf(lotteryKey: string, options?: Options): Promise<PartyConfig>;
  /** The customer's shares in a session; `lines` are included with details only. */
  order(id: string, query?: { readonly showDetails?: boolean }, options?: Options): Promise<PartyOrder>;
}

export function createLottoPartyCalls(transport: ApiTransport): LottoPartyCalls {
  return {
    async createGroup(group, options = {}) {
      return (await transport.send(groupCreate, { body: group }, options)).result;
    },
    async groups(query = {}, options = {}) {
      const input = { query: { limit: PARTY_GROUPS_ON_A_PAGE, ...query } };
      const { result, pageInfo, expires } = await transport.send(groupList, input, options);
      return { entries: result, pageInfo, expires };
    },
    async group(id, options = {}) {
      return (await transport.send(groupGet, { params: { id } }, options)).result;
    },
    async groupByToken(token, options = {}) {
      return (await transport.send(groupByToken, { params: { groupToken: token } }, options)).result;
    },
    async join(token, options = {}) {
      return (await transport.send(groupJoin, { params: { groupToken: token } }, options)).result;
    },
    async rename(id, groupName, options = {}) {
      return (await transport.send(groupUpdate, { params: { id }, body: { groupName } }, options)).result;
    },
    async leave(id, options = {}) {
      return (await transport.send(groupLeave, { params: { id } }, options)).result.sharesKept;
    },
    async removeMember(id, memberId, options = {}) {
      return (await transport.send(removeMember, { params: { id, memberId } }, options)).result;
    },
    async sessions(id, query = {}, options = {}) {
      const input = { params: { id }, query: { limit: PARTY_SESSIONS_ON_A_PAGE, ...query } };
      const { result, pageInfo, expires } = await transport.send(groupSessions, input, options);
      return { entries: result, pageInfo, expires };
    },
    async openSession(id, options = {}) {
      return (await transport.send(sessionOpen, { params: { id } }, options)).result;
    },
    async createSession(session, options = {}) {
      return (await transport.send(sessionCreate, { body: session }, options)).result;
    },
    async setAutosession(id, autosessionStatus, options = {}) {
      return (await transport.send(sessionUpdate, { params: { id }, body: { autosessionStatus } }, options)).result;
    },
    async session(id, options = {}) {
      return (await transport.send(sessionGet, { params: { id } }, options)).result;
    },
    async discover(query = {}, options = {}) {
      const input = { query: { limit: PARTY_SESSIONS_ON_A_PAGE, ...query } };
      const { result, pageInfo, expires } = await transport.send(discover, input, options);
      return { entries: result, pageInfo, expires };
    },
    async discoverForDraw(drawId, query = {}, options = {}) {
      const input = { params: { drawId }, query: { limit: PARTY_SESSIONS_ON_A_PAGE, ...query } };
      const { result, pageInfo, expires } = await transport.send(discoverDraw, input, options);
      return { entries: result, pageInfo, expires };
    },
    async config(options = {}) {
      return (await transport.send(config, {}, { ...options, expires: nextClose })).result;
    },
    async configOf(id, options = {}) {
      const expires = (found: PartyConfig) => nextClose([found]);
      return (await transport.send(configGet, { params: { id } }, { ...options, expires })).result;
    },
    async order(id, { showDetails = false } = {}, options = {}) {
      const query = showDetails ? { show_details: 'true' as const } : {};
      return (await transport.send(orderGet, { params: { id }, query }, options)).result;
    },
  };
}

/** The party offers change when the first of their draws closes. */
function nextClose(configs: readonly PartyConfig[]): number | null {
  const first = Math.min(...configs.flatMap(({ draws }) => draws.map(({ closeDate }) => Date.parse(closeDate))));
  return Number.isFinite(first) ? first : null;
}
