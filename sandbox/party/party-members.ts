import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { ApiFault, createNotFoundFault } from '../http/api-fault.ts';
import type { SandboxShop } from '../shop.ts';
import { sendBrandedMailToCustomer } from '../sign-in/customer-mails.ts';
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
  const body = `${customer.firstName} has joined ${group.name}.`;
  tellOrganiser(shop, group, { subject: `${customer.firstName} has joined ${group.name}`, body }, now);
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
    throw new ApiFault(403, { code: 'not_a_member', message: 'You are not a member of this party.' });
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
  const change = ownerId === group.ownerId ? '' : ' You organise it from now on.';
  const body = `${customer.firstName} has left ${group.name}. Paid shares stay in their draws.${change}`;
  const subject = `${customer.firstName} has left ${group.name}`;
  tellOrganiser(shop, { ...group, ownerId }, { subject, body }, now);
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
    throw createNotFoundFault('member_not_found', 'There is no such member.');
  }
  shop.parties.removeMember(group.id, memberId);
  shop.parties.changeSessionOrganiser(group.id, memberId, group.ownerId);
  shop.parties.renewInvitationToken(group.id);
  if (!member) return;
  const shares = sharesToBeDrawn(shop, group, memberId);
  const kept =
    shares === 0 ? '' : ' The shares that you have paid stay yours: they are in their draw, and so is what they win.';
  const body = `The organiser has taken you out of ${group.name}.${kept}`;
  const subject = `You are no longer in ${group.name}`;
  sendBrandedMailToCustomer(shop, member, { subject, body, link: '/my-account/lotto-party' }, now);
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

function tellOrganiser(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { id, ownerId }: StoredPartyGroup,
  letter: { readonly subject: string; readonly body: string },
  now: number,
): void {
  const organiser = shop.customers.findById(ownerId);
  if (organiser)
    sendBrandedMailToCustomer(shop, organiser, { ...letter, link: `/my-account/lotto-party/group/${id}` }, now);
}
