import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadRecentWinnersData } from './recent-winners.data.ts';

const winner = (name: string) => ({
  name,
  place: 'Far Bank',
  division: 1,
  prizeTitle: 'First prize',
  prize: { amount: '1000.00', currency: 'AUD' },
});
const draw = (name: string, winners: unknown[]) => ({ name, date: '2026-11-20T09:30:00.000Z', winners });

test('the recent winners block names the latest winners, up to its limit', async () => {
  const answers = {
    'draws.past': [draw('Breakfast', [winner('Maeve T.'), winner('Ines K.')]), draw('Supper', [winner('Jonah P.')])],
  };
  const props = { heading: 'Winners', category: 'giveaway' as const, limit: 2, look: 'list' as const, ofOffer: false };
  const { context, sent } = createTestLoadContext(props, answers);
  const words = {
    place: 'Far Bank',
    prizeTitle: 'First prize',
    prize: '$1,000',
    draw: 'Breakfast',
    giveaway: null,
    date: 'Fri, 20 Nov',
  };
  expect((await loadRecentWinnersData(context)).data.winners).toEqual([
    { name: 'Maeve T.', ...words },
    { name: 'Ines K.', ...words },
  ]);
  expect(sent).toEqual([
    ['draws.past', { params: { pricingId: 'example-aud' }, query: { limit: 2, category: 'giveaway' } }],
  ]);
});

test('the recent winners block of an offer page names the winners of that offer, and links to all of them', async () => {
  const answers = {
    'product-offers.list': [createTestRaffle('two-rivers', '2026-11-22T09:30:00.000Z')],
    'draws.past': [draw('Two Rivers', [winner('Maeve T.')])],
  };
  const props = { heading: 'Winners', limit: 4, look: 'list' as const, ofOffer: true };
  const { context, sent } = createTestLoadContext(props, answers, { productOfferKey: 'two-rivers' });
  const { data } = await loadRecentWinnersData(context);
  expect(sent.at(-1)).toMatchObject(['draws.past', { query: { limit: 4, key: 'two-rivers' } }]);
  const html = renderTestBlockToHtml({ id: 'winners', type: 'recent-winners', props, data }, () => undefined);
  expect(html).toContain('Maeve T.');
  expect(html).toContain('href="/offer.winners/two-rivers">All past winners</a>');
});
