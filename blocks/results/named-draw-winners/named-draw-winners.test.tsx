import { expect, test } from 'vitest';
import { createTestDrawDetails } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadNamedDrawWinnersData } from './named-draw-winners.data.ts';

const winner = {
  name: 'Maeve T.',
  place: 'Far Bank',
  division: 1,
  prizeTitle: 'Division 1',
  prize: { amount: '1000.00', currency: 'AUD' },
};

async function shown(winners: unknown[], more = {}, total = winners.length) {
  const answers = {
    'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'draw.details': createTestDrawDetails(more),
    'draw.details.winners': winners,
  };
  const params = { productOfferKey: 'kettle', drawNo: '40' };
  const { context, sent } = createTestLoadContext({}, answers, params, { 'draw.details.winners': total });
  const { data } = await loadNamedDrawWinnersData(context);
  return {
    html: renderTestBlockToHtml({ id: 'w', type: 'named-draw-winners', props: {} }, () => data),
    calls: sent.map(([id]) => id),
  };
}

test('the named draw winners block names the winners with place and prize, and how many of all named winners it shows', async () => {
  const { html } = await shown([winner], {}, 130);
  expect(html).toContain('<strong>Maeve T.</strong> <span class="muted">Far Bank</span>');
  expect(html).toContain('Division 1, <span class="figure">$1,000</span>');
  expect(html).toContain('Showing the first 1 of 130 named winners.');
});

test('the named draw winners block shows the amount of a prize once where the prize title has it already', async () => {
  const { html } = await shown([{ ...winner, prizeTitle: '$1,000 cash' }]);
  expect(html).toContain('<span class="named-draw-winners__prize">$1,000 cash</span>');
});

test('the named draw winners block says so where nobody agreed to be named, and asks for no winners before the draw', async () => {
  expect((await shown([])).html).toContain('None of this draw’s winners have agreed to be named.');
  const { html, calls } = await shown([winner], { status: 'OPEN', result: null });
  expect(html).toContain('Winners are listed here after the draw.');
  expect(calls).not.toContain('draw.details.winners');
});
