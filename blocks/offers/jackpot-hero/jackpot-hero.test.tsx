import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadJackpotHeroData } from './jackpot-hero.data.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const offers = [
  createTestLottery('small', '4000000.00', TONIGHT),
  createTestLottery('big', '90000000.00', TONIGHT),
  createTestRaffle('house', TONIGHT),
  createTestLottery('middle', '5000000.00', TONIGHT),
];

test('the jackpot hero shows the biggest jackpot of the named lotteries, with the next biggest beside it', async () => {
  const props = { keys: ['small', 'middle', 'big'], actionLabel: 'Play {name}', also: 1 };
  const { context, sent } = createTestLoadContext(props, { 'product-offers.list': offers });
  const { data, expires } = await loadJackpotHeroData(context);
  expect([data.offer?.key, data.also.map(({ key }) => key), expires]).toEqual(['big', ['middle'], Date.parse(TONIGHT)]);
  expect(sent).toEqual([['product-offers.list', { params: { pricingId: 'example-aud' } }]]);
  const html = renderTestBlockToHtml({ id: 'hero', type: 'jackpot-hero', props, data }, () => undefined);
  expect(html).toContain('<a class="button" href="/offer.play/big">Play Name of big</a>');
});

test('the jackpot hero says so when nothing is on sale', async () => {
  const props = { actionLabel: 'Play {name}', also: 2 };
  const { data } = await loadJackpotHeroData(createTestLoadContext(props, { 'product-offers.list': [] }).context);
  expect(data).toEqual({ offer: null, also: [] });
  expect(renderTestBlockToHtml({ id: 'hero', type: 'jackpot-hero', props, data }, () => undefined)).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
});
