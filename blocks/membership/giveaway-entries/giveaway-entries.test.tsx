import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadGiveawayEntriesData } from './giveaway-entries.data.ts';

const draw = {
  drawId: 'daily-41',
  drawNo: 41,
  giveawayType: 'daily',
  name: 'The Morning Thousand',
  prizeTitle: '$1,000 cash',
  prize: { amount: '1000.00', currency: 'AUD' },
  date: '2026-11-22T00:00:00.000Z',
  closeDate: '2026-11-21T23:00:00.000Z',
  numberOfEntriesText: '2,140 entries',
  entryStatus: 'locked',
};
const own = { ...draw, numEntries: 1, result: 'pending', winners: [] };

function answers(status: string, tier: string | null, customerDraw: object = own) {
  return {
    'membership.config': {
      programConfig: { programId: 'daily_winners', programName: 'Club' },
      upcomingDraws: [draw],
    },
    'membership.customer': {
      entries: [
        { membershipProgram: 'daily_winners', membershipStatus: status, membershipTier: tier, eligibility: 'eligible' },
      ],
      endsAt: null,
      renews: false,
      metadata: {},
      upcomingDraws: [customerDraw],
    },
    'membership.giveaways': [{ ...own, drawNo: 40, result: 'lost' }],
  };
}

async function shown(table: Record<string, unknown>, { signedIn = true, params = {}, ofPage = false } = {}) {
  const props = { heading: 'Coming up', ofPage, limit: 6 };
  const { context } = createTestLoadContext(props, table, params);
  const { data } = await loadGiveawayEntriesData({
    ...context,
    visitor: { ...context.visitor, signedIn, customerId: signedIn ? 'c' : null },
  });
  return renderTestBlockToHtml({ id: 'draws', type: 'giveaway-entries', props, data }, () => undefined);
}

test('the giveaway entries ask an anonymous visitor to join, and a customer whose first deposit is pending to make it', async () => {
  const visitor = await shown(answers('non-member', null), { signedIn: false });
  expect(visitor).toContain('Join to enter');
  expect(visitor).toContain('data-countdown');
  expect(await shown(answers('pending-deposit', 'free'))).toContain('Make your first deposit to enter');
});

test('the giveaway entries of a member are shown as locked, unlocked, guaranteed or for premium members', async () => {
  const locked = await shown(answers('member', 'free'));
  expect(locked).toContain('Unlock my entry');
  expect(locked).toMatch(/<button[^>]*disabled[^>]*>Resend my confirmation/);
  expect(await shown(answers('member', 'free', { ...own, entryStatus: 'unlocked' }))).toContain('You’re in!');
  const guaranteed = await shown(answers('member', 'premium', { ...own, numEntries: 5, entryStatus: 'guaranteed' }));
  expect(guaranteed).toMatch(/You’re in automatically\..*5 entries/s);
  expect(await shown(answers('member', 'free', { ...own, numEntries: 0 }))).toContain('For premium members');
});

test('the page of a giveaway draw that is over tells the result of the entries, without a countdown', async () => {
  const params = { giveawayType: 'daily', drawNumber: '40' };
  const html = await shown(answers('member', 'free'), { params, ofPage: true });
  expect(html).toContain('Not this time.');
  expect(html).not.toContain('data-countdown');
});
