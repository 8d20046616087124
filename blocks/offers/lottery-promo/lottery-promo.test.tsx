import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadLotteryPromoData } from './lottery-promo.data.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const props = { heading: 'Still time to play', button: 'Pick your numbers' };

test('the lottery promo shows the biggest jackpot, marked for visitors without a lottery ticket in the cart', async () => {
  const offers = [
    createTestLottery('kettle', '2000000.00', TONIGHT),
    createTestLottery('pasture', '5000000.00', TONIGHT),
    createTestRaffle('house', TONIGHT),
  ];
  const { data } = await loadLotteryPromoData(createTestLoadContext(props, { 'product-offers.list': offers }).context);
  expect(data.offer).toMatchObject({ name: 'Name of pasture', url: 'pasture' });
  const html = renderTestBlockToHtml({ id: 'promo', type: 'lottery-promo', props, data }, () => undefined);
  expect(html).toContain('aria-labelledby="promo-heading" data-cart-without="lottery"');
  expect(html).toContain('href="/offer.play/pasture">Pick your numbers</a>');
  expect(html).toContain('$5.0 million');
});

test('the lottery promo is empty where no lottery is on sale, or the API fails', async () => {
  const { context } = createTestLoadContext(props, { 'product-offers.list': new Error('down') });
  const silent = await loadLotteryPromoData(context);
  expect(silent).toEqual({ data: { offer: null }, expires: context.now });
  expect(renderTestBlockToHtml({ id: 'promo', type: 'lottery-promo', props, data: silent.data }, () => undefined)).toBe(
    '',
  );
  const { data } = await loadLotteryPromoData(
    createTestLoadContext(props, { 'product-offers.list': [createTestRaffle('house', TONIGHT)] }).context,
  );
  expect(data).toEqual({ offer: null });
});
