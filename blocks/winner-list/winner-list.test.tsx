import { expect, test } from 'vitest';
import { loadContext } from '../_testing/load-context.ts';
import { load } from './winner-list.data.ts';

const winner = (name: string) => ({
  name,
  place: 'Far Bank',
  division: 1,
  prizeTitle: 'First prize',
  prize: { amount: '1000.00', currency: 'AUD' },
});
const draw = (name: string, winners: unknown[]) => ({ name, date: '2026-11-20T09:30:00.000Z', winners });

test('names the latest winners, as many as it may', async () => {
  const answers = {
    'draws.past': [draw('Breakfast', [winner('Maeve T.'), winner('Ines K.')]), draw('Supper', [winner('Jonah P.')])],
  };
  const props = { heading: 'Winners', category: 'giveaway' as const, limit: 2, look: 'list' as const };
  const { context, sent } = loadContext(props, answers);
  const words = {
    place: 'Far Bank',
    prizeTitle: 'First prize',
    prize: '$1,000',
    draw: 'Breakfast',
    date: 'Fri, 20 Nov',
  };
  expect((await load(context)).data.winners).toEqual([
    { name: 'Maeve T.', ...words },
    { name: 'Ines K.', ...words },
  ]);
  expect(sent).toEqual([
    ['draws.past', { params: { pricingId: 'example-aud' }, query: { limit: 2, category: 'giveaway' } }],
  ]);
});
