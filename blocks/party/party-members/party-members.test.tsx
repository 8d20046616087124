import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartyGroup } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPartyMembersData } from './party-members.data.ts';

const props = { heading: 'Who is in' };
const members = [{ id: 'm-2', name: 'Ben' }];

async function shown(group: ReturnType<typeof createTestPartyGroup>): Promise<string> {
  const { context } = createTestLoadContext(props, { 'lotto-party.group.get': group }, { id: 'g-1' });
  const { data } = await loadPartyMembersData(context);
  return renderTestBlockToHtml({ id: 'members', type: 'party-members', props }, () => data);
}

test('the organiser of a lotto party can rename it and remove members; each member can leave', async () => {
  const organiser = await shown(createTestPartyGroup({ isOwner: true, members }));
  expect(organiser).toContain('You, the organiser');
  expect(organiser).toContain('aria-label="Remove Ben"');
  expect(organiser).toContain('Rename group');
  expect(organiser).toContain('Leave group');
  const member = await shown(createTestPartyGroup({ members }));
  expect(member).toContain('Ben');
  expect(member).toContain('Leave group');
  expect(member).not.toContain('Remove');
  expect(member).not.toContain('Rename');
});

test('the members of a public lotto party are not shown to a customer who is not one of them', async () => {
  const html = await shown(createTestPartyGroup({ isMember: false, publicityStatus: 'public', token: null }));
  expect(html).not.toContain('Who is in');
});
