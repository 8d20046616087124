import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartyGroup, createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPartyGroupData } from './party-group.data.ts';

const props = { invite: 'Send it.', emptyText: 'Nothing yet.' };

function group(answers: Readonly<Record<string, unknown>>, params: Record<string, string> = {}, total = 26) {
  const table = { 'lotto-party.group.get': createTestPartyGroup(), 'lotto-party.group.sessions': [], ...answers };
  const totals = { 'lotto-party.group.sessions': total };
  const { context, sent } = createTestLoadContext(props, table, { id: 'g-1', ...params }, totals);
  const html = async () => {
    const { data } = await loadPartyGroupData(context);
    return renderTestBlockToHtml({ id: 'party', type: 'party-group', props }, () => data);
  };
  return { load: () => loadPartyGroupData(context), html, sent };
}

test('the draws of a lotto party are listed ten at a time', async () => {
  const { load: loaded, sent } = group({ 'lotto-party.group.sessions': [createTestPartySession()] }, { page: '3' });
  expect((await loaded()).data).toMatchObject({ page: 3, pages: 3, sessions: [{ id: 's-1', myShares: 1 }] });
  expect(sent).toContainEqual([
    'lotto-party.group.sessions',
    { params: { id: 'g-1' }, query: { limit: 10, offset: 20 } },
  ]);
});

test('the invitation of a lotto party is shown to its members, and to nobody else', async () => {
  const text = await group({}).html();
  expect(text).toContain('Open invitation');
  expect(text).toMatch(
    /data-own-address="\/lotto-party\.group\?token=[^"]+" data-copied="Invitation copied to clipboard\."/,
  );
  expect(text).toContain('>Copy link</button>');
  const others = createTestPartyGroup({ isMember: false, token: null, publicityStatus: 'public' });
  const open = await group({ 'lotto-party.group.get': others }).html();
  expect(open).not.toContain('invitation');
  expect(open).not.toContain('data-own-address');
  expect(open).toContain('2 members, open to everyone');
});

test('the page of a party says of each of its draws how far it has come and what it won', async () => {
  const won = { amount: '12.00', currency: 'AUD' };
  const sessions = [
    createTestPartySession({ status: 'closed' }),
    createTestPartySession({ status: 'paid', winnings: won, myWinnings: won }),
    createTestPartySession({ status: 'cancelled', myShares: 0 }),
  ];
  const text = await group({ 'lotto-party.group.sessions': sessions }).html();
  expect(text).toContain('Sales closed');
  expect(text).toContain('Drawn and paid');
  expect(text).toContain('<p>Your shares: 1 share. You won $12.00</p>');
  const zero = { ...won, amount: '0.00' };
  const lost = [createTestPartySession({ status: 'paid', winnings: zero, myWinnings: zero, myShares: 0 })];
  expect(await group({ 'lotto-party.group.sessions': lost }).html()).not.toContain('You won');
  expect(text).toContain('Cancelled: no shares sold');
  expect(await group({}).html()).toContain('Nothing yet.');
});

test('the loader of the party page fails when the party or its draws cannot be loaded', async () => {
  const down = new ApiError('Down.', { status: 503 });
  await expect(group({ 'lotto-party.group.sessions': down }).load()).rejects.toBe(down);
  await expect(group({ 'lotto-party.group.get': down }).load()).rejects.toBe(down);
});
