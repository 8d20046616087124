import { describe, expect, test } from 'vitest';
import { cartItemsAdd, cartItemsDelete } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_LEDGER, BuyingCustomer, sumLedger } from '../../testing/buying-customer.ts';
import {
  createPartyGroup,
  createShareItem,
  fetchLotteryDraws,
  fetchPartySession,
  openPartyShop,
  openTestPartySession,
  readRefusal,
  sandbox,
} from '../../testing/party-shop.ts';
import { openVisitorCart } from '../../testing/visitor-cart.ts';
import { toPartySyndicate } from '../party-games.ts';

openPartyShop();

describe('party sessions', () => {
  test('are opened by a member, one at a time, and invite members', async () => {
    const owner = new BuyingCustomer(sandbox);
    const friend = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner);
    await sandbox.send(calls.lottoPartyGroupJoin, {
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
    expect((await sandbox.send(calls.lottoPartyGroupSessionOpen, open)).result?.session_id).toBe(session.session_id);
    expect(lastMailTo(friend)).toMatchObject({ subject: `${group.group_name} plays Golden Bay` });
    expect(lastMailTo(owner)).toBeUndefined();
    const again = { group_id: group.id, draw_id: session.draws[0]?.draw_id ?? '', share_price: '3.40' };
    const options = { ...(await friend.as()), body: again };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartySessionCreate, options))).toEqual([
      409,
      'session_open',
    ]);
  });

  test('invite only the named members and refuse non-members', async () => {
    const [owner, friend, other, stranger] = [1, 2, 3, 4].map(() => new BuyingCustomer(sandbox)) as [
      BuyingCustomer,
      BuyingCustomer,
      BuyingCustomer,
      BuyingCustomer,
    ];
    const group = await createPartyGroup(owner);
    for (const buyer of [friend, other]) {
      const params = { groupToken: group.token ?? '' };
      await sandbox.send(calls.lottoPartyGroupJoin, { ...(await buyer.as()), params });
    }
    const seenBy = async (buyer: BuyingCustomer) =>
      (await sandbox.send(calls.lottoPartyGroupGet, { ...(await buyer.as()), params: { id: group.id } })).result;
    expect((await seenBy(owner)).members?.map(({ id }) => id)).toEqual([friend.customer.id, other.customer.id]);
    const [draw] = await fetchLotteryDraws(owner);
    const body = { group_id: group.id, draw_id: draw?.draw_id ?? '', share_price: '3.40' };
    const options = { ...(await owner.as()), body: { ...body, invite_members: [stranger.customer.id] } };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartySessionCreate, options))).toEqual([422, 'invalid']);
    await openTestPartySession(owner, group, {
      invite_all_existing_members: false,
      invite_members: [other.customer.id],
    });
    expect(lastMailTo(other)).toMatchObject({ subject: `${group.group_name} plays Golden Bay` });
    expect(lastMailTo(friend)).toBeUndefined();
  });

  test('are refused for a closed draw, an unavailable price and a non-member', async () => {
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner, 'public');
    const [draw] = await fetchLotteryDraws(owner);
    const draw_id = draw?.draw_id ?? '';
    const attempt = async (body: object, buyer = owner) => {
      const full = { group_id: group.id, draw_id, share_price: '3.40', ...body };
      const options = { ...(await buyer.as()), body: full, breaks: 'sometimes' } as const;
      return readRefusal(sandbox.sendRefused(calls.lottoPartySessionCreate, options));
    };
    expect(await attempt({ draw_id: 'gone' })).toEqual([422, 'draw_closed']);
    expect(await attempt({ share_price: '1.00' })).toEqual([422, 'invalid']);
    expect(await attempt({ share_price: undefined })).toEqual([422, 'required']);
    expect(await attempt({}, new BuyingCustomer(sandbox))).toEqual([403, 'not_a_member']);
    expect(await attempt({ group_id: 'nothing' })).toEqual([404, 'group_not_found']);
  });

  test('sell shares through the cart; the buyer joins the group', async () => {
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner, 'public');
    const session = await openTestPartySession(owner, group);
    const friend = new BuyingCustomer(sandbox, { funds: 10_000 });
    const receipt = await friend.buy(createShareItem(session, 3));
    expect(friend.wallet).toBe(10_000 - 3 * 340);
    const after = await fetchPartySession(friend, session.session_id);
    expect(after).toMatchObject({ shares_sold: 3, shares_left: 47, num_games: 12, my_shares: 3 });
    const id = after.my_order_ids[0] ?? '';
    expect(receipt.orders.map((order) => order.id)).toEqual([id]);
    const details = { ...(await friend.as()), params: { id }, query: { show_details: 'true' } };
    const { result } = await sandbox.send(calls.lottoPartyOrderGet, details);
    expect(result.session).toEqual(after);
    expect(result.lines?.[0]).toMatchObject({ share: { num_shares: 3, total_shares: 3 }, status: 'pending' });
    expect(result.lines?.[0]?.games).toHaveLength(12);
    const other = { ...(await owner.as()), params: { id } };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyOrderGet, other))).toEqual([404, 'order_not_found']);
  });

  test('sell no more shares than there are', async () => {
    const owner = new BuyingCustomer(sandbox, { funds: 100_000 });
    const session = await openTestPartySession(owner, await createPartyGroup(owner));
    await owner.add(createShareItem(session, 26));
    await owner.add(createShareItem(session, 25));
    expect(await owner.refusedPurchase()).toEqual([422, 'sold_out']);
    expect(owner.wallet).toBe(100_000);
    await sandbox.send(cartItemsDelete, {
      ...(await owner.as()),
      params: { id: (await owner.cart()).cart_items[1]?.id ?? '' },
    });
    await owner.buy(createShareItem(session, 23));
    const refused = async (item: CartItemRequest) => {
      return readRefusal(sandbox.sendRefused(cartItemsAdd, { ...(await owner.as()), body: item }));
    };
    expect(await refused(createShareItem(session, 2))).toEqual([422, 'too_few_left']);
    await owner.buy(createShareItem(session, 1));
    expect(await refused(createShareItem(session, 1))).toEqual([422, 'sold_out']);
    expect(await refused({ ...createShareItem(session, 1), lottery_key: 'power-tide' })).toEqual([422, 'not_for_sale']);
    const recurring_purchase = { type: 'autoplay', enabled: true } as const;
    const another = await openTestPartySession(owner, await createPartyGroup(owner));
    expect(await refused({ ...createShareItem(another, 1), recurring_purchase })).toEqual([
      422,
      'recurring_not_available',
    ]);
  });

  test('of public groups are listed ten at a time, for all draws or one', async () => {
    const owner = new BuyingCustomer(sandbox);
    for (let count = 0; count < 11; count += 1)
      await openTestPartySession(owner, await createPartyGroup(owner, 'public'), { draw: 2 });
    await openTestPartySession(owner, await createPartyGroup(owner), { draw: 2 });
    const guest = new BuyingCustomer(sandbox);
    const draws = await fetchLotteryDraws(guest);
    const params = { drawId: draws[2]?.draw_id ?? '' };
    const ofDraw = await sandbox.send(calls.lottoPartySessionDiscoverDraw, { ...(await guest.as()), params });
    expect(ofDraw.page_info).toEqual({ limit: 10, offset: 0, total: 11 });
    expect(new Set(ofDraw.result.map((session) => session.publicity_status))).toEqual(new Set(['public']));
    const all = await sandbox.send(calls.lottoPartySessionDiscover, await guest.as());
    expect(all.page_info.total).toBeGreaterThan(11);
    const promoted = all.result.map((session) => session.publicity_status === 'promoted');
    expect(promoted).toEqual(promoted.toSorted((left, right) => Number(right) - Number(left)));
    expect(promoted[0]).toBe(true);
    const nowhere = { ...(await guest.as()), params: { drawId: 'nothing' } };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartySessionDiscoverDraw, nowhere))).toEqual([
      404,
      'draw_not_found',
    ]);
    for (const call of [calls.lottoPartySessionDiscover, calls.lottoPartySessionDiscoverDraw]) {
      const bad = { ...(await guest.as()), params, query: { offset: 'x' }, breaks: 'always' } as const;
      expect(await readRefusal(sandbox.sendRefused<undefined, unknown>(call, bad))).toEqual([422, 'invalid']);
    }
  });

  test('can be changed only by their organiser', async () => {
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner, 'public');
    const { session_id: id } = await openTestPartySession(owner, group);
    const update = async (buyer: BuyingCustomer, body: object, params = { id }) => ({
      ...(await buyer.as()),
      params,
      body,
    });
    const on = { autosession_status: 'on' } as const;
    const guest = new BuyingCustomer(sandbox);
    const attempt = async (options: Awaited<ReturnType<typeof update>>) =>
      readRefusal(
        sandbox.sendRefused<unknown, unknown>(calls.lottoPartySessionUpdate, { ...options, breaks: 'sometimes' }),
      );
    expect(await attempt(await update(guest, on))).toEqual([403, 'not_organiser']);
    expect(await attempt(await update(owner, on, { id: 'nothing' }))).toEqual([404, 'session_not_found']);
    expect(await attempt(await update(owner, { autosession_status: 'maybe' }))).toEqual([422, 'invalid']);
    expect(await attempt(await update(owner, {}))).toEqual([422, 'required']);
    for (const autosession_status of ['on', 'paused', 'off'] as const) {
      const own = { ...(await owner.as()), params: { id }, body: { autosession_status } };
      const { result } = await sandbox.send(calls.lottoPartySessionUpdate, own);
      expect(result).toMatchObject({ session_id: id, autosession_status, draws: [{ draw_no: 1128 }] });
    }
  });

  test('of a private group are hidden from others', async () => {
    const owner = new BuyingCustomer(sandbox);
    const { session_id: id } = await openTestPartySession(owner, await createPartyGroup(owner));
    const options = { ...(await new BuyingCustomer(sandbox).as()), params: { id } };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartySessionGet, options))).toEqual([
      404,
      'session_not_found',
    ]);
  });

  test('of a private group sell shares only to members', async () => {
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner);
    const share = createShareItem(await openTestPartySession(owner, group), 1);
    const guest = new BuyingCustomer(sandbox, { funds: 10_000 });
    const asGuest = { ...(await guest.as()), body: share };
    expect(await readRefusal(sandbox.sendRefused(cartItemsAdd, asGuest))).toEqual([422, 'not_for_sale']);
    const visitor = await openVisitorCart(sandbox);
    expect(await visitor.refusal(share)).toMatchObject([422, [{ code: 'not_for_sale' }]]);
    await sandbox.send(calls.lottoPartyGroupJoin, {
      ...(await guest.as()),
      params: { groupToken: group.token ?? '' },
    });
    await guest.buy(share);
    expect(guest.wallet).toBe(10_000 - 340);
  });

  test('of a group that became private are removed from non-members’ carts at sign-in', async () => {
    const guest = new BuyingCustomer(sandbox, { funds: 10_000 });
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner, 'public');
    await guest.add(createShareItem(await openTestPartySession(owner, group), 1));
    sandbox.shop.db.prepare("UPDATE party_groups SET publicity = 'private' WHERE id = ?").run(group.id);
    const { cart_items: items, auto_removed_items: removed } = await guest.cart();
    expect([items, removed]).toMatchObject([[], [{ reason: 'no_longer_available' }]]);
    expect((await guest.refusedPurchase())[0]).toBe(422);
    expect(guest.wallet).toBe(10_000);
  });
});

describe('party sessions over time', () => {
  test('a session closes when sales end, pays when drawn, and the next one opens automatically', async () => {
    const owner = new BuyingCustomer(sandbox, { funds: 100_000 });
    const friend = new BuyingCustomer(sandbox, { funds: 100_000 });
    const group = await createPartyGroup(owner, 'public', 'Lucky lot');
    const session = await openTestPartySession(owner, group, { autosession_status: 'on', share_price: '17.00' });
    await owner.buy(createShareItem(session, 30));
    await friend.buy(createShareItem(session, 10));
    const lonely = await openTestPartySession(owner, await createPartyGroup(owner));
    sandbox.moveTo('2026-03-07T08:00:00Z');
    expect(await fetchPartySession(owner, session.session_id)).toMatchObject({ status: 'closed', shares_left: 0 });
    expect(await fetchPartySession(owner, lonely.session_id)).toMatchObject({ status: 'cancelled' });
    const list = { ...(await owner.as()), params: { id: group.id } };
    const bad = { ...list, query: { limit: 'all' }, breaks: 'always' } as const;
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupSessions, bad))).toEqual([422, 'invalid']);
    const { result: sessions, page_info } = await sandbox.send(calls.lottoPartyGroupSessions, list);
    expect(page_info).toEqual({ limit: 10, offset: 0, total: 2 });
    expect(sessions.map(({ status, draws }) => [status, draws[0]?.draw_no])).toEqual([
      ['open', 1129],
      ['closed', 1128],
    ]);
    expect(lastMailTo(friend)).toMatchObject({ subject: `${group.group_name} plays Golden Bay` });

    const late = { autosession_status: 'off' } as const;
    const update = { ...(await owner.as()), params: { id: session.session_id }, body: late };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartySessionUpdate, update))).toEqual([
      409,
      'session_over',
    ]);

    const wallets = [owner.wallet, friend.wallet];
    sandbox.moveTo('2026-03-07T08:30:00Z');
    const paid = await fetchPartySession(owner, session.session_id);
    expect(paid.status).toBe('paid');
    const total = Math.round(Number(paid.winnings?.amount) * 100);
    expect(total).toBeGreaterThan(0);
    const gained = [owner.wallet - (wallets[0] ?? 0), friend.wallet - (wallets[1] ?? 0)];
    expect(gained).toEqual([Math.floor((total * 30) / 40), Math.floor((total * 10) / 40)]);
    expect(Math.round(Number(paid.my_winnings?.amount) * 100)).toBe(gained[0]);
    expect(toPartySyndicate(sandbox.shop, 'harbour', session.session_id)?.numGames).toBe(800);
    expect(sumLedger(sandbox)).toEqual(BALANCED_LEDGER);
  });

  test('turning automatic sessions on again opens the next session, also after weeks without calls', async () => {
    const owner = new BuyingCustomer(sandbox, { funds: 100_000 });
    const group = await createPartyGroup(owner);
    const session = await openTestPartySession(owner, group);
    sandbox.moveTo('2026-03-20T00:00:00Z');
    const params = { id: session.session_id };
    const body = { autosession_status: 'on' } as const;
    await sandbox.send(calls.lottoPartySessionUpdate, { ...(await owner.as()), params, body });
    sandbox.moveTo('2026-04-06T00:00:00Z');
    const list = { ...(await owner.as()), params: { id: group.id } };
    const { result } = await sandbox.send(calls.lottoPartyGroupSessions, list);
    expect(result.map(({ status, draws }) => [status, draws[0]?.draw_no])).toEqual([
      ['open', 1133],
      ['cancelled', 1132],
      ['cancelled', 1131],
      ['cancelled', 1130],
      ['cancelled', 1129],
    ]);
  });
});

function lastMailTo({ customer }: BuyingCustomer) {
  return sandbox.shop.outbox
    .listLatest(20, { siteKey: customer.siteKey, recipient: customer.email })
    .find(({ subject }) => subject.includes(' plays '));
}
