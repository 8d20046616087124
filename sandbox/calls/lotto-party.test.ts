import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartItemsAdd, cartItemsDelete } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { CartItemRequest, PartyGroup, PartySession } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { partySyndicate } from '../party/party-games.ts';
import { BALANCED, Buyer, ledgerSum } from '../testing/buyer.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let names = 0;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

async function createGroup(
  owner: Buyer,
  publicity: 'private' | 'public' = 'private',
  name = `Tuesday crew ${(names += 1)}`,
): Promise<PartyGroup> {
  const body = { group_name: name, publicity_status: publicity };
  return (await sandbox.send(calls.lottoPartyGroupCreate, { ...(await owner.as()), body })).result;
}

async function drawsOf(buyer: Buyer, lottery = 'golden-bay') {
  const options = { ...(await buyer.as()), params: { id: lottery } };
  return (await sandbox.send(calls.lottoPartyConfigGet, options)).result.draws;
}

async function openSession(
  owner: Buyer,
  group: PartyGroup,
  change: {
    autosession_status?: 'on' | 'off';
    invite_all_existing_members?: boolean;
    share_price?: string;
    draw?: number;
  } = {},
): Promise<PartySession> {
  const { draw = 0, ...rest } = change;
  const draws = await drawsOf(owner);
  const body = { group_id: group.id, draw_id: draws[draw]?.draw_id ?? '', share_price: '3.40', ...rest };
  return (await sandbox.send(calls.lottoPartySessionCreate, { ...(await owner.as()), body })).result;
}

async function sessionOf(buyer: Buyer, id: string): Promise<PartySession> {
  return (await sandbox.send(calls.lottoPartySessionGet, { ...(await buyer.as()), params: { id } })).result;
}

function shares({ session_id, lottery_key }: PartySession, numShares: number): CartItemRequest {
  return {
    product_type: 'social_syndicate_share',
    lottery_key,
    syndicate_encoded_id: session_id,
    num_shares: numShares,
  };
}

async function refusal(promise: ReturnType<TestSandbox['refused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

describe('groups', () => {
  test('whoever creates one owns it and is its first member', async () => {
    const owner = new Buyer(sandbox);
    const group = await createGroup(owner);
    expect(group).toMatchObject({
      publicity_status: 'private',
      owner_name: 'Nova',
      num_members: 1,
      is_member: true,
      is_owner: true,
      open_session: null,
    });
    const params = { id: group.id };
    expect((await sandbox.send(calls.lottoPartyGroupGet, { ...(await owner.as()), params })).result).toEqual(group);
    proves('calls', 'lotto-party.group.create', 'lotto-party.group.get');
    proves('entities', 'lotto-party-group');
  });

  test.each([
    ['', [422, 'invalid']],
    ['What the fuck', [422, 'contains_profanity']],
    ['Call 0400 000 000 111 22', [422, 'invalid']],
  ])('is refused the name %j', async (group_name, expected) => {
    const owner = new Buyer(sandbox);
    const options = { ...(await owner.as()), body: { group_name }, breaks: 'sometimes' } as const;
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupCreate, options))).toEqual(expected);
    proves('rules', 'lotto-party.profanity');
    proves('errors', 'lotto-party.profanity');
  });

  test('needs a name', async () => {
    const body = {} as { group_name: string };
    const options = { ...(await new Buyer(sandbox).as()), body, breaks: 'always' } as const;
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupCreate, options))).toEqual([422, 'required']);
  });

  test('a name is taken whatever its case and spacing, but only in its shop', async () => {
    const owner = new Buyer(sandbox);
    const create = async (buyer: Buyer, group_name: string) => ({ ...(await buyer.as()), body: { group_name } });
    await sandbox.send(calls.lottoPartyGroupCreate, await create(owner, 'Night Shift'));
    const again = await create(new Buyer(sandbox), '  night   SHIFT ');
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupCreate, again))).toEqual([409, 'duplicate']);
    const elsewhere = await create(new Buyer(sandbox, { site: 'lantern' }), 'Night Shift');
    expect((await sandbox.send(calls.lottoPartyGroupCreate, elsewhere)).result.group_name).toBe('Night Shift');
    proves('errors', 'lotto-party.duplicate');
  });

  test('a private group is seen by members alone, and joined with its token', async () => {
    const group = await createGroup(new Buyer(sandbox));
    const guest = new Buyer(sandbox);
    const params = { id: group.id };
    for (const call of [calls.lottoPartyGroupGet, calls.lottoPartyGroupSessions, calls.lottoPartyGroupSessionOpen]) {
      const answered = sandbox.refused<undefined, unknown>(call, { ...(await guest.as()), params });
      expect(await refusal(answered)).toEqual([404, 'group_not_found']);
    }
    const byToken = { params: { groupToken: group.token ?? '' } };
    const seen = await sandbox.send(calls.lottoPartyGroupByToken, byToken);
    expect(seen.result).toEqual({ ...group, is_member: false, is_owner: false });
    const joined = await sandbox.send(calls.lottoPartyGroupJoin, { ...(await guest.as()), ...byToken });
    expect(joined.result).toMatchObject({ num_members: 2, is_member: true, is_owner: false, token: group.token });
    await sandbox.send(calls.lottoPartyGroupJoin, { ...(await guest.as()), ...byToken });
    expect((await sandbox.send(calls.lottoPartyGroupGet, { ...(await guest.as()), params })).result.num_members).toBe(
      2,
    );
    proves('calls', 'lotto-party.group.by-token');
  });

  test('an unknown token leads nowhere', async () => {
    const params = { groupToken: 'nothing' };
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupByToken, { params }))).toEqual([404, 'group_not_found']);
    const options = { ...(await new Buyer(sandbox).as()), params };
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupJoin, options))).toEqual([404, 'group_not_found']);
  });

  test('come six at a time, the latest first', async () => {
    const owner = new Buyer(sandbox);
    for (let count = 0; count < 7; count += 1) await createGroup(owner);
    const first = await sandbox.send(calls.lottoPartyGroupList, await owner.as());
    expect(first.page_info).toEqual({ limit: 6, offset: 0, total: 7 });
    expect(first.result.map(({ group_name: name }) => name)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Tuesday crew ${names - index}`),
    );
    const rest = await sandbox.send(calls.lottoPartyGroupList, { ...(await owner.as()), query: { offset: '6' } });
    expect(rest.result).toHaveLength(1);
    const bad = { ...(await owner.as()), query: { limit: '0' }, breaks: 'always' } as const;
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupList, bad))).toEqual([422, 'invalid']);
    proves('calls', 'lotto-party.group.list');
    proves('constants', 'page-size.lotto-groups');
  });
});

describe('configuration', () => {
  test('tells what a share of each lottery may cost: whole tickets, so that all money is played', async () => {
    const buyer = new Buyer(sandbox);
    const { result } = await sandbox.send(calls.lottoPartyConfig, await buyer.as());
    expect(result[0]).toMatchObject({
      id: 'golden-bay',
      max_shares: 50,
      share_prices: [
        { share_price: { amount: '3.40', currency: 'AUD' }, games_per_share: 4 },
        { share_price: { amount: '6.80', currency: 'AUD' }, games_per_share: 8 },
        { share_price: { amount: '17.00', currency: 'AUD' }, games_per_share: 20 },
      ],
    });
    const one = await sandbox.send(calls.lottoPartyConfigGet, { ...(await buyer.as()), params: { id: 'golden-bay' } });
    expect(one.result).toEqual(result[0]);
    const none = { ...(await buyer.as()), params: { id: 'nothing' } };
    expect(await refusal(sandbox.refused(calls.lottoPartyConfigGet, none))).toEqual([404, 'config_not_found']);
    proves('calls', 'lotto-party.config', 'lotto-party.config.get');
  });
});

describe('sessions', () => {
  test('are opened by a member, one at a time, and members are invited', async () => {
    const owner = new Buyer(sandbox);
    const friend = new Buyer(sandbox);
    const group = await createGroup(owner);
    await sandbox.send(calls.lottoPartyGroupJoin, {
      ...(await friend.as()),
      params: { groupToken: group.token ?? '' },
    });
    const session = await openSession(owner, group, { invite_all_existing_members: true });
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
    expect(await refusal(sandbox.refused(calls.lottoPartySessionCreate, options))).toEqual([409, 'session_open']);
    proves('calls', 'lotto-party.session.create', 'lotto-party.group.session-open');
  });

  test('are refused for a draw that has closed, a price that is not on offer, and who is no member', async () => {
    const owner = new Buyer(sandbox);
    const group = await createGroup(owner, 'public');
    const [draw] = await drawsOf(owner);
    const draw_id = draw?.draw_id ?? '';
    const attempt = async (body: object, buyer = owner) => {
      const full = { group_id: group.id, draw_id, share_price: '3.40', ...body };
      const options = { ...(await buyer.as()), body: full, breaks: 'sometimes' } as const;
      return refusal(sandbox.refused(calls.lottoPartySessionCreate, options));
    };
    expect(await attempt({ draw_id: 'gone' })).toEqual([422, 'draw_closed']);
    expect(await attempt({ share_price: '1.00' })).toEqual([422, 'invalid']);
    expect(await attempt({ share_price: undefined })).toEqual([422, 'required']);
    expect(await attempt({}, new Buyer(sandbox))).toEqual([403, 'not_a_member']);
    expect(await attempt({ group_id: 'nothing' })).toEqual([404, 'group_not_found']);
    proves('errors', 'lotto-party.draw-closed');
  });

  test('sell shares through the cart, and who buys belongs to the group', async () => {
    const owner = new Buyer(sandbox);
    const group = await createGroup(owner);
    const session = await openSession(owner, group);
    const friend = new Buyer(sandbox, { funds: 10_000 });
    const receipt = await friend.buy(shares(session, 3));
    expect(friend.wallet).toBe(10_000 - 3 * 340);
    const after = await sessionOf(friend, session.session_id);
    expect(after).toMatchObject({ shares_sold: 3, shares_left: 47, num_games: 12, my_shares: 3 });
    const id = after.my_order_ids[0] ?? '';
    expect(receipt.orders.map((order) => order.id)).toEqual([id]);
    const details = { ...(await friend.as()), params: { id }, query: { show_details: 'true' } };
    const { result } = await sandbox.send(calls.lottoPartyOrderGet, details);
    expect(result.session).toEqual(after);
    expect(result.lines?.[0]).toMatchObject({ share: { num_shares: 3, total_shares: 3 }, status: 'pending' });
    expect(result.lines?.[0]?.games).toHaveLength(12);
    const other = { ...(await owner.as()), params: { id } };
    expect(await refusal(sandbox.refused(calls.lottoPartyOrderGet, other))).toEqual([404, 'order_not_found']);
    proves('calls', 'lotto-party.session.get', 'lotto-party.order.get');
    proves('entities', 'lotto-party-session');
  });

  test('sell no more shares than there are', async () => {
    const owner = new Buyer(sandbox, { funds: 100_000 });
    const session = await openSession(owner, await createGroup(owner));
    await owner.add(shares(session, 26));
    await owner.add(shares(session, 25));
    expect(await owner.refusedPurchase()).toEqual([422, 'sold_out']);
    expect(owner.wallet).toBe(100_000);
    await sandbox.send(cartItemsDelete, {
      ...(await owner.as()),
      params: { id: (await owner.cart()).cart_items[1]?.id ?? '' },
    });
    await owner.buy(shares(session, 23));
    const refused = async (item: CartItemRequest) => {
      return refusal(sandbox.refused(cartItemsAdd, { ...(await owner.as()), body: item }));
    };
    expect(await refused(shares(session, 2))).toEqual([422, 'too_few_left']);
    await owner.buy(shares(session, 1));
    expect(await refused(shares(session, 1))).toEqual([422, 'sold_out']);
    expect(await refused({ ...shares(session, 1), lottery_key: 'power-tide' })).toEqual([422, 'not_for_sale']);
    const recurring_purchase = { type: 'autoplay', enabled: true } as const;
    const another = await openSession(owner, await createGroup(owner));
    expect(await refused({ ...shares(another, 1), recurring_purchase })).toEqual([422, 'recurring_not_available']);
  });

  test('of public groups are discovered, ten at a time, of all draws or one', async () => {
    const owner = new Buyer(sandbox);
    for (let count = 0; count < 11; count += 1)
      await openSession(owner, await createGroup(owner, 'public'), { draw: 2 });
    await openSession(owner, await createGroup(owner), { draw: 2 });
    const guest = new Buyer(sandbox);
    const draws = await drawsOf(guest);
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
    expect(await refusal(sandbox.refused(calls.lottoPartySessionDiscoverDraw, nowhere))).toEqual([
      404,
      'draw_not_found',
    ]);
    for (const call of [calls.lottoPartySessionDiscover, calls.lottoPartySessionDiscoverDraw]) {
      const bad = { ...(await guest.as()), params, query: { offset: 'x' }, breaks: 'always' } as const;
      expect(await refusal(sandbox.refused<undefined, unknown>(call, bad))).toEqual([422, 'invalid']);
    }
    proves('calls', 'lotto-party.session.discover', 'lotto-party.session.discover-draw');
  });

  test('are changed by their organiser alone', async () => {
    const owner = new Buyer(sandbox);
    const group = await createGroup(owner, 'public');
    const { session_id: id } = await openSession(owner, group);
    const update = async (buyer: Buyer, body: object, params = { id }) => ({ ...(await buyer.as()), params, body });
    const on = { autosession_status: 'on' } as const;
    const guest = new Buyer(sandbox);
    const attempt = async (options: Awaited<ReturnType<typeof update>>) =>
      refusal(sandbox.refused<unknown, unknown>(calls.lottoPartySessionUpdate, { ...options, breaks: 'sometimes' }));
    expect(await attempt(await update(guest, on))).toEqual([403, 'not_organiser']);
    expect(await attempt(await update(owner, on, { id: 'nothing' }))).toEqual([404, 'session_not_found']);
    expect(await attempt(await update(owner, { autosession_status: 'maybe' }))).toEqual([422, 'invalid']);
    expect(await attempt(await update(owner, {}))).toEqual([422, 'required']);
    const { result } = await sandbox.send(calls.lottoPartySessionUpdate, {
      ...(await owner.as()),
      params: { id },
      body: on,
    });
    expect(result.autosession_status).toBe('on');
    proves('calls', 'lotto-party.session.update');
  });

  test('of a private group are hidden from others', async () => {
    const owner = new Buyer(sandbox);
    const { session_id: id } = await openSession(owner, await createGroup(owner));
    const options = { ...(await new Buyer(sandbox).as()), params: { id } };
    expect(await refusal(sandbox.refused(calls.lottoPartySessionGet, options))).toEqual([404, 'session_not_found']);
  });
});

test('no call of parties but that by token answers a visitor', async () => {
  const visitor = await Promise.all(
    Object.values(calls)
      .filter(({ id }) => id !== 'lotto-party.group.by-token')
      .map(async (call) => {
        const params = { id: 'any', drawId: 'any', groupToken: 'any' };
        const body = call.body ? {} : undefined;
        return (await sandbox.fetch(call, { params, body, breaks: 'sometimes' })).status;
      }),
  );
  expect(new Set(visitor)).toEqual(new Set([401]));
  expect(new Set(Object.values(calls).map(({ base, version }) => `${base} ${version}`))).toEqual(
    new Set(['/social/v3 3.0']),
  );
  proves('rules', 'lotto-party.login');
  proves('constants', 'api-version.lotto-party', 'api.lotto-party-base');
});

describe('in time', () => {
  test('a session closes with its sales, is paid with its draw, and the next one opens by itself', async () => {
    const owner = new Buyer(sandbox, { funds: 100_000 });
    const friend = new Buyer(sandbox, { funds: 100_000 });
    const group = await createGroup(owner, 'public', 'Lucky lot');
    const session = await openSession(owner, group, { autosession_status: 'on', share_price: '17.00' });
    await owner.buy(shares(session, 30));
    await friend.buy(shares(session, 10));
    const lonely = await openSession(owner, await createGroup(owner));
    sandbox.moveTo('2026-03-07T08:00:00Z');
    expect(await sessionOf(owner, session.session_id)).toMatchObject({ status: 'closed', shares_left: 0 });
    expect(await sessionOf(owner, lonely.session_id)).toMatchObject({ status: 'cancelled' });
    const list = { ...(await owner.as()), params: { id: group.id } };
    const bad = { ...list, query: { limit: 'all' }, breaks: 'always' } as const;
    expect(await refusal(sandbox.refused(calls.lottoPartyGroupSessions, bad))).toEqual([422, 'invalid']);
    const { result: sessions, page_info } = await sandbox.send(calls.lottoPartyGroupSessions, list);
    expect(page_info).toEqual({ limit: 10, offset: 0, total: 2 });
    expect(sessions.map(({ status, draws }) => [status, draws[0]?.draw_no])).toEqual([
      ['open', 1129],
      ['closed', 1128],
    ]);
    expect(lastMailTo(friend)).toMatchObject({ subject: `${group.group_name} plays Golden Bay` });

    const late = { autosession_status: 'off' } as const;
    const update = { ...(await owner.as()), params: { id: session.session_id }, body: late };
    expect(await refusal(sandbox.refused(calls.lottoPartySessionUpdate, update))).toEqual([409, 'session_over']);

    const wallets = [owner.wallet, friend.wallet];
    sandbox.moveTo('2026-03-07T08:30:00Z');
    const paid = await sessionOf(owner, session.session_id);
    expect(paid.status).toBe('paid');
    const total = Math.round(Number(paid.winnings?.amount) * 100);
    expect(total).toBeGreaterThan(0);
    const gained = [owner.wallet - (wallets[0] ?? 0), friend.wallet - (wallets[1] ?? 0)];
    expect(gained).toEqual([Math.floor((total * 30) / 40), Math.floor((total * 10) / 40)]);
    expect(Math.round(Number(paid.my_winnings?.amount) * 100)).toBe(gained[0]);
    expect(partySyndicate(sandbox.shop, 'harbour', session.session_id)?.numGames).toBe(800);
    expect(ledgerSum(sandbox)).toEqual(BALANCED);
  });

  test('a session that was paused goes on where it is turned on again, and weeks that nobody asked for are made up', async () => {
    const owner = new Buyer(sandbox, { funds: 100_000 });
    const group = await createGroup(owner);
    const session = await openSession(owner, group);
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

function lastMailTo({ customer }: Buyer) {
  return sandbox.shop.outbox
    .latest(20, { siteKey: customer.siteKey, recipient: customer.email })
    .find(({ subject }) => subject.includes(' plays '));
}
