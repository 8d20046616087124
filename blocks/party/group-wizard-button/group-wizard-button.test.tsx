import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestPartyGroup, createTestPartySession } from '../../_testing/parties.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadGroupWizardButtonData } from './group-wizard-button.data.ts';

const props = { heading: 'Start', text: 'It costs nothing.', button: 'Start a party' };

async function start(params: Record<string, string>, signedIn: boolean, group = createTestPartyGroup()) {
  const { context, sent } = createTestLoadContext(props, { 'lotto-party.group.get': group }, params);
  // The engine runs the loader for signed-in customers alone.
  const { data } = signedIn ? await loadGroupWizardButtonData(context) : { data: null };
  return { data, sent, html: renderTestBlockToHtml({ id: 'start', type: 'group-wizard-button', props }, () => data) };
}

test('the group wizard button of a lotto party without a group makes no call, and starts a new party', async () => {
  const { data, sent, html } = await start({}, true);
  expect([data, sent]).toEqual([{ group: null, mayPlay: true, lottery: null }, []]);
  expect(html).toContain('<button');
});

test('the group wizard button of a lotto party links anonymous visitors to the log-in', async () => {
  const { html } = await start({ id: 'g-1' }, false);
  expect(html).toContain('href="/login');
  expect(html).not.toContain('<button');
});

test.each([
  ['that plays nothing, by its members', {}, true],
  ['that plays already', { openSession: createTestPartySession() }, false],
  ['of others', { isMember: false }, false],
])(
  'the button to start a draw of a lotto party is shown only to members of a group that plays none: a group %s',
  async (_, more, mayPlay) => {
    const { data, html } = await start({ id: 'g-1' }, true, createTestPartyGroup(more));
    expect(data).toEqual({ group: { id: 'g-1', name: 'Friday Pies' }, mayPlay, lottery: null });
    expect(html.includes('<button')).toBe(mayPlay);
  },
);
