import { toDecimalAmount } from '#domain/money.ts';
import type { AutosessionStatus, PartySessionRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { findCountryOrBreakSalesRefusal } from '../account/customers/sales-restriction.ts';
import { ApiFault, createRefusalFault } from '../http/api-fault.ts';
import { createMailToCustomer } from '../messages/customer-mail.ts';
import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { partyMessages } from './party.messages.gen.ts';
import type { StoredPartyGroup, StoredPartySession } from './party.ts';
import { type LotteryPartyTerms, listLotteryPartyTerms } from './party-terms.ts';

export interface PartySessionWithGroupAndDraw {
  readonly session: StoredPartySession;
  readonly group: StoredPartyGroup;
  readonly draw: StoredDraw;
}

export function findPartySession(
  { parties, draws }: Pick<SandboxShop, 'draws' | 'parties'>,
  siteKey: string,
  id: string,
): PartySessionWithGroupAndDraw | null {
  const session = parties.findSession(siteKey, id);
  const group = session && parties.findGroup(siteKey, session.groupId);
  return session && group ? { session, group, draw: draws.getById(session.drawId) } : null;
}

/** Private groups are visible only to members. Null is a visitor. */
export function maySeePartyGroup(
  { parties }: Pick<SandboxShop, 'parties'>,
  { id, publicity }: StoredPartyGroup,
  customerId: string | null,
): boolean {
  return publicity !== 'private' || (customerId !== null && parties.isMember(id, customerId));
}

/** Owners of shares may see a session even after leaving the group. */
export function maySeePartySession(
  shop: Pick<SandboxShop, 'orders' | 'parties'>,
  { session, group }: PartySessionWithGroupAndDraw,
  customerId: string,
): boolean {
  return (
    maySeePartyGroup(shop, group, customerId) ||
    shop.orders.listByPartySession(customerId, session.drawId, session.id).length > 0
  );
}

export function countPartySharesSold(
  { orders }: Pick<SandboxShop, 'orders'>,
  { id, drawId, outsideShares }: Pick<StoredPartySession, 'id' | 'drawId' | 'outsideShares'>,
): number {
  return outsideShares + orders.countShares(drawId, id);
}

export interface OpenPartySessionContext {
  readonly shop: Pick<
    SandboxShop,
    'draws' | 'customers' | 'outbox' | 'parties' | 'playBreaks' | 'customerDetails' | 'customerChoices'
  >;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  readonly now: number;
}

/**
 * Opens a session of a group, and invites all or the named members.
 *
 * @throws ApiFault 403 `not_a_member`; 409 `session_open`; 422 `draw_closed`, or `invalid` for a price that is not on
 * offer or an invited person who is not a member.
 */
export function openPartySession(
  request: PartySessionRequest,
  group: StoredPartyGroup,
  scope: OpenPartySessionContext,
): StoredPartySession {
  const { shop, brand, customer, now } = scope;
  if (!shop.parties.isMember(group.id, customer.id)) {
    throw new ApiFault(403, { code: 'not_a_member', message: partyMessages.joinFirst() });
  }
  if (shop.parties.findOpenSession(group.id)) {
    throw new ApiFault(409, { code: 'session_open', message: partyMessages.alreadyPlaying() });
  }
  const found = drawOnSale(request.draw_id, scope);
  if (!found) throw createRefusalFault('draw_closed', partyMessages.drawClosed());
  const price = found.terms.sharePrices.find(
    ({ price: minor }) => toDecimalAmount(minor, brand.catalogue.branding.currency) === request.share_price,
  );
  if (!price) {
    throw new ApiFault(422, { code: 'invalid', message: partyMessages.priceNotOffered(), target: 'share_price' });
  }
  const invited = invitedBy(request, shop.parties.listMemberIds(group.id));
  const session = shop.parties.createSession({
    siteKey: brand.siteKey,
    groupId: group.id,
    organiserId: customer.id,
    drawId: found.draw.id,
    lotteryKey: found.terms.offer.key,
    sharePrice: price.price,
    gamesPerShare: price.games,
    maxShares: found.terms.maxShares,
    outsideShares: 0,
    autosession: request.autosession_status ?? 'off',
    createdAt: now,
  });
  invite(invited, shop, brand, group, session, found.terms.offer, now);
  return session;
}

/** @throws ApiFault 422 `invalid` for a person who is not a member. */
function invitedBy(request: PartySessionRequest, members: readonly string[]): readonly string[] {
  if (request.invite_all_existing_members) return members;
  const chosen = request.invite_members ?? [];
  if (chosen.every((id) => members.includes(id))) return chosen;
  throw new ApiFault(422, { code: 'invalid', message: partyMessages.inviteMembers(), target: 'invite_members' });
}

/** Opens the next session of a group for the next draw on sale, if any. */
export function openNextPartySession(
  shop: Pick<
    SandboxShop,
    'draws' | 'customers' | 'outbox' | 'parties' | 'playBreaks' | 'customerDetails' | 'customerChoices'
  >,
  brand: SandboxBrand,
  group: StoredPartyGroup,
  last: StoredPartySession,
  now: number,
): void {
  const terms = listLotteryPartyTerms(brand.catalogue).find(({ offer }) => offer.key === last.lotteryKey);
  const draw = shop.draws.listUndrawn(brand.siteKey, last.lotteryKey).find(({ closeDate, id }) => {
    return closeDate > now && id !== last.drawId;
  });
  if (!terms || !draw) return;
  const { siteKey, groupId, organiserId, lotteryKey, sharePrice, gamesPerShare, maxShares, autosession } = last;
  const session = shop.parties.createSession({
    siteKey,
    groupId,
    organiserId,
    lotteryKey,
    sharePrice,
    gamesPerShare,
    maxShares,
    autosession,
    drawId: draw.id,
    outsideShares: 0,
    createdAt: now,
  });
  invite(shop.parties.listMemberIds(group.id), shop, brand, group, session, terms.offer, now);
}

/** Turning it on after the last session ended opens the next one at once. */
export function setAutomaticPartySessions(
  shop: Pick<
    SandboxShop,
    'draws' | 'customers' | 'outbox' | 'parties' | 'playBreaks' | 'customerDetails' | 'customerChoices'
  >,
  brand: SandboxBrand,
  { session, group }: PartySessionWithGroupAndDraw,
  status: AutosessionStatus,
  now: number,
): void {
  const [latest] = shop.parties.listSessions(group.id, { limit: 1, offset: 0 }).sessions;
  if (latest?.id !== session.id) {
    throw new ApiFault(409, { code: 'session_over', message: partyMessages.sessionReplaced() });
  }
  shop.parties.setAutosession(session.id, status);
  if (status === 'on' && session.status !== 'open') {
    openNextPartySession(shop, brand, group, { ...session, autosession: status }, now);
  }
}

function drawOnSale(
  id: string,
  { shop, brand, now }: OpenPartySessionContext,
): { terms: LotteryPartyTerms; draw: StoredDraw } | null {
  for (const terms of listLotteryPartyTerms(brand.catalogue)) {
    for (const draw of shop.draws.listUndrawn(brand.siteKey, terms.offer.key)) {
      if (createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo) === id && draw.closeDate > now)
        return { terms, draw };
    }
  }
  return null;
}

function invite(
  members: readonly string[],
  shop: Pick<SandboxShop, 'customers' | 'outbox' | 'playBreaks' | 'customerDetails' | 'customerChoices'>,
  brand: SandboxBrand,
  group: StoredPartyGroup,
  { organiserId, sharePrice }: StoredPartySession,
  { name }: Pick<CatalogueLottery, 'name'>,
  now: number,
): void {
  const { siteKey, catalogue } = brand;
  for (const id of members) {
    const customer = id === organiserId ? null : shop.customers.findById(id);
    if (!customer || findCountryOrBreakSalesRefusal(shop, brand, id, now)) continue;
    const { email, firstName } = customer;
    const values = { group: group.name, name };
    const mail = createMailToCustomer(customer, catalogue, () => ({
      siteKey,
      recipient: email,
      subject: partyMessages.plays(values),
      body: partyMessages.playsBody({ ...values, firstName, price: sharePrice }),
      link: `/my-account/lotto-party/group/${group.id}`,
    }));
    shop.outbox.send(mail, now);
  }
}
