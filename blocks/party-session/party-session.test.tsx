import { expect, test } from 'vitest';
import type { PartySession } from '#schemas/generated/api/types.gen.ts';
import { loadContext } from '../_testing/load-context.ts';
import { partySession } from '../_testing/parties.ts';
import { renderBlock } from '../_testing/render-example.tsx';
import { load } from './party-session.data.ts';

const props = { addLabel: 'Take shares' };

async function html(more: Partial<PartySession>) {
  const { context, sent } = loadContext(props, { 'lotto-party.session.get': partySession(more) }, { id: 's-1' });
  const { data } = await load(context);
  expect(sent).toEqual([['lotto-party.session.get', { params: { id: 's-1' } }]]);
  return renderBlock({ id: 'session', type: 'party-session', props }, () => data);
}

test('an open draw sells shares, in the currency of their price', async () => {
  const text = await html({});
  expect(text).toContain('47 shares left');
  expect(text).toContain('Take shares');
  expect(text).toContain('$3.40');
  expect(text).toContain('href="/my-account.lotto-party.ticket/o-1"');
  expect(text).not.toContain('How this party goes on');
  expect(text).not.toContain('Choose the next draw');
});

test('one whose shares are all taken says so, and sells none', async () => {
  const text = await html({ sharesLeft: 0, sharesSold: 50 });
  expect(text).toContain('All shares are taken.');
  expect(text).not.toContain('Take shares');
});

test.each([
  ['closed', 'Sales have closed'],
  ['paid', 'Drawn and paid'],
  ['cancelled', 'Cancelled: nobody took a share'],
] as const)('one that is %s sells none, and leads its members to the next', async (status, words) => {
  const text = await html({ status, sharesLeft: 0 });
  expect(text).toContain(words);
  expect(text).not.toContain('Take shares');
  expect(text).toContain('Choose the next draw');
  expect(await html({ status, sharesLeft: 0, myShares: 0 })).not.toContain('Choose the next draw');
});

test.each([
  ['on', 'The next draw opens by itself.', ['Pause', 'Open no more draws']],
  ['paused', 'Paused: no draw opens until you let it go on.', ['Let it go on', 'Open no more draws']],
  ['off', 'The party plays this draw only.', ['Open the next draws by themselves']],
] as const)('its organiser sees that it is %s, and may change it', async (autosessionStatus, words, buttons) => {
  const text = await html({ isOrganiser: true, autosessionStatus });
  expect(text).toContain(words);
  const [, section = ''] = text.split('How this party goes on');
  expect([...section.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(buttons);
});
