import { describe, expect, test } from 'vitest';
import * as customerCalls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { PartyGroup } from '#schemas/generated/api/wire-types.gen.ts';
import { hashPassword } from '../../sign-in/passwords.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  createSandboxTestPartyGroup,
  createTestPartyShareItemRequest,
  fetchTestPartySession,
  openTestPartySession,
  partyTestSandbox,
  readTestRefusal,
  setUpSeededShopForPartyTests,
} from '../../testing/party-shop.ts';
import { partyMessages } from '../party.messages.gen.ts';

setUpSeededShopForPartyTests();

async function join(buyer: TestBuyingCustomer, { token }: PartyGroup) {
  const params = { groupToken: token ?? '' };
  return (await partyTestSandbox.send(calls.lottoPartyGroupJoin, { ...(await buyer.as()), params })).result;
}

async function groupFor(buyer: TestBuyingCustomer, { id }: PartyGroup): Promise<PartyGroup> {
  return (await partyTestSandbox.send(calls.lottoPartyGroupGet, { ...(await buyer.as()), params: { id } })).result;
}

async function leave(buyer: TestBuyingCustomer, { id }: PartyGroup): Promise<number> {
  const { result } = await partyTestSandbox.send(calls.lottoPartyGroupLeave, { ...(await buyer.as()), params: { id } });
  return result.shares_kept;
}

const renaming = async (buyer: TestBuyingCustomer, { id }: PartyGroup, group_name: string) => ({
  ...(await buyer.as()),
  params: { id },
  body: { group_name },
});

const removing = async (buyer: TestBuyingCustomer, { id }: PartyGroup, member: TestBuyingCustomer) => ({
  ...(await buyer.as()),
  params: { id, memberId: member.customer.id },
});

const mailsOf = ({ customer }: TestBuyingCustomer) =>
  partyTestSandbox.shop.outbox
    .listLatest(9, { siteKey: 'harbour', recipient: customer.email })
    .map(({ subject }) => subject);

/** A group of two in which the guest has paid for two shares of an open draw. */
async function playingGroup() {
  const [host, guest] = [
    new TestBuyingCustomer(partyTestSandbox, { funds: 5000 }),
    new TestBuyingCustomer(partyTestSandbox, { funds: 5000 }),
  ];
  const group = await createSandboxTestPartyGroup(host);
  await join(guest, group);
  const session = await openTestPartySession(host, group);
  await guest.buy(createTestPartyShareItemRequest(session, 2));
  return { host, guest, group, session };
}

async function orderOf(buyer: TestBuyingCustomer, session: { session_id: string }) {
  const [id = ''] = (await fetchTestPartySession(buyer, session.session_id)).my_order_ids;
  const options = { ...(await buyer.as()), params: { id }, query: { show_details: 'true' } } as const;
  return (await partyTestSandbox.send(calls.lottoPartyOrderGet, options)).result;
}

describe('leaving a party group', () => {
  test('keeps paid shares, which still win, and notifies the organiser', async () => {
    const { host, guest, group, session } = await playingGroup();
    expect(mailsOf(host)).toContain(`Nova has joined ${group.group_name}`);
    expect(await leave(guest, group)).toBe(2);
    expect(mailsOf(host)[0]).toBe(`Nova has left ${group.group_name}`);
    expect(await groupFor(host, group)).toMatchObject({ num_members: 1, members: [] });
    const as = { ...(await guest.as()), params: { id: group.id } };
    expect(
      await readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(calls.lottoPartyGroupGet, as)),
    ).toEqual([404, 'group_not_found']);
    expect(await fetchTestPartySession(guest, session.session_id)).toMatchObject({
      my_shares: 2,
      is_member: false,
      is_organiser: false,
      shares_sold: 2,
    });
    expect((await orderOf(guest, session)).summary.item.num_shares).toBe(2);
    partyTestSandbox.moveTo(session.draws[0]?.date ?? '');
    expect(await fetchTestPartySession(guest, session.session_id)).toMatchObject({ status: 'paid', my_shares: 2 });
  });

  test('removes unpaid shares of a private group from the cart', async () => {
    const [host, guest] = [
      new TestBuyingCustomer(partyTestSandbox),
      new TestBuyingCustomer(partyTestSandbox, { funds: 5000 }),
    ];
    const group = await createSandboxTestPartyGroup(host);
    await join(guest, group);
    await guest.add(createTestPartyShareItemRequest(await openTestPartySession(host, group), 1));
    await leave(guest, group);
    expect(await guest.cart()).toMatchObject({ auto_removed_items: [{ reason: 'no_longer_available' }] });
    expect(await guest.refusedPurchase()).toEqual([422, 'empty_cart']);
  });

  test('as organiser hands over the group; when the last member leaves the group is no longer found', async () => {
    const { host, guest, group, session } = await playingGroup();
    await leave(host, group);
    expect(await groupFor(guest, group)).toMatchObject({ is_owner: true, num_members: 1 });
    expect(mailsOf(guest)[0]).toBe(`Nova has left ${group.group_name}`);
    const set = { params: { id: session.session_id }, body: { autosession_status: 'on' } } as const;
    const bought = { ...(await guest.as()), ...set };
    expect((await partyTestSandbox.send(calls.lottoPartySessionUpdate, bought)).result.is_organiser).toBe(true);
    expect(await leave(guest, group)).toBe(2);
    const late = { ...(await guest.as()), ...set };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionUpdate, late))).toEqual([
      403,
      'not_organiser',
    ]);
    expect(await fetchTestPartySession(guest, session.session_id)).toMatchObject({ autosession_status: 'off' });
    expect((await createSandboxTestPartyGroup(host, 'private', group.group_name)).group_name).toBe(group.group_name);
  });

  test('is refused to a non-member, also for a public group', async () => {
    const group = await createSandboxTestPartyGroup(new TestBuyingCustomer(partyTestSandbox), 'public');
    const other = { ...(await new TestBuyingCustomer(partyTestSandbox).as()), params: { id: group.id } };
    expect(
      await readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(calls.lottoPartyGroupLeave, other)),
    ).toEqual([403, 'not_a_member']);
    const hidden = { ...other, params: { id: 'nothing' } };
    expect(
      await readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(calls.lottoPartyGroupLeave, hidden)),
    ).toEqual([404, 'group_not_found']);
  });

  test('happens automatically when the account is closed', async () => {
    const passwordHash = await hashPassword('A-long-walk-9');
    const [host, guest] = [
      new TestBuyingCustomer(partyTestSandbox, { passwordHash }),
      new TestBuyingCustomer(partyTestSandbox),
    ];
    const group = await createSandboxTestPartyGroup(host);
    await join(guest, group);
    const body = { password: 'A-long-walk-9' };
    await partyTestSandbox.send(customerCalls.customerDelete, { ...(await host.as()), body });
    expect(await groupFor(guest, group)).toMatchObject({ is_owner: true, num_members: 1 });
  });
});

describe('a member who is removed', () => {
  test('is notified, keeps paid shares, and can rejoin only by a new invitation', async () => {
    const { host, guest, group, session } = await playingGroup();
    const { result } = await partyTestSandbox.send(
      calls.lottoPartyGroupRemoveMember,
      await removing(host, group, guest),
    );
    expect(result).toMatchObject({ num_members: 1, members: [] });
    expect(result.token).not.toBe(group.token);
    expect(mailsOf(guest)[0]).toBe(partyMessages.removed({ group: group.group_name }));
    expect(await fetchTestPartySession(guest, session.session_id)).toMatchObject({ my_shares: 2, is_member: false });
    const old = { ...(await guest.as()), params: { groupToken: group.token ?? '' } };
    expect(
      await readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(calls.lottoPartyGroupJoin, old)),
    ).toEqual([404, 'group_not_found']);
    expect((await join(guest, result)).is_member).toBe(true);
  });

  test('can be removed only by the organiser, who cannot remove themselves', async () => {
    const { host, guest, group } = await playingGroup();
    const refused = async (options: Awaited<ReturnType<typeof removing>>) =>
      readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(calls.lottoPartyGroupRemoveMember, options));
    expect(await refused(await removing(guest, group, host))).toEqual([403, 'not_organiser']);
    expect(await refused(await removing(host, group, host))).toEqual([404, 'member_not_found']);
    expect(await refused(await removing(host, { ...group, id: 'nothing' }, guest))).toEqual([404, 'group_not_found']);
  });
});

describe('renaming a party group', () => {
  test('keeps the games of bought shares, even if another group takes the old name', async () => {
    const { host, guest, group, session } = await playingGroup();
    const before = (await orderOf(guest, session)).lines?.map(({ games }) => games);
    const name = `${group.group_name} renamed`;
    const { result } = await partyTestSandbox.send(calls.lottoPartyGroupUpdate, await renaming(host, group, name));
    expect(result.group_name).toBe(name);
    expect((await orderOf(guest, session)).lines?.map(({ games }) => games)).toEqual(before);
    const successor = await createSandboxTestPartyGroup(host, 'private', group.group_name);
    const other = await openTestPartySession(host, successor);
    await host.buy(createTestPartyShareItemRequest(other, 2));
    expect((await orderOf(host, other)).lines?.map(({ games }) => games)).not.toEqual(before);
  });

  test('is allowed to the organiser only, under the rules for new names', async () => {
    const { host, guest, group } = await playingGroup();
    const taken = await createSandboxTestPartyGroup(host);
    const refused = async (options: Awaited<ReturnType<typeof renaming>>) =>
      readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupUpdate, { ...options, breaks: 'sometimes' }));
    expect(await refused(await renaming(guest, group, 'Mine now'))).toEqual([403, 'not_organiser']);
    expect(await refused(await renaming(host, group, taken.group_name))).toEqual([409, 'duplicate']);
    expect(await refused(await renaming(host, group, 'What the fuck'))).toEqual([422, 'contains_profanity']);
    expect(await refused(await renaming(host, group, ''))).toEqual([422, 'invalid']);
    expect(await refused(await renaming(host, { ...group, id: 'nothing' }, 'Mine'))).toEqual([404, 'group_not_found']);
    const nameless = { ...(await renaming(host, group, '')), body: {} as { group_name: string } };
    expect(await refused(nameless)).toEqual([422, 'required']);
    const shouted = await renaming(host, group, group.group_name.toUpperCase());
    expect((await partyTestSandbox.send(calls.lottoPartyGroupUpdate, shouted)).result.group_name).toBe(
      shouted.body.group_name,
    );
  });
});
