import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { ApiFault, createNotFoundFault } from '../../http/api-fault.ts';
import {
  type AuthorisedCall,
  type AuthorisedCustomerCall,
  defineSandboxCustomerBodyRoute,
  defineSandboxCustomerRoute,
  defineSandboxRoute,
  type SandboxCallRoute,
} from '../../http/call-route.ts';
import { parsePagination } from '../../http/pagination.ts';
import { createDeterministicOpaqueId } from '../../results/draws/seeded-random.ts';
import type { SandboxShop, TicketReadDependencies } from '../../shop.ts';
import { toOrderDrawTicketResponse } from '../../tickets/orders/order-line-response.ts';
import { toOrderSummaryResponse } from '../../tickets/orders/order-response.ts';
import { parsePartyGroupName } from '../group-name.ts';
import { partyMessages } from '../party.messages.gen.ts';
import type { StoredPartyGroup } from '../party.ts';
import { addCustomerToPartyGroup, leavePartyGroup, removePartyMember } from '../party-members.ts';
import {
  type PartyResponseContext,
  toPartyConfigResponse,
  toPartyGroupResponse,
  toPartyGroupResponseWithMembers,
  toPartySessionResponse,
} from '../party-response.ts';
import {
  countPartySharesSold,
  findPartySession,
  maySeePartyGroup,
  maySeePartySession,
  openPartySession,
  type PartySessionWithGroupAndDraw,
  setAutomaticPartySessions,
} from '../party-sessions.ts';
import { listLotteryPartyTerms } from '../party-terms.ts';

const SELLS = { sells: true };

/** Only turning automatic sessions on sells something. */
const OPENS_SESSIONS = {
  sells: (body: unknown) =>
    typeof body === 'object' && body !== null && 'autosession_status' in body && body.autosession_status === 'on',
};

const GROUPS_ON_A_PAGE = 6;
const SESSIONS_ON_A_PAGE = 10;

export function createSandboxLottoPartyRoutes(shop: SandboxShop): SandboxCallRoute[] {
  return [...groupRoutes(shop), ...sessionRoutes(shop), ...configRoutes(shop), orderRoute(shop)];
}

function groupRoutes(shop: TicketReadDependencies & Pick<SandboxShop, 'brands' | 'outbox'>): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(
      calls.lottoPartyGroupCreate,
      (incoming, body) => {
        const { brand, customer, now } = incoming;
        const name = freeName(shop, brand.siteKey, body.group_name);
        const group = shop.parties.createGroup({
          siteKey: brand.siteKey,
          name,
          publicity: body.publicity_status ?? 'private',
          ownerId: customer.id,
          createdAt: now,
        });
        return { result: toPartyGroupResponse(group, viewOf(shop, incoming)) };
      },
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.lottoPartyGroupList, (incoming) => {
      const page = parsePagination(incoming.query, GROUPS_ON_A_PAGE);
      const { groups, total } = shop.parties.listGroupsOfCustomer(incoming.customer.id, page);
      const view = viewOf(shop, incoming);
      return { result: groups.map((group) => toPartyGroupResponse(group, view)), page_info: { ...page, total } };
    }),

    defineSandboxCustomerRoute(calls.lottoPartyGroupGet, (incoming) => ({
      result: toPartyGroupResponseWithMembers(groupOf(shop, incoming, incoming.params.id), viewOf(shop, incoming)),
    })),

    defineSandboxRoute(calls.lottoPartyGroupByToken, (incoming) => ({
      result: toPartyGroupResponse(groupByToken(shop, incoming), viewOf(shop, incoming), true),
    })),

    defineSandboxCustomerRoute(
      calls.lottoPartyGroupJoin,
      (incoming) => {
        const group = groupByToken(shop, incoming);
        addCustomerToPartyGroup(shop, group, incoming.customer, incoming.now);
        return { result: toPartyGroupResponse(group, viewOf(shop, incoming)) };
      },
      SELLS,
    ),

    defineSandboxCustomerBodyRoute(calls.lottoPartyGroupUpdate, (incoming, body) => {
      const group = ownGroup(shop, incoming);
      shop.parties.renameGroup(group.id, freeName(shop, incoming.brand.siteKey, body.group_name, group.id));
      return { result: toPartyGroupResponseWithMembers(groupOf(shop, incoming, group.id), viewOf(shop, incoming)) };
    }),

    defineSandboxCustomerRoute(calls.lottoPartyGroupLeave, (incoming) => {
      const group = groupOf(shop, incoming, incoming.params.id);
      return {
        result: {
          group_id: group.id,
          shares_kept: leavePartyGroup(shop, group, incoming.customer, incoming.now),
        },
      };
    }),

    defineSandboxCustomerRoute(calls.lottoPartyGroupRemoveMember, (incoming) => {
      const group = ownGroup(shop, incoming);
      removePartyMember(shop, group, incoming.params.memberId ?? '', incoming.now);
      return { result: toPartyGroupResponseWithMembers(groupOf(shop, incoming, group.id), viewOf(shop, incoming)) };
    }),

    defineSandboxCustomerRoute(calls.lottoPartyGroupSessions, (incoming) => {
      const group = groupOf(shop, incoming, incoming.params.id);
      const page = parsePagination(incoming.query, SESSIONS_ON_A_PAGE);
      const { sessions, total } = shop.parties.listSessions(group.id, page);
      const view = viewOf(shop, incoming);
      return {
        result: sessions.map((session) =>
          toPartySessionResponse({ session, group, draw: shop.draws.getById(session.drawId) }, view),
        ),
        page_info: { ...page, total },
      };
    }),

    defineSandboxCustomerRoute(calls.lottoPartyGroupSessionOpen, (incoming) => ({
      result: toPartyGroupResponse(groupOf(shop, incoming, incoming.params.id), viewOf(shop, incoming)).open_session,
    })),
  ];
}

function sessionRoutes(
  shop: TicketReadDependencies & Pick<SandboxShop, 'outbox' | 'playBreaks' | 'customerDetails'>,
): SandboxCallRoute[] {
  return [
    defineSandboxCustomerBodyRoute(
      calls.lottoPartySessionCreate,
      (incoming, body) => {
        const group = groupOf(shop, incoming, body.group_id);
        const session = openPartySession(body, group, { shop, ...incoming });
        return {
          result: toPartySessionResponse(
            { session, group, draw: shop.draws.getById(session.drawId) },
            viewOf(shop, incoming),
          ),
        };
      },
      SELLS,
    ),

    defineSandboxCustomerRoute(calls.lottoPartySessionDiscover, (incoming) => discovered(shop, incoming, null)),

    defineSandboxCustomerRoute(calls.lottoPartySessionDiscoverDraw, (incoming) => {
      const { drawId } = incoming.params;
      const draw = listLotteryPartyTerms(incoming.brand.catalogue)
        .flatMap(({ offer }) => shop.draws.listUndrawn(incoming.brand.siteKey, offer.key))
        .find(({ siteKey, offerKey, drawNo }) => createDeterministicOpaqueId(siteKey, offerKey, drawNo) === drawId);
      if (!draw) throw createNotFoundFault('draw_not_found', partyMessages.noSuchDraw());
      return discovered(shop, incoming, draw.id);
    }),

    defineSandboxCustomerRoute(calls.lottoPartySessionGet, (incoming) => ({
      result: toPartySessionResponse(sessionOf(shop, incoming), viewOf(shop, incoming)),
    })),

    defineSandboxCustomerBodyRoute(
      calls.lottoPartySessionUpdate,
      (incoming, { autosession_status: status }) => {
        const found = sessionOf(shop, incoming);
        const isOrganiser = [found.session.organiserId, found.group.ownerId].includes(incoming.customer.id);
        if (!isOrganiser || !shop.parties.isMember(found.group.id, incoming.customer.id)) {
          throw new ApiFault(403, { code: 'not_organiser', message: partyMessages.sessionOfOrganiser() });
        }
        setAutomaticPartySessions(shop, incoming.brand, found, status, incoming.now);
        return { result: toPartySessionResponse(sessionOf(shop, incoming), viewOf(shop, incoming)) };
      },
      OPENS_SESSIONS,
    ),
  ];
}

function configRoutes(shop: TicketReadDependencies): SandboxCallRoute[] {
  return [
    defineSandboxCustomerRoute(calls.lottoPartyConfig, (incoming) => ({
      result: listLotteryPartyTerms(incoming.brand.catalogue).map((terms) =>
        toPartyConfigResponse(terms, viewOf(shop, incoming)),
      ),
    })),

    defineSandboxCustomerRoute(calls.lottoPartyConfigGet, (incoming) => {
      const terms = listLotteryPartyTerms(incoming.brand.catalogue).find(
        ({ offer }) => offer.key === incoming.params.id,
      );
      if (!terms) throw createNotFoundFault('config_not_found', partyMessages.lotteryNotPlayed());
      return { result: toPartyConfigResponse(terms, viewOf(shop, incoming)) };
    }),
  ];
}

/** Its path matches any single segment, so it comes last. */
function orderRoute(shop: TicketReadDependencies): SandboxCallRoute {
  return defineSandboxCustomerRoute(calls.lottoPartyOrderGet, (incoming) => {
    const { brand, customer, params, query } = incoming;
    const order = shop.orders.find(customer.id, params.id ?? '');
    const found = order && findPartySession(shop, brand.siteKey, order.item.syndicate_encoded_id ?? '');
    if (!order || !found) throw createNotFoundFault('order_not_found', partyMessages.noSuchOrder());
    const view = viewOf(shop, incoming);
    return {
      result: {
        summary: toOrderSummaryResponse(order, view),
        session: toPartySessionResponse(found, view),
        ...(query.show_details === 'true'
          ? { lines: shop.orders.listDraws(order.id).map((ticket) => toOrderDrawTicketResponse(ticket, order, view)) }
          : {}),
      },
    };
  });
}

function discovered(shop: TicketReadDependencies, incoming: AuthorisedCustomerCall, drawId: number | null) {
  const page = parsePagination(incoming.query, SESSIONS_ON_A_PAGE);
  const sessions = shop.parties
    .listDiscoverableSessions(incoming.brand.siteKey, drawId)
    .filter((session) => countPartySharesSold(shop, session) < session.maxShares);
  const view = viewOf(shop, incoming);
  return {
    result: sessions.slice(page.offset, page.offset + page.limit).map((session) => {
      const group = shop.parties.findGroup(session.siteKey, session.groupId);
      if (!group) throw new Error(`session ${session.id} has no group`);
      return toPartySessionResponse({ session, group, draw: shop.draws.getById(session.drawId) }, view);
    }),
    page_info: { ...page, total: sessions.length },
  };
}

/** @throws ApiFault 404 `group_not_found`, also for a private group of others. */
function groupOf(
  shop: Pick<SandboxShop, 'parties'>,
  { brand, customer }: Pick<AuthorisedCustomerCall, 'customer' | 'brand'>,
  id = '',
): StoredPartyGroup {
  const group = shop.parties.findGroup(brand.siteKey, id);
  if (!group || !maySeePartyGroup(shop, group, customer.id)) throw noSuchGroup();
  return group;
}

/** @throws ApiFault 404 `group_not_found`; 403 `not_organiser` for a group of another organiser. */
function ownGroup(
  shop: Pick<SandboxShop, 'parties'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'params'>,
): StoredPartyGroup {
  const group = groupOf(shop, incoming, incoming.params.id);
  if (group.ownerId !== incoming.customer.id) {
    throw new ApiFault(403, { code: 'not_organiser', message: partyMessages.partyOfOrganiser() });
  }
  return group;
}

/** @throws ApiFault 409 `duplicate`; 422 `contains_profanity` or `invalid`. */
function freeName(shop: Pick<SandboxShop, 'parties'>, siteKey: string, text: string, exceptId?: string): string {
  const name = parsePartyGroupName(text);
  if (shop.parties.isNameTaken(siteKey, name, exceptId)) {
    throw new ApiFault(409, { code: 'duplicate', message: partyMessages.nameTaken(), target: 'group_name' });
  }
  return name;
}

function groupByToken(shop: Pick<SandboxShop, 'parties'>, { brand, params }: AuthorisedCall): StoredPartyGroup {
  const group = shop.parties.findGroupByToken(brand.siteKey, params.groupToken ?? '');
  if (!group) throw noSuchGroup();
  return group;
}

/** @throws ApiFault 404 `session_not_found`, also for a session of a private group of others without shares of one's own. */
function sessionOf(
  shop: Pick<SandboxShop, 'draws' | 'orders' | 'parties'>,
  { brand, customer, params }: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'params'>,
): PartySessionWithGroupAndDraw {
  const found = findPartySession(shop, brand.siteKey, params.id ?? '');
  if (!found || !maySeePartySession(shop, found, customer.id)) {
    throw createNotFoundFault('session_not_found', partyMessages.noSuchSession());
  }
  return found;
}

function viewOf(shop: TicketReadDependencies, { brand, caller, now }: AuthorisedCall): PartyResponseContext {
  return { shop, brand, now, customer: caller?.customer ?? null };
}

function noSuchGroup(): ApiFault {
  return createNotFoundFault('group_not_found', partyMessages.noSuchGroup());
}
