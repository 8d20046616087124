import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, createNotFoundFault } from '../http/api-fault.ts';
import type { SandboxShop } from '../shop.ts';
import { type MailContent, sendBrandedMailToCustomer } from '../sign-in/customer-mails.ts';
import { partyMessages } from './party.messages.gen.ts';
import type { StoredPartyGroup } from './party.ts';

/** Adds a customer to a group and notifies the organiser. No effect on members. */
export function addCustomerToPartyGroup(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'parties'>,
  group: StoredPartyGroup,
  customer: StoredCustomer,
  now: number,
): void {
  if (shop.parties.isMember(group.id, customer.id)) return;
  shop.parties.addMember(group.id, customer.id, now);
  const values = { name: customer.firstName, group: group.name };
  const createMail = () => ({ subject: partyMessages.joined(values), body: partyMessages.joinedBody(values) });
  notifyOrganiser(shop, group, createMail, now);
}

/**
 * Removes a customer from a group, and returns how many shares they keep in undrawn draws. The longest-standing member
 * succeeds an organiser; an empty group is hidden.
 *
 * @throws ApiFault 403 `not_a_member`.
 */
export function leavePartyGroup(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'orders' | 'parties'>,
  group: StoredPartyGroup,
  customer: StoredCustomer,
  now: number,
): number {
  if (!shop.parties.isMember(group.id, customer.id)) {
    throw new ApiFault(403, { code: 'not_a_member', message: partyMessages.notMember() });
  }
  shop.parties.removeMember(group.id, customer.id);
  const shares = sharesToBeDrawn(shop, group, customer.id);
  const next = shop.parties.listMemberIds(group.id).find((id) => shop.customers.findById(id) !== null);
  if (next === undefined) {
    shop.parties.hideGroup(group.id);
    return shares;
  }
  const ownerId = group.ownerId === customer.id ? next : group.ownerId;
  shop.parties.setGroupOwner(group.id, ownerId);
  shop.parties.changeSessionOrganiser(group.id, customer.id, ownerId);
  const values = { name: customer.firstName, group: group.name };
  const createMail = () => ({
    subject: partyMessages.left(values),
    body: ownerId === group.ownerId ? partyMessages.leftBody(values) : partyMessages.organiserLeftBody(values),
  });
  notifyOrganiser(shop, { ...group, ownerId }, createMail, now);
  return shares;
}

/**
 * Removes another member from a group and notifies them. They keep their paid shares; the invitation token is renewed.
 *
 * @throws ApiFault 404 `member_not_found`.
 */
export function removePartyMember(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox' | 'orders' | 'parties'>,
  group: StoredPartyGroup,
  memberId: string,
  now: number,
): void {
  const member = shop.customers.findById(memberId);
  if (!shop.parties.isMember(group.id, memberId) || memberId === group.ownerId) {
    throw createNotFoundFault('member_not_found', partyMessages.noSuchMember());
  }
  shop.parties.removeMember(group.id, memberId);
  shop.parties.changeSessionOrganiser(group.id, memberId, group.ownerId);
  shop.parties.renewInvitationToken(group.id);
  if (!member) return;
  const shares = sharesToBeDrawn(shop, group, memberId);
  const values = { group: group.name };
  const createMail = () => ({
    subject: partyMessages.removed(values),
    body: shares === 0 ? partyMessages.removedBody(values) : partyMessages.removedWithShares(values),
    link: '/my-account/lotto-party',
  });
  sendBrandedMailToCustomer(shop, member, createMail, now);
}

function sharesToBeDrawn(
  { parties, orders }: Pick<SandboxShop, 'orders' | 'parties'>,
  { id }: StoredPartyGroup,
  customerId: string,
): number {
  return parties
    .listUndrawnSessions(id)
    .flatMap((session) => orders.listByPartySession(customerId, session.drawId, session.id))
    .reduce((sum, { item }) => sum + (item.num_shares ?? 0), 0);
}

function notifyOrganiser(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { id, ownerId }: StoredPartyGroup,
  createMail: () => Omit<MailContent, 'link'>,
  now: number,
): void {
  const organiser = shop.customers.findById(ownerId);
  const link = `/my-account/lotto-party/group/${id}`;
  if (organiser) sendBrandedMailToCustomer(shop, organiser, () => ({ ...createMail(), link }), now);
}
