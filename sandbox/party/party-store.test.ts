import { expect, test } from 'vitest';
import { TestBuyingCustomer } from '../testing/buying-customer.ts';
import {
  createSandboxTestPartyGroup,
  fetchTestPartyDraws,
  partyTestSandbox,
  setUpSeededShopForPartyTests,
} from '../testing/party-shop.ts';

setUpSeededShopForPartyTests();

test('a group’s sessions are paged in one order from both ends, and its counters stay correct', async () => {
  const { parties, draws, db } = partyTestSandbox.shop;
  const owner = new TestBuyingCustomer(partyTestSandbox);
  const friend = new TestBuyingCustomer(partyTestSandbox);
  const group = await createSandboxTestPartyGroup(owner);
  const other = await createSandboxTestPartyGroup(owner);
  await fetchTestPartyDraws(owner);
  const [draw] = draws.listUndrawn('harbour', 'golden-bay');
  const ids = Array.from({ length: 25 }, (_, index) => {
    const session = {
      siteKey: 'harbour',
      groupId: group.id,
      organiserId: owner.customer.id,
      drawId: draw?.id ?? 0,
      lotteryKey: 'golden-bay',
      sharePrice: 340,
      gamesPerShare: 4,
      maxShares: 50,
      outsideShares: 0,
      autosession: 'off',
      status: 'paid',
      // Two share each moment of creation, because those of one moment must have a fixed order too.
      createdAt: Math.floor(index / 2),
    } as const;
    return parties.createSession(session).id;
  }).toReversed();
  const pages = [0, 10, 20, 30].map((offset) => parties.listSessions(group.id, { limit: 10, offset }));
  expect(pages.map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([
    ids.slice(0, 10),
    ids.slice(10, 20),
    ids.slice(20),
    [],
  ]);
  expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25]);

  for (let again = 0; again < 2; again += 1) parties.addMember(group.id, friend.customer.id, 0);
  expect([group, other].map(({ id }) => parties.countMembers(id))).toEqual([2, 1]);
  db.prepare('DELETE FROM party_members WHERE customer_id = ?').run(friend.customer.id);
  db.prepare('DELETE FROM party_sessions WHERE id = ?').run(ids[0] ?? '');
  expect(parties.countMembers(group.id)).toBe(1);
  expect(parties.listSessions(group.id, { limit: 10, offset: 20 })).toMatchObject({
    total: 24,
    sessions: { length: 4 },
  });
});
