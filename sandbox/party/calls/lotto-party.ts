import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { ApiFault, notFound } from '../../http/api-fault.ts';
import { pageOf } from '../../http/page.ts';
import {
  answer,
  answerCustomer,
  answerCustomerBody,
  type CustomerIncoming,
  type Incoming,
  type Route,
} from '../../http/route.ts';
import { encodedId } from '../../results/draws/seeded-random.ts';
import type { Shop, TicketsShop } from '../../shop.ts';
import { orderSummaryAnswer } from '../../tickets/orders/order-answer.ts';
import { orderLineAnswer } from '../../tickets/orders/order-line-answer.ts';
import { settleGroupName } from '../group-name.ts';
import type { PartyGroup } from '../party.ts';
import { groupAnswer, type PartyView, partyConfigAnswer, sessionAnswer, wholeGroupAnswer } from '../party-answer.ts';
import { joinGroup, leaveGroup, removeFromGroup } from '../party-members.ts';
import {
  type FoundSession,
  findSession,
  maySee,
  maySeeSession,
  openSession,
  setAutosession,
  sharesSold,
} from '../party-sessions.ts';
import { partyTermsOf } from '../party-terms.ts';

const SELLS = { sells: true };

/** Turning automatic sessions off sells nothing. */
const OPENS_SESSIONS = {
  sells: (body: unknown) =>
    typeof body === 'object' && body !== null && 'autosession_status' in body && body.autosession_status === 'on',
};

const GROUPS_ON_A_PAGE = 6;
const SESSIONS_ON_A_PAGE = 10;

export function lottoPartyRoutes(shop: Shop): Route[] {
  return [...groupRoutes(shop), ...sessionRoutes(shop), ...configRoutes(shop), orderRoute(shop)];
}

function groupRoutes(shop: TicketsShop & Pick<Shop, 'brands' | 'outbox'>): Route[] {
  return [
    answerCustomerBody(
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
        return { result: groupAnswer(group, viewOf(shop, incoming)) };
      },
      SELLS,
    ),

    answerCustomer(calls.lottoPartyGroupList, (incoming) => {
      const page = pageOf(incoming.query, GROUPS_ON_A_PAGE);
      const { groups, total } = shop.parties.groupsOf(incoming.customer.id, page);
      const view = viewOf(shop, incoming);
      return { result: groups.map((group) => groupAnswer(group, view)), page_info: { ...page, total } };
    }),

    answerCustomer(calls.lottoPartyGroupGet, (incoming) => ({
      result: wholeGroupAnswer(groupOf(shop, incoming, incoming.params.id), viewOf(shop, incoming)),
    })),

    answer(calls.lottoPartyGroupByToken, (incoming) => ({
      result: groupAnswer(groupByToken(shop, incoming), viewOf(shop, incoming), true),
    })),

    answerCustomer(
      calls.lottoPartyGroupJoin,
      (incoming) => {
        const group = groupByToken(shop, incoming);
        joinGroup(shop, group, incoming.customer, incoming.now);
        return { result: groupAnswer(group, viewOf(shop, incoming)) };
      },
      SELLS,
    ),

    answerCustomerBody(calls.lottoPartyGroupUpdate, (incoming, body) => {
      const group = ownGroup(shop, incoming);
      shop.parties.rename(group.id, freeName(shop, incoming.brand.siteKey, body.group_name, group.id));
      return { result: wholeGroupAnswer(groupOf(shop, incoming, group.id), viewOf(shop, incoming)) };
    }),

    answerCustomer(calls.lottoPartyGroupLeave, (incoming) => {
      const group = groupOf(shop, incoming, incoming.params.id);
      return { result: { group_id: group.id, shares_kept: leaveGroup(shop, group, incoming.customer, incoming.now) } };
    }),

    answerCustomer(calls.lottoPartyGroupRemoveMember, (incoming) => {
      const group = ownGroup(shop, incoming);
      removeFromGroup(shop, group, incoming.params.memberId ?? '', incoming.now);
      return { result: wholeGroupAnswer(groupOf(shop, incoming, group.id), viewOf(shop, incoming)) };
    }),

    answerCustomer(calls.lottoPartyGroupSessions, (incoming) => {
      const group = groupOf(shop, incoming, incoming.params.id);
      const page = pageOf(incoming.query, SESSIONS_ON_A_PAGE);
      const { sessions, total } = shop.parties.sessionsOf(group.id, page);
      const view = viewOf(shop, incoming);
      return {
        result: sessions.map((session) =>
          sessionAnswer({ session, group, draw: shop.draws.byId(session.drawId) }, view),
        ),
        page_info: { ...page, total },
      };
    }),

    answerCustomer(calls.lottoPartyGroupSessionOpen, (incoming) => ({
      result: groupAnswer(groupOf(shop, incoming, incoming.params.id), viewOf(shop, incoming)).open_session,
    })),
  ];
}

function sessionRoutes(shop: TicketsShop & Pick<Shop, 'outbox' | 'breaks' | 'details'>): Route[] {
  return [
    answerCustomerBody(
      calls.lottoPartySessionCreate,
      (incoming, body) => {
        const group = groupOf(shop, incoming, body.group_id);
        const session = openSession(body, group, { shop, ...incoming });
        return {
          result: sessionAnswer({ session, group, draw: shop.draws.byId(session.drawId) }, viewOf(shop, incoming)),
        };
      },
      SELLS,
    ),

    answerCustomer(calls.lottoPartySessionDiscover, (incoming) => discovered(shop, incoming, null)),

    answerCustomer(calls.lottoPartySessionDiscoverDraw, (incoming) => {
      const { drawId } = incoming.params;
      const draw = partyTermsOf(incoming.brand.catalogue)
        .flatMap(({ offer }) => shop.draws.toDraw(incoming.brand.siteKey, offer.key))
        .find(({ siteKey, offerKey, drawNo }) => encodedId(siteKey, offerKey, drawNo) === drawId);
      if (!draw) throw notFound('draw_not_found', 'There is no such draw.');
      return discovered(shop, incoming, draw.id);
    }),

    answerCustomer(calls.lottoPartySessionGet, (incoming) => ({
      result: sessionAnswer(sessionOf(shop, incoming), viewOf(shop, incoming)),
    })),

    answerCustomerBody(
      calls.lottoPartySessionUpdate,
      (incoming, { autosession_status: status }) => {
        const found = sessionOf(shop, incoming);
        const isOrganiser = [found.session.organiserId, found.group.ownerId].includes(incoming.customer.id);
        if (!isOrganiser || !shop.parties.isMember(found.group.id, incoming.customer.id)) {
          throw new ApiFault(403, { code: 'not_organiser', message: 'Only the organiser may change this session.' });
        }
        setAutosession(shop, incoming.brand, found, status, incoming.now);
        return { result: sessionAnswer(sessionOf(shop, incoming), viewOf(shop, incoming)) };
      },
      OPENS_SESSIONS,
    ),
  ];
}

function configRoutes(shop: TicketsShop): Route[] {
  return [
    answerCustomer(calls.lottoPartyConfig, (incoming) => ({
      result: partyTermsOf(incoming.brand.catalogue).map((terms) => partyConfigAnswer(terms, viewOf(shop, incoming))),
    })),

    answerCustomer(calls.lottoPartyConfigGet, (incoming) => {
      const terms = partyTermsOf(incoming.brand.catalogue).find(({ offer }) => offer.key === incoming.params.id);
      if (!terms) throw notFound('config_not_found', 'Parties do not play this lottery.');
      return { result: partyConfigAnswer(terms, viewOf(shop, incoming)) };
    }),
  ];
}

/** Its path takes any one segment, so it comes after all others of the service. */
function orderRoute(shop: TicketsShop): Route {
  return answerCustomer(calls.lottoPartyOrderGet, (incoming) => {
    const { brand, customer, params, query } = incoming;
    const order = shop.orders.find(customer.id, params.id ?? '');
    const found = order && findSession(shop, brand.siteKey, order.item.syndicate_encoded_id ?? '');
    if (!order || !found) throw notFound('order_not_found', 'There is no such order.');
    const view = viewOf(shop, incoming);
    return {
      result: {
        summary: orderSummaryAnswer(order, view),
        session: sessionAnswer(found, view),
        ...(query.show_details === 'true'
          ? { lines: shop.orders.draws(order.id).map((ticket) => orderLineAnswer(ticket, order, view)) }
          : {}),
      },
    };
  });
}

function discovered(shop: TicketsShop, incoming: CustomerIncoming, drawId: number | null) {
  const page = pageOf(incoming.query, SESSIONS_ON_A_PAGE);
  const sessions = shop.parties
    .discoverable(incoming.brand.siteKey, drawId)
    .filter((session) => sharesSold(shop, session) < session.maxShares);
  const view = viewOf(shop, incoming);
  return {
    result: sessions.slice(page.offset, page.offset + page.limit).map((session) => {
      const group = shop.parties.group(session.siteKey, session.groupId);
      if (!group) throw new Error(`session ${session.id} has no group`);
      return sessionAnswer({ session, group, draw: shop.draws.byId(session.drawId) }, view);
    }),
    page_info: { ...page, total: sessions.length },
  };
}

/** @throws ApiFault 404 `group_not_found`, also for a private group of others. */
function groupOf(
  shop: Pick<Shop, 'parties'>,
  { brand, customer }: Pick<CustomerIncoming, 'customer' | 'brand'>,
  id = '',
): PartyGroup {
  const group = shop.parties.group(brand.siteKey, id);
  if (!group || !maySee(shop, group, customer.id)) throw noSuchGroup();
  return group;
}

/** @throws ApiFault 404 `group_not_found`; 403 `not_organiser` for a group of somebody else. */
function ownGroup(
  shop: Pick<Shop, 'parties'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'params'>,
): PartyGroup {
  const group = groupOf(shop, incoming, incoming.params.id);
  if (group.ownerId !== incoming.customer.id) {
    throw new ApiFault(403, { code: 'not_organiser', message: 'Only the organiser may change this party.' });
  }
  return group;
}

/** @throws ApiFault 409 `duplicate`; 422 `contains_profanity` or `invalid`. */
function freeName(shop: Pick<Shop, 'parties'>, siteKey: string, text: string, exceptId?: string): string {
  const name = settleGroupName(text);
  if (shop.parties.isNameTaken(siteKey, name, exceptId)) {
    throw new ApiFault(409, { code: 'duplicate', message: 'A group has this name already.', target: 'group_name' });
  }
  return name;
}

function groupByToken(shop: Pick<Shop, 'parties'>, { brand, params }: Incoming): PartyGroup {
  const group = shop.parties.groupByToken(brand.siteKey, params.groupToken ?? '');
  if (!group) throw noSuchGroup();
  return group;
}

/** @throws ApiFault 404 `session_not_found`, also for a session of a private group of others without shares of one's own. */
function sessionOf(
  shop: Pick<Shop, 'draws' | 'orders' | 'parties'>,
  { brand, customer, params }: Pick<CustomerIncoming, 'customer' | 'brand' | 'params'>,
): FoundSession {
  const found = findSession(shop, brand.siteKey, params.id ?? '');
  if (!found || !maySeeSession(shop, found, customer.id)) {
    throw notFound('session_not_found', 'There is no such session.');
  }
  return found;
}

function viewOf(shop: TicketsShop, { brand, caller, now }: Incoming): PartyView {
  return { shop, brand, now, customer: caller?.customer ?? null };
}

function noSuchGroup(): ApiFault {
  return notFound('group_not_found', 'There is no such group.');
}
