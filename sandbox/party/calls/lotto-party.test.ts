import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { BuyingCustomer } from '../../testing/buying-customer.ts';
import { createdGroupCount, createPartyGroup, openPartyShop, readRefusal, sandbox } from '../../testing/party-shop.ts';

openPartyShop();

describe('party groups', () => {
  test('the creator becomes organiser and first member', async () => {
    const owner = new BuyingCustomer(sandbox);
    const group = await createPartyGroup(owner);
    expect(group).toMatchObject({
      publicity_status: 'private',
      owner_name: 'Nova',
      num_members: 1,
      is_member: true,
      is_owner: true,
      open_session: null,
    });
    const params = { id: group.id };
    expect((await sandbox.send(calls.lottoPartyGroupGet, { ...(await owner.as()), params })).result).toEqual({
      ...group,
      members: [],
    });
  });

  test.each([
    ['', [422, 'invalid']],
    ['What the fuck', [422, 'contains_profanity']],
    ['Call 0400 000 000 111 22', [422, 'invalid']],
  ])('the name %j is refused', async (group_name, expected) => {
    const owner = new BuyingCustomer(sandbox);
    const options = { ...(await owner.as()), body: { group_name }, breaks: 'sometimes' } as const;
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupCreate, options))).toEqual(expected);
  });

  test('a group without a name is refused', async () => {
    const body = {} as { group_name: string };
    const options = { ...(await new BuyingCustomer(sandbox).as()), body, breaks: 'always' } as const;
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupCreate, options))).toEqual([422, 'required']);
  });

  test('a name differing only in case or spacing is taken, but only within the brand', async () => {
    const owner = new BuyingCustomer(sandbox);
    const create = async (buyer: BuyingCustomer, group_name: string) => ({
      ...(await buyer.as()),
      body: { group_name },
    });
    await sandbox.send(calls.lottoPartyGroupCreate, await create(owner, 'Night Shift'));
    const again = await create(new BuyingCustomer(sandbox), '  night   SHIFT ');
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupCreate, again))).toEqual([409, 'duplicate']);
    const elsewhere = await create(new BuyingCustomer(sandbox, { site: 'lantern' }), 'Night Shift');
    expect((await sandbox.send(calls.lottoPartyGroupCreate, elsewhere)).result.group_name).toBe('Night Shift');
  });

  test('a private group is visible to members only and joined by its token', async () => {
    const group = await createPartyGroup(new BuyingCustomer(sandbox));
    const guest = new BuyingCustomer(sandbox);
    const params = { id: group.id };
    for (const call of [calls.lottoPartyGroupGet, calls.lottoPartyGroupSessions, calls.lottoPartyGroupSessionOpen]) {
      const answered = sandbox.sendRefused<undefined, unknown>(call, { ...(await guest.as()), params });
      expect(await readRefusal(answered)).toEqual([404, 'group_not_found']);
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
  });

  test('an unknown invitation token is not found', async () => {
    const params = { groupToken: 'nothing' };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupByToken, { params }))).toEqual([
      404,
      'group_not_found',
    ]);
    const options = { ...(await new BuyingCustomer(sandbox).as()), params };
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupJoin, options))).toEqual([
      404,
      'group_not_found',
    ]);
  });

  test('are listed six a page, the latest first', async () => {
    const owner = new BuyingCustomer(sandbox);
    for (let count = 0; count < 7; count += 1) await createPartyGroup(owner);
    const first = await sandbox.send(calls.lottoPartyGroupList, await owner.as());
    expect(first.page_info).toEqual({ limit: 6, offset: 0, total: 7 });
    expect(first.result.map(({ group_name: name }) => name)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Tuesday crew ${createdGroupCount - index}`),
    );
    const rest = await sandbox.send(calls.lottoPartyGroupList, { ...(await owner.as()), query: { offset: '6' } });
    expect(rest.result).toHaveLength(1);
    const bad = { ...(await owner.as()), query: { limit: '0' }, breaks: 'always' } as const;
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyGroupList, bad))).toEqual([422, 'invalid']);
  });
});

describe('party configuration', () => {
  test('lists share prices that always pay for whole tickets', async () => {
    const buyer = new BuyingCustomer(sandbox);
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
    expect(await readRefusal(sandbox.sendRefused(calls.lottoPartyConfigGet, none))).toEqual([404, 'config_not_found']);
  });
});

test('party calls are refused to visitors, except the one by token', async () => {
  const visitor = await Promise.all(
    Object.values(calls)
      .filter(({ id }) => id !== 'lotto-party.group.by-token')
      .map(async (call) => {
        const params = { id: 'any', drawId: 'any', groupToken: 'any', memberId: 'any' };
        const body = call.body ? {} : undefined;
        return (await sandbox.fetch(call, { params, body, breaks: 'sometimes' })).status;
      }),
  );
  expect(new Set(visitor)).toEqual(new Set([401]));
  expect(new Set(Object.values(calls).map(({ base, version }) => `${base} ${version}`))).toEqual(
    new Set(['/social/v3 3.0']),
  );
});
