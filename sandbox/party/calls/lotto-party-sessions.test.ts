import { describe, expect, test } from 'vitest';
import { cartItemsAdd, cartItemsDelete } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger, TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  createSandboxTestPartyGroup,
  createTestPartyShareItemRequest,
  fetchTestPartyDraws,
  fetchTestPartySession,
  openTestPartySession,
  partyTestSandbox,
  readTestRefusal,
  setUpSeededShopForPartyTests,
} from '../../testing/party-shop.ts';
import { openTestVisitorCart } from '../../testing/visitor-cart.ts';
import { partyMessages } from '../party.messages.gen.ts';
import { findPartySessionAsSyndicate } from '../party-games.ts';

setUpSeededShopForPartyTests();

describe('party sessions', () => {
  test('are opened by a member, one at a time, and invite members', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const friend = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner);
    await partyTestSandbox.send(calls.lottoPartyGroupJoin, {
      ...(await friend.as()),
      params: { groupToken: group.token ?? '' },
    });
    const session = await openTestPartySession(owner, group, { invite_all_existing_members: true });
    expect(session).toMatchObject({
      status: 'open',
      autosession_status: 'off',
      share_price: { amount: '3.40', currency: 'AUD' },
      shares_sold: 0,
      shares_left: 50,
      num_games: 0,
      winnings: null,
      draws: [{ draw_no: 1128, status: 'OPEN' }],
    });
    const open = { ...(await friend.as()), params: { id: group.id } };
    expect((await partyTestSandbox.send(calls.lottoPartyGroupSessionOpen, open)).result?.session_id).toBe(
      session.session_id,
    );
    expect(lastMailTo(friend)).toMatchObject({
      subject: partyMessages.plays({ group: group.group_name, name: 'Golden Bay' }),
    });
    expect(lastMailTo(owner)).toBeUndefined();
    const again = { group_id: group.id, draw_id: session.draws[0]?.draw_id ?? '', share_price: '3.40' };
    const options = { ...(await friend.as()), body: again };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionCreate, options))).toEqual([
      409,
      'session_open',
    ]);
  });

  test('invite by mail only the named members, and refuse to invite a non-member', async () => {
    const [owner, friend, other, stranger] = [1, 2, 3, 4].map(() => new TestBuyingCustomer(partyTestSandbox)) as [
      TestBuyingCustomer,
      TestBuyingCustomer,
      TestBuyingCustomer,
      TestBuyingCustomer,
    ];
    const group = await createSandboxTestPartyGroup(owner);
    for (const buyer of [friend, other]) {
      const params = { groupToken: group.token ?? '' };
      await partyTestSandbox.send(calls.lottoPartyGroupJoin, { ...(await buyer.as()), params });
    }
    const seenBy = async (buyer: TestBuyingCustomer) =>
      (await partyTestSandbox.send(calls.lottoPartyGroupGet, { ...(await buyer.as()), params: { id: group.id } }))
        .result;
    expect((await seenBy(owner)).members?.map(({ id }) => id)).toEqual([friend.customer.id, other.customer.id]);
    const [draw] = await fetchTestPartyDraws(owner);
    const body = { group_id: group.id, draw_id: draw?.draw_id ?? '', share_price: '3.40' };
    const options = { ...(await owner.as()), body: { ...body, invite_members: [stranger.customer.id] } };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionCreate, options))).toEqual([
      422,
      'invalid',
    ]);
    await openTestPartySession(owner, group, {
      invite_all_existing_members: false,
      invite_members: [other.customer.id],
    });
    expect(lastMailTo(other)).toMatchObject({
      subject: partyMessages.plays({ group: group.group_name, name: 'Golden Bay' }),
    });
    expect(lastMailTo(friend)).toBeUndefined();
  });

  test('cannot be opened for a closed draw, at a price that is not offered, or by a non-member', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner, 'public');
    const [draw] = await fetchTestPartyDraws(owner);
    const draw_id = draw?.draw_id ?? '';
    const attempt = async (body: object, buyer = owner) => {
      const full = { group_id: group.id, draw_id, share_price: '3.40', ...body };
      const options = { ...(await buyer.as()), body: full, breaks: 'sometimes' } as const;
      return readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionCreate, options));
    };
    expect(await attempt({ draw_id: 'gone' })).toEqual([422, 'draw_closed']);
    expect(await attempt({ share_price: '1.00' })).toEqual([422, 'invalid']);
    expect(await attempt({ share_price: undefined })).toEqual([422, 'required']);
    expect(await attempt({}, new TestBuyingCustomer(partyTestSandbox))).toEqual([403, 'not_a_member']);
    expect(await attempt({ group_id: 'nothing' })).toEqual([404, 'group_not_found']);
  });

  test('sell shares through the cart; the buyer joins the group', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner, 'public');
    const session = await openTestPartySession(owner, group);
    const friend = new TestBuyingCustomer(partyTestSandbox, { funds: 10_000 });
    const receipt = await friend.buy(createTestPartyShareItemRequest(session, 3));
    expect(friend.wallet).toBe(10_000 - 3 * 340);
    const after = await fetchTestPartySession(friend, session.session_id);
    expect(after).toMatchObject({ shares_sold: 3, shares_left: 47, num_games: 12, my_shares: 3 });
    const id = after.my_order_ids[0] ?? '';
    expect(receipt.orders.map((order) => order.id)).toEqual([id]);
    const details = { ...(await friend.as()), params: { id }, query: { show_details: 'true' } };
    const { result } = await partyTestSandbox.send(calls.lottoPartyOrderGet, details);
    expect(result.session).toEqual(after);
    expect(result.lines?.[0]).toMatchObject({ share: { num_shares: 3, total_shares: 3 }, status: 'pending' });
    expect(result.lines?.[0]?.games).toHaveLength(12);
    const other = { ...(await owner.as()), params: { id } };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyOrderGet, other))).toEqual([
      404,
      'order_not_found',
    ]);
  });

  test('sell no more shares than there are', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox, { funds: 100_000 });
    const session = await openTestPartySession(owner, await createSandboxTestPartyGroup(owner));
    await owner.add(createTestPartyShareItemRequest(session, 26));
    await owner.add(createTestPartyShareItemRequest(session, 25));
    expect(await owner.refusedPurchase()).toEqual([422, 'sold_out']);
    expect(owner.wallet).toBe(100_000);
    await partyTestSandbox.send(cartItemsDelete, {
      ...(await owner.as()),
      params: { id: (await owner.cart()).cart_items[1]?.id ?? '' },
    });
    await owner.buy(createTestPartyShareItemRequest(session, 23));
    const refused = async (item: CartItemRequest) => {
      return readTestRefusal(partyTestSandbox.sendRefused(cartItemsAdd, { ...(await owner.as()), body: item }));
    };
    expect(await refused(createTestPartyShareItemRequest(session, 2))).toEqual([422, 'too_few_left']);
    await owner.buy(createTestPartyShareItemRequest(session, 1));
    expect(await refused(createTestPartyShareItemRequest(session, 1))).toEqual([422, 'sold_out']);
    expect(await refused({ ...createTestPartyShareItemRequest(session, 1), lottery_key: 'power-tide' })).toEqual([
      422,
      'not_for_sale',
    ]);
    const recurring_purchase = { type: 'autoplay', enabled: true } as const;
    const another = await openTestPartySession(owner, await createSandboxTestPartyGroup(owner));
    expect(await refused({ ...createTestPartyShareItemRequest(another, 1), recurring_purchase })).toEqual([
      422,
      'recurring_not_available',
    ]);
  });

  test('of public groups are listed ten at a time, for all draws or one', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    for (let count = 0; count < 11; count += 1)
      await openTestPartySession(owner, await createSandboxTestPartyGroup(owner, 'public'), { draw: 2 });
    await openTestPartySession(owner, await createSandboxTestPartyGroup(owner), { draw: 2 });
    const guest = new TestBuyingCustomer(partyTestSandbox);
    const draws = await fetchTestPartyDraws(guest);
    const params = { drawId: draws[2]?.draw_id ?? '' };
    const ofDraw = await partyTestSandbox.send(calls.lottoPartySessionDiscoverDraw, { ...(await guest.as()), params });
    expect(ofDraw.page_info).toEqual({ limit: 10, offset: 0, total: 11 });
    expect(new Set(ofDraw.result.map((session) => session.publicity_status))).toEqual(new Set(['public']));
    const all = await partyTestSandbox.send(calls.lottoPartySessionDiscover, await guest.as());
    expect(all.page_info.total).toBeGreaterThan(11);
    const promoted = all.result.map((session) => session.publicity_status === 'promoted');
    expect(promoted).toEqual(promoted.toSorted((left, right) => Number(right) - Number(left)));
    expect(promoted[0]).toBe(true);
    const nowhere = { ...(await guest.as()), params: { drawId: 'nothing' } };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionDiscoverDraw, nowhere))).toEqual([
      404,
      'draw_not_found',
    ]);
    for (const call of [calls.lottoPartySessionDiscover, calls.lottoPartySessionDiscoverDraw]) {
      const bad = { ...(await guest.as()), params, query: { offset: 'x' }, breaks: 'always' } as const;
      expect(await readTestRefusal(partyTestSandbox.sendRefused<undefined, unknown>(call, bad))).toEqual([
        422,
        'invalid',
      ]);
    }
  });

  test('can be changed only by their organiser', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner, 'public');
    const { session_id: id } = await openTestPartySession(owner, group);
    const update = async (buyer: TestBuyingCustomer, body: object, params = { id }) => ({
      ...(await buyer.as()),
      params,
      body,
    });
    const on = { autosession_status: 'on' } as const;
    const guest = new TestBuyingCustomer(partyTestSandbox);
    const attempt = async (options: Awaited<ReturnType<typeof update>>) =>
      readTestRefusal(
        partyTestSandbox.sendRefused<unknown, unknown>(calls.lottoPartySessionUpdate, {
          ...options,
          breaks: 'sometimes',
        }),
      );
    expect(await attempt(await update(guest, on))).toEqual([403, 'not_organiser']);
    expect(await attempt(await update(owner, on, { id: 'nothing' }))).toEqual([404, 'session_not_found']);
    expect(await attempt(await update(owner, { autosession_status: 'maybe' }))).toEqual([422, 'invalid']);
    expect(await attempt(await update(owner, {}))).toEqual([422, 'required']);
    for (const autosession_status of ['on', 'paused', 'off'] as const) {
      const own = { ...(await owner.as()), params: { id }, body: { autosession_status } };
      const { result } = await partyTestSandbox.send(calls.lottoPartySessionUpdate, own);
      expect(result).toMatchObject({ session_id: id, autosession_status, draws: [{ draw_no: 1128 }] });
    }
  });

  test('of a private group are not found by non-members', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const { session_id: id } = await openTestPartySession(owner, await createSandboxTestPartyGroup(owner));
    const options = { ...(await new TestBuyingCustomer(partyTestSandbox).as()), params: { id } };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionGet, options))).toEqual([
      404,
      'session_not_found',
    ]);
  });

  test('of a private group sell shares only to members', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner);
    const share = createTestPartyShareItemRequest(await openTestPartySession(owner, group), 1);
    const guest = new TestBuyingCustomer(partyTestSandbox, { funds: 10_000 });
    const asGuest = { ...(await guest.as()), body: share };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(cartItemsAdd, asGuest))).toEqual([422, 'not_for_sale']);
    const visitor = await openTestVisitorCart(partyTestSandbox);
    expect(await visitor.refusal(share)).toMatchObject([422, [{ code: 'not_for_sale' }]]);
    await partyTestSandbox.send(calls.lottoPartyGroupJoin, {
      ...(await guest.as()),
      params: { groupToken: group.token ?? '' },
    });
    await guest.buy(share);
    expect(guest.wallet).toBe(10_000 - 340);
  });

  test('of a group that became private no longer sell, and their shares leave the carts of non-members', async () => {
    const guest = new TestBuyingCustomer(partyTestSandbox, { funds: 10_000 });
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner, 'public');
    await guest.add(createTestPartyShareItemRequest(await openTestPartySession(owner, group), 1));
    partyTestSandbox.shop.db.prepare("UPDATE party_groups SET publicity = 'private' WHERE id = ?").run(group.id);
    const { cart_items: items, auto_removed_items: removed } = await guest.cart();
    expect([items, removed]).toMatchObject([[], [{ reason: 'no_longer_available' }]]);
    expect((await guest.refusedPurchase())[0]).toBe(422);
    expect(guest.wallet).toBe(10_000);
  });
});

describe('party sessions over time', () => {
  test('a session closes when sales end, pays when drawn, and the next one opens automatically', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox, { funds: 100_000 });
    const friend = new TestBuyingCustomer(partyTestSandbox, { funds: 100_000 });
    const group = await createSandboxTestPartyGroup(owner, 'public', 'Lucky lot');
    const session = await openTestPartySession(owner, group, { autosession_status: 'on', share_price: '17.00' });
    await owner.buy(createTestPartyShareItemRequest(session, 30));
    await friend.buy(createTestPartyShareItemRequest(session, 10));
    const lonely = await openTestPartySession(owner, await createSandboxTestPartyGroup(owner));
    partyTestSandbox.moveTo('2026-03-07T08:00:00Z');
    expect(await fetchTestPartySession(owner, session.session_id)).toMatchObject({ status: 'closed', shares_left: 0 });
    expect(await fetchTestPartySession(owner, lonely.session_id)).toMatchObject({ status: 'cancelled' });
    const list = { ...(await owner.as()), params: { id: group.id } };
    const bad = { ...list, query: { limit: 'all' }, breaks: 'always' } as const;
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupSessions, bad))).toEqual([
      422,
      'invalid',
    ]);
    const { result: sessions, page_info } = await partyTestSandbox.send(calls.lottoPartyGroupSessions, list);
    expect(page_info).toEqual({ limit: 10, offset: 0, total: 2 });
    expect(sessions.map(({ status, draws }) => [status, draws[0]?.draw_no])).toEqual([
      ['open', 1129],
      ['closed', 1128],
    ]);
    expect(lastMailTo(friend)).toMatchObject({
      subject: partyMessages.plays({ group: group.group_name, name: 'Golden Bay' }),
    });

    const late = { autosession_status: 'off' } as const;
    const update = { ...(await owner.as()), params: { id: session.session_id }, body: late };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartySessionUpdate, update))).toEqual([
      409,
      'session_over',
    ]);

    const wallets = [owner.wallet, friend.wallet];
    partyTestSandbox.moveTo('2026-03-07T08:30:00Z');
    const paid = await fetchTestPartySession(owner, session.session_id);
    expect(paid.status).toBe('paid');
    const total = Math.round(Number(paid.winnings?.amount) * 100);
    expect(total).toBeGreaterThan(0);
    const gained = [owner.wallet - (wallets[0] ?? 0), friend.wallet - (wallets[1] ?? 0)];
    expect(gained).toEqual([Math.floor((total * 30) / 40), Math.floor((total * 10) / 40)]);
    expect(Math.round(Number(paid.my_winnings?.amount) * 100)).toBe(gained[0]);
    expect(findPartySessionAsSyndicate(partyTestSandbox.shop, 'harbour', session.session_id)?.numGames).toBe(800);
    expect(sumTestLedger(partyTestSandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  });

  test('turning automatic sessions on after a draw opens a session for each next draw, also after weeks without calls', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox, { funds: 100_000 });
    const group = await createSandboxTestPartyGroup(owner);
    const session = await openTestPartySession(owner, group);
    partyTestSandbox.moveTo('2026-03-20T00:00:00Z');
    const params = { id: session.session_id };
    const body = { autosession_status: 'on' } as const;
    await partyTestSandbox.send(calls.lottoPartySessionUpdate, { ...(await owner.as()), params, body });
    partyTestSandbox.moveTo('2026-04-06T00:00:00Z');
    const list = { ...(await owner.as()), params: { id: group.id } };
    const { result } = await partyTestSandbox.send(calls.lottoPartyGroupSessions, list);
    expect(result.map(({ status, draws }) => [status, draws[0]?.draw_no])).toEqual([
      ['open', 1133],
      ['cancelled', 1132],
      ['cancelled', 1131],
      ['cancelled', 1130],
      ['cancelled', 1129],
    ]);
  });
});

function lastMailTo({ customer }: TestBuyingCustomer) {
  return partyTestSandbox.shop.outbox
    .listLatest(20, { siteKey: customer.siteKey, recipient: customer.email })
    .find(({ subject }) => subject.includes(' is playing '));
}
