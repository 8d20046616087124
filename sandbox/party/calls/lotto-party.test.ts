import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  createdGroupCount,
  createSandboxTestPartyGroup,
  partyTestSandbox,
  readTestRefusal,
  setUpSeededShopForPartyTests,
} from '../../testing/party-shop.ts';

setUpSeededShopForPartyTests();

describe('party groups', () => {
  test('the creator becomes organiser and first member', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const group = await createSandboxTestPartyGroup(owner);
    expect(group).toMatchObject({
      publicity_status: 'private',
      owner_name: 'Nova',
      num_members: 1,
      is_member: true,
      is_owner: true,
      open_session: null,
    });
    const params = { id: group.id };
    expect((await partyTestSandbox.send(calls.lottoPartyGroupGet, { ...(await owner.as()), params })).result).toEqual({
      ...group,
      members: [],
    });
  });

  test.each([
    ['', [422, 'invalid']],
    ['What the fuck', [422, 'contains_profanity']],
    ['Call 0400 000 000 111 22', [422, 'invalid']],
  ])('the name %j is refused', async (group_name, expected) => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const options = { ...(await owner.as()), body: { group_name }, breaks: 'sometimes' } as const;
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupCreate, options))).toEqual(expected);
  });

  test('a group without a name is refused', async () => {
    const body = {} as { group_name: string };
    const options = { ...(await new TestBuyingCustomer(partyTestSandbox).as()), body, breaks: 'always' } as const;
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupCreate, options))).toEqual([
      422,
      'required',
    ]);
  });

  test('a name differing only in case or spacing is taken, but only within the brand', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    const create = async (buyer: TestBuyingCustomer, group_name: string) => ({
      ...(await buyer.as()),
      body: { group_name },
    });
    await partyTestSandbox.send(calls.lottoPartyGroupCreate, await create(owner, 'Night Shift'));
    const again = await create(new TestBuyingCustomer(partyTestSandbox), '  night   SHIFT ');
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupCreate, again))).toEqual([
      409,
      'duplicate',
    ]);
    const elsewhere = await create(new TestBuyingCustomer(partyTestSandbox, { site: 'lantern' }), 'Night Shift');
    expect((await partyTestSandbox.send(calls.lottoPartyGroupCreate, elsewhere)).result.group_name).toBe('Night Shift');
  });

  test('a private group is visible to members only and joined by its token', async () => {
    const group = await createSandboxTestPartyGroup(new TestBuyingCustomer(partyTestSandbox));
    const guest = new TestBuyingCustomer(partyTestSandbox);
    const params = { id: group.id };
    for (const call of [calls.lottoPartyGroupGet, calls.lottoPartyGroupSessions, calls.lottoPartyGroupSessionOpen]) {
      const answered = partyTestSandbox.sendRefused<undefined, unknown>(call, { ...(await guest.as()), params });
      expect(await readTestRefusal(answered)).toEqual([404, 'group_not_found']);
    }
    const byToken = { params: { groupToken: group.token ?? '' } };
    const seen = await partyTestSandbox.send(calls.lottoPartyGroupByToken, byToken);
    expect(seen.result).toEqual({ ...group, is_member: false, is_owner: false });
    const joined = await partyTestSandbox.send(calls.lottoPartyGroupJoin, { ...(await guest.as()), ...byToken });
    expect(joined.result).toMatchObject({ num_members: 2, is_member: true, is_owner: false, token: group.token });
    await partyTestSandbox.send(calls.lottoPartyGroupJoin, { ...(await guest.as()), ...byToken });
    expect(
      (await partyTestSandbox.send(calls.lottoPartyGroupGet, { ...(await guest.as()), params })).result.num_members,
    ).toBe(2);
  });

  test('an unknown invitation token is not found', async () => {
    const params = { groupToken: 'nothing' };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupByToken, { params }))).toEqual([
      404,
      'group_not_found',
    ]);
    const options = { ...(await new TestBuyingCustomer(partyTestSandbox).as()), params };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupJoin, options))).toEqual([
      404,
      'group_not_found',
    ]);
  });

  test('are listed six a page, the latest first', async () => {
    const owner = new TestBuyingCustomer(partyTestSandbox);
    for (let count = 0; count < 7; count += 1) await createSandboxTestPartyGroup(owner);
    const first = await partyTestSandbox.send(calls.lottoPartyGroupList, await owner.as());
    expect(first.page_info).toEqual({ limit: 6, offset: 0, total: 7 });
    expect(first.result.map(({ group_name: name }) => name)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Tuesday crew ${createdGroupCount - index}`),
    );
    const rest = await partyTestSandbox.send(calls.lottoPartyGroupList, {
      ...(await owner.as()),
      query: { offset: '6' },
    });
    expect(rest.result).toHaveLength(1);
    const bad = { ...(await owner.as()), query: { limit: '0' }, breaks: 'always' } as const;
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyGroupList, bad))).toEqual([
      422,
      'invalid',
    ]);
  });
});

describe('party configuration', () => {
  test('lists for each lottery its share prices with the number of games that each pays for', async () => {
    const buyer = new TestBuyingCustomer(partyTestSandbox);
    const { result } = await partyTestSandbox.send(calls.lottoPartyConfig, await buyer.as());
    expect(result[0]).toMatchObject({
      id: 'golden-bay',
      max_shares: 50,
      share_prices: [
        { share_price: { amount: '3.40', currency: 'AUD' }, games_per_share: 4 },
        { share_price: { amount: '6.80', currency: 'AUD' }, games_per_share: 8 },
        { share_price: { amount: '17.00', currency: 'AUD' }, games_per_share: 20 },
      ],
    });
    const one = await partyTestSandbox.send(calls.lottoPartyConfigGet, {
      ...(await buyer.as()),
      params: { id: 'golden-bay' },
    });
    expect(one.result).toEqual(result[0]);
    const none = { ...(await buyer.as()), params: { id: 'nothing' } };
    expect(await readTestRefusal(partyTestSandbox.sendRefused(calls.lottoPartyConfigGet, none))).toEqual([
      404,
      'config_not_found',
    ]);
  });
});

test('party calls are refused without a sign-in, except the one that returns a group by its invitation token', async () => {
  const visitor = await Promise.all(
    Object.values(calls)
      .filter(({ id }) => id !== 'lotto-party.group.by-token')
      .map(async (call) => {
        const params = { id: 'any', drawId: 'any', groupToken: 'any', memberId: 'any' };
        const body = call.body ? {} : undefined;
        return (await partyTestSandbox.fetch(call, { params, body, breaks: 'sometimes' })).status;
      }),
  );
  expect(new Set(visitor)).toEqual(new Set([401]));
  expect(new Set(Object.values(calls).map(({ base, version }) => `${base} ${version}`))).toEqual(
    new Set(['/social/v3 3.0']),
  );
});
