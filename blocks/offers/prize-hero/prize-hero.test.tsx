import { expect, test } from 'vitest';
import { createTestLoadContext, createTestPicture } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPrizeHeroData } from './prize-hero.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';
const props = { offer: 'house', image: createTestPicture('house.avif'), actionLabel: 'Choose your tickets' };
const authored = { ...props, image: { asset: 'house.avif', alt: 'A house' } };

test('the prize hero shows the prize of a raffle and its worth, and links to its tickets', async () => {
  const { data } = await loadPrizeHeroData(
    createTestLoadContext(props, { 'product-offers.list': [createTestRaffle('house', SUNDAY)] }).context,
  );
  const html = renderTestBlockToHtml({ id: 'hero', type: 'prize-hero', props: authored, data }, () => undefined);
  expect(html).toContain('<h1>A cottage between two rivers</h1>');
  expect(html).toContain('<dd class="figure">$640,000</dd>');
  expect(html).toContain('<a class="button" href="/offer.play/house">Choose your tickets</a>');
});

test('the prize hero has a badge in place of its button once the raffle is sold out, or between two draws', async () => {
  const soldOut = { 'product-offers.list': [createTestRaffle('house', SUNDAY, { purchaseStatus: 'sold_out' })] };
  for (const [answers, badge] of [
    [soldOut, 'Sold out'],
    [{ 'product-offers.list': [] }, 'The next draw opens soon.'],
  ] as const) {
    const { data } = await loadPrizeHeroData(createTestLoadContext(props, answers).context);
    const html = renderTestBlockToHtml({ id: 'hero', type: 'prize-hero', props: authored, data }, () => undefined);
    expect(html).toContain(`<span class="badge">${badge}</span>`);
    expect(html).not.toContain('class="button"');
  }
});
