import type {
  PartyConfig,
  PartyDraw,
  PartyGroup as PartyGroupAnswer,
  PartySession as PartySessionAnswer,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { DrawResponseContext } from '../offers/draw-response.ts';
import { toMoneyResponse, toPrizePoolResponse } from '../offers/money-response.ts';
import { getDrawStatus, type StoredDraw } from '../results/draws/draw.ts';
import { getWeekday } from '../results/draws/draw-schedule.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import type { StoredPartyGroup } from './party.ts';
import { countPartySharesSold, type PartySessionWithGroupAndDraw } from './party-sessions.ts';
import type { LotteryPartyTerms } from './party-terms.ts';

/** The viewer of a party; null for a visitor. */
export interface PartyResponseContext extends DrawResponseContext {
  readonly customer: StoredCustomer | null;
}

/** A group, with its other members for a member. */
export function toPartyGroupResponseWithMembers(group: StoredPartyGroup, view: PartyResponseContext): PartyGroupAnswer {
  const answer = toPartyGroupResponse(group, view);
  if (!answer.is_member) return answer;
  const others = view.shop.parties.listMemberIds(group.id).filter((id) => id !== view.customer?.id);
  const members = others.map((id) => ({ id, name: nameOf(id, view) })).filter(({ name }) => name !== '');
  return { ...answer, members };
}

/** `byToken`: the viewer already knows the invitation token. */
export function toPartyGroupResponse(
  group: StoredPartyGroup,
  view: PartyResponseContext,
  byToken = false,
): PartyGroupAnswer {
  const { shop, customer } = view;
  const isMember = customer !== null && shop.parties.isMember(group.id, customer.id);
  const session = shop.parties.findOpenSession(group.id);
  return {
    id: group.id,
    group_name: group.name,
    publicity_status: group.publicity,
    owner_name: nameOf(group.ownerId, view),
    num_members: shop.parties.countMembers(group.id),
    is_member: isMember,
    is_owner: group.ownerId === customer?.id,
    token: isMember || byToken ? group.token : null,
    open_session: session
      ? toPartySessionResponse({ session, group, draw: shop.draws.getById(session.drawId) }, view)
      : null,
    created_at: new Date(group.createdAt).toISOString(),
  };
}

export function toPartySessionResponse(
  { session, group, draw }: PartySessionWithGroupAndDraw,
  view: PartyResponseContext,
): PartySessionAnswer {
  const { shop, brand, customer } = view;
  const { branding, offers } = brand.catalogue;
  const offer = offers.find(({ key }) => key === session.lotteryKey);
  const sold = countPartySharesSold(shop, session);
  const mine = customer ? shop.orders.listByPartySession(customer.id, session.drawId, session.id) : [];
  const isPaid = session.status === 'paid';
  const isMember = customer !== null && shop.parties.isMember(group.id, customer.id);
  return {
    session_id: session.id,
    group_id: group.id,
    group_name: group.name,
    publicity_status: group.publicity,
    organiser_name: nameOf(session.organiserId, view),
    is_organiser: isMember && (session.organiserId === customer.id || group.ownerId === customer.id),
    is_member: isMember,
    lottery_key: session.lotteryKey,
    lottery_name: offer?.name ?? session.lotteryKey,
    logo: offer?.logo ?? '',
    draws: [partyDraw(draw, view)],
    status: session.status,
    autosession_status: session.autosession,
    share_price: toMoneyResponse(session.sharePrice, branding.currency),
    games_per_share: session.gamesPerShare,
    num_games: sold * session.gamesPerShare,
    shares_sold: sold,
    shares_left: session.status === 'open' ? Math.max(0, session.maxShares - sold) : 0,
    my_shares: mine.reduce((sum, { item }) => sum + (item.num_shares ?? 0), 0),
    winnings: isPaid ? toMoneyResponse(session.winnings ?? 0, branding.currency) : null,
    my_winnings: isPaid
      ? toMoneyResponse(
          mine.reduce((sum, { id }) => sum + shop.orders.getProgress(id).winnings, 0),
          branding.currency,
        )
      : null,
    my_order_ids: mine.map(({ id }) => id),
    created_at: new Date(session.createdAt).toISOString(),
  };
}

export function toPartyConfigResponse(
  { offer, maxShares, sharePrices }: LotteryPartyTerms,
  view: DrawResponseContext,
): PartyConfig {
  const { currency } = view.brand.catalogue.branding;
  return {
    id: offer.key,
    lottery_key: offer.key,
    lottery_name: offer.name,
    logo: offer.logo,
    max_shares: maxShares,
    share_prices: sharePrices.map(({ price, games }) => ({
      share_price: toMoneyResponse(price, currency),
      games_per_share: games,
    })),
    draws: view.shop.draws
      .listUndrawn(view.brand.siteKey, offer.key)
      .filter(({ closeDate }) => closeDate > view.now)
      .map((draw) => partyDraw(draw, view)),
  };
}

function partyDraw(draw: StoredDraw, { brand, now }: DrawResponseContext): PartyDraw {
  const { branding } = brand.catalogue;
  return {
    draw_id: createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo),
    draw_no: draw.drawNo,
    date: new Date(draw.date).toISOString(),
    close_date: new Date(draw.closeDate).toISOString(),
    day: getWeekday(draw.date, branding.time_zone),
    status: getDrawStatus(draw, now),
    prize_pool: toPrizePoolResponse(draw.prizePool, branding.currency),
  };
}

/** Closed accounts have no name. */
function nameOf(customerId: string, { shop }: PartyResponseContext): string {
  return shop.customers.findById(customerId)?.firstName ?? '';
}
