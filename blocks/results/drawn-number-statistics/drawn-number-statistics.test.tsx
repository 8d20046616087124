import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadDrawnNumberStatisticsData } from './drawn-number-statistics.data.ts';

const statistics = {
  offerKey: 'kettle',
  offerName: 'Kettle',
  numDraws: 1204,
  from: '2025-01-04T09:30:00.000Z',
  to: '2026-11-14T09:30:00.000Z',
  numJackpotsWon: 3,
  biggestPrizePool: { amount: '25000000.00', currency: 'AUD' },
  sets: [
    {
      key: 'main',
      name: 'Numbers',
      numbers: [
        { number: 1, times: 4, drawsSince: 0, lastDrawnAt: '2026-11-14T09:30:00.000Z' },
        { number: 2, times: 8, drawsSince: 1, lastDrawnAt: null },
        { number: 3, times: 0, drawsSince: null, lastDrawnAt: null },
      ],
    },
  ],
};

async function shown(more = {}) {
  const answers = {
    'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'statistics.get': { ...statistics, ...more },
  };
  const { context, sent } = createTestLoadContext({}, answers, { productOfferKey: 'kettle' });
  const { data } = await loadDrawnNumberStatisticsData(context);
  return { html: renderTestBlockToHtml({ id: 's', type: 'drawn-number-statistics', props: {} }, () => data), sent };
}

test('the statistics chart draws a bar for how often each number was drawn, and says the same in a table', async () => {
  const { html, sent } = await shown();
  expect(sent[1]).toEqual(['statistics.get', { params: { key: 'kettle' } }]);
  const heights = [...html.matchAll(/<rect [^>]*height="([^"]*)"/g)].map(([, height]) => Number(height));
  expect(heights).toEqual([110, 220, 0]);
  expect(html).toContain('aria-label="Numbers: how often each number was drawn in 1204 draws"');
  expect(html).toMatch(/<th scope="row" class="figure">2<\/th><td class="figure">8<\/td><td class="figure">1<\/td>/);
  expect(html).toMatch(/>3<\/th><td class="figure">0<\/td><td class="figure">never<\/td>/);
  expect(html).toContain('Most drawn: 2, 1. Each number is drawn about 4.0 times on average, shown by the line.');
  expect(html).toContain('Never drawn: 3. Longest since drawn, of the rest: 2, 1 draw ago.');
  for (const fact of ['1,204', 'January 2025', '$25.0 million']) expect(html).toContain(fact);
});

test('the statistics chart says before the first draw that there is nothing to count yet', async () => {
  const { html } = await shown({ numDraws: 0, from: null, to: null, biggestPrizePool: null });
  expect(html).toContain(
    '<section class="drawn-number-statistics band"><div class="wrap"><p class="muted">No statistics yet: there haven’t been any draws.</p></div></section>',
  );
  expect(html).not.toContain('<svg');
});
