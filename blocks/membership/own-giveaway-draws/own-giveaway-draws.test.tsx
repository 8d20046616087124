import { expect, test } from 'vitest';
import type { CustomerGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOwnGiveawayDrawsData } from './own-giveaway-draws.data.ts';

const draw: CustomerGiveawayDraw = {
  drawId: 'daily-41',
  drawNo: 41,
  giveawayType: 'daily',
  name: 'The Morning Thousand',
  prizeTitle: 'A thousand dollars',
  prize: { amount: '1000.00', currency: 'AUD' },
  date: '2026-11-22T23:00:00.000Z',
  closeDate: '2026-11-22T22:00:00.000Z',
  numberOfEntriesText: '21,518 entries',
  numEntries: 2,
  entryStatus: 'guaranteed',
  result: 'pending',
  winners: [],
};

async function shown(show: 'current' | 'closed', draws: readonly CustomerGiveawayDraw[], page = '') {
  const props = { show, heading: 'Giveaways', emptyText: 'None yet.' };
  const answers = { 'membership.giveaways': draws };
  const { context, sent } = createTestLoadContext(props, answers, page ? { page } : {}, { 'membership.giveaways': 20 });
  const { data } = await loadOwnGiveawayDrawsData(context);
  return {
    sent,
    html: renderTestBlockToHtml({ id: 'list', type: 'own-giveaway-draws', props, data }, () => undefined),
  };
}

test('the list of own giveaway draws shows nine giveaways a page with the entries of the customer', async () => {
  const { sent, html } = await shown('current', [draw], '2');
  expect(sent).toEqual([['membership.giveaways', { query: { status: 'current', limit: 9, offset: 9 } }]]);
  for (const words of ['The Morning Thousand', 'Draw 41', '$1,000', 'Guaranteed', '>2</dd>'])
    expect(html).toContain(words);
  expect(html).toContain('href="/my-account.current-giveaways/3"');
});

test('the list of own giveaway draws says of a giveaway without entries of the customer that the customer is not in it', async () => {
  const { html } = await shown('current', [{ ...draw, numEntries: 0, entryStatus: 'locked' }]);
  expect(html).toContain('You’re not in this draw');
  expect(html).not.toContain('Not unlocked yet');
});

test('the list of own giveaway draws names the winner of a giveaway that is over', async () => {
  const place = { place: 'Perth', division: 1, prizeTitle: 'A thousand dollars', prize: draw.prize };
  const over = { ...draw, result: 'lost' as const, winners: [{ name: 'Mia T.', ...place }] };
  const { html } = await shown('closed', [over]);
  expect(html).toContain('Not this time');
  expect(html).toContain('Won by Mia T.');
});

test('the list of own giveaway draws shows its empty text where there are no giveaways', async () => {
  expect((await shown('closed', [])).html).toContain('None yet.');
});
