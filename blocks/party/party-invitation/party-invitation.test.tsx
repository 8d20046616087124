import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartyGroup, createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPartyInvitationData } from './party-invitation.data.ts';

const props = { text: 'Joining costs nothing.', button: 'Join', missing: 'Ask again.' };

function invitation(answer: unknown, token = 'token-1', signedIn = true) {
  const { context, sent } = createTestLoadContext(props, { 'lotto-party.group.by-token': answer });
  const query = new URLSearchParams(token === '' ? {} : { token });
  const loadContext = { ...context, query, visitor: { ...context.visitor, signedIn } };
  const html = async () => {
    const { data } = await loadPartyInvitationData(loadContext);
    return renderTestBlockToHtml({ id: 'invitation', type: 'party-invitation', props }, () => data);
  };
  return { load: () => loadPartyInvitationData(loadContext), html, sent };
}

test('the invitation page names who invites to the lotto party, and lets a customer join it', async () => {
  const { html, sent } = invitation(createTestPartyGroup({ isMember: false }));
  const text = await html();
  expect(text).toContain('Ada invites you to');
  expect(text).toContain('>Join</button>');
  expect(sent).toEqual([['lotto-party.group.by-token', { params: { groupToken: 'token-1' } }]]);
});

test('the invitation page offers an anonymous visitor to log in to join, without the button to join', async () => {
  const text = await invitation(createTestPartyGroup({ isMember: false }), 'token-1', false).html();
  expect(text).toContain('Log in to join');
  expect(text).not.toContain('<button');
});

test('the invitation page shows whoever is invited the draw that the party plays, without links to the pages of members', async () => {
  for (const signedIn of [true, false]) {
    const group = createTestPartyGroup({ isMember: false, openSession: createTestPartySession() });
    const text = await invitation(group, 'token-1', signedIn).html();
    expect(text).toContain('Copper Kettle</h3>');
    expect(text).toContain('$3.40 a share, 47 shares left');
    expect(text).not.toContain('my-account.lotto-party');
  }
});

test('the invitation page does not ask a member of the party to join it', async () => {
  const text = await invitation(createTestPartyGroup({ isOwner: true })).html();
  expect(text).toContain('Your group');
  expect(text).not.toContain('invites you');
  expect(text).not.toContain('Joining costs nothing.');
});

test('the invitation page tells a member to be in the party already, and links to the draw that the party plays', async () => {
  const text = await invitation(createTestPartyGroup({ openSession: createTestPartySession() })).html();
  expect(text).toContain('You’re in this group.');
  expect(text).toContain('href="/my-account.lotto-party.session/s-1"');
});

test('the invitation page says that there is no invitation for an unknown token, and without a call for no token', async () => {
  const unknown = new ApiError('No.', { status: 404, code: 'group_not_found' });
  expect(await invitation(unknown).html()).toContain('Ask again.');
  const { html, sent } = invitation(createTestPartyGroup(), '');
  expect(await html()).toContain('Ask again.');
  expect(sent).toEqual([]);
});

test('the loader of the invitation page fails when the API is down, rather than say that there is no invitation', async () => {
  const down = new ApiError('Down.', { status: 503 });
  await expect(invitation(down).load()).rejects.toBe(down);
});
