import { expect, test } from 'vitest';
import { loadContext } from '../_testing/load-context.ts';
import { lottery, raffle } from '../_testing/offers.ts';
import { renderBlock } from '../_testing/render-example.tsx';
import { load } from './offer-grid.data.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const SUNDAY = '2026-11-22T09:30:00.000Z';
const settings = { look: 'dense' as const, showCountdown: true, showCause: false };

test('shows the first to close, as many as it may', async () => {
  const offers = [lottery('late', null, SUNDAY), raffle('house', SUNDAY), lottery('soon', '12590000.00', TONIGHT)];
  const props = { ...settings, sort: 'closing' as const, limit: 2, types: ['lottery_ticket' as const] };
  const { data, expires } = await load(loadContext(props, { 'product-offers.list': offers }).context);
  expect([data.offers.map(({ key }) => key), expires]).toEqual([['soon', 'late'], Date.parse(TONIGHT)]);
  const html = renderBlock({ id: 'grid', type: 'offer-grid', props, data }, () => undefined);
  expect(html).toContain('<h2 class="card-title"><a href="/offer.play/soon">Name of soon</a></h2>');
  expect(html).toContain(`<time class="figure" dateTime="${TONIGHT}" data-countdown="">5h 30m</time>`);
});

test('says so when nothing is on sale', async () => {
  const props = { ...settings, sort: 'name' as const };
  const { data } = await load(loadContext(props, { 'product-offers.list': [] }).context);
  expect(renderBlock({ id: 'grid', type: 'offer-grid', props, data }, () => undefined)).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
});
