import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { PartySession } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPartySessionData } from './party-session.data.ts';

const props = { addLabel: 'Take shares' };

async function html(more: Partial<PartySession>, sessions: unknown = [createTestPartySession(more)]) {
  const answers = { 'lotto-party.session.get': createTestPartySession(more), 'lotto-party.group.sessions': sessions };
  const { context, sent } = createTestLoadContext(props, answers, { id: 's-1' });
  const { data } = await loadPartySessionData(context);
  expect(sent[0]).toEqual(['lotto-party.session.get', { params: { id: 's-1' } }]);
  return renderTestBlockToHtml({ id: 'session', type: 'party-session', props }, () => data);
}

test('an open draw of a lotto party sells shares at their price, and links a member to the own ticket', async () => {
  const text = await html({});
  expect(text).toContain('47 shares left');
  expect(text).toContain('Take shares');
  expect(text).toContain('$3.40');
  expect(text).toContain('href="/my-account.lotto-party.ticket/o-1"');
  expect(text).not.toContain('After this draw');
  expect(text).not.toContain('Choose the next draw');
});

test('a draw of a lotto party whose shares are all taken says so, and sells none', async () => {
  const text = await html({ sharesLeft: 0, sharesSold: 50 });
  expect(text).toContain('All shares are sold.');
  expect(text).not.toContain('Take shares');
});

test.each([
  ['closed', 'Sales closed'],
  ['paid', 'Drawn and paid'],
  ['cancelled', 'Cancelled: no shares sold'],
] as const)(
  'a draw of a lotto party that is %s sells no shares, and lets only members who took part choose the next draw',
  async (status, words) => {
    const text = await html({ status, sharesLeft: 0 });
    expect(text).toContain(words);
    expect(text).not.toContain('Take shares');
    expect(text).toContain('Choose the next draw');
    expect(await html({ status, sharesLeft: 0, myShares: 0 })).not.toContain('Choose the next draw');
  },
);

test.each([
  ['open', 'See what the group’s playing now'],
  ['cancelled', 'View the latest draw'],
] as const)(
  'a past draw of a lotto party that was followed by one that is %s links there, and offers no change of what follows',
  async (status, words) => {
    const over = { status: 'paid', isOrganiser: true, autosessionStatus: 'on' } as const;
    const text = await html(over, [createTestPartySession({ sessionId: 's-2', status })]);
    expect(text).toContain(`href="/my-account.lotto-party.session/s-2">${words}</a>`);
    expect(text).not.toContain('Choose the next draw');
    expect(text).not.toContain('After this draw');
  },
);

test('a past draw is shown alone when the other draws of its lotto party are refused, and fails when the API is down', async () => {
  const refused = new ApiError('No.', { status: 403 });
  expect(await html({ status: 'paid' }, refused)).toContain('Drawn and paid');
  const down = new ApiError('Down.', { status: 503 });
  await expect(html({ status: 'paid' }, down)).rejects.toBe(down);
});

test('a paid draw of a lotto party tells what the party and the customer won, or that it was nothing', async () => {
  const zero = { amount: '0.00', currency: 'AUD' };
  const nothing = await html({ status: 'paid', winnings: zero, myWinnings: zero });
  expect(nothing).toContain('No prize this time');
  expect(nothing).not.toContain('$0.00');
  expect(nothing).not.toContain('You won');
  expect(nothing).toContain('Jackpot');
  const won = await html({
    status: 'paid',
    winnings: { ...zero, amount: '12.00' },
    myWinnings: { ...zero, amount: '4.00' },
  });
  for (const words of ['The group won', '$12.00', 'You won', '$4.00']) expect(won).toContain(words);
});

test.each([
  ['on', 'Your group enters the next draw automatically.', ['Pause', 'Stop automatic entry']],
  ['paused', 'Paused. Your group won’t enter another draw until you resume.', ['Resume', 'Stop automatic entry']],
  ['off', 'Your group stops after this draw.', ['Enter the next draw automatically']],
] as const)(
  'the organiser of a lotto party sees that automatic entry into the next draws is %s, and may change it',
  async (autosessionStatus, words, buttons) => {
    const text = await html({ isOrganiser: true, autosessionStatus });
    expect(text).toContain(words);
    const [, section = ''] = text.split('After this draw');
    expect([...section.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(buttons);
  },
);
