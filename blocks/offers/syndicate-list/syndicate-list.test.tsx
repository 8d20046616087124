import { expect, test } from 'vitest';
import type { Syndicate, SyndicateDraw, SyndicateOffer } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadSyndicateListData } from './syndicate-list.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';
const LATER = '2026-11-29T09:30:00.000Z';

function syndicate(key: string, drawNo: number, numSharesLeft: number): Syndicate {
  const common = { key, name: `The ${key}`, gameType: 'standard', numGames: 20, numShares: 10 } as const;
  return { ...common, encodedId: `${key}-${drawNo}`, numSharesLeft, costPerShare: '2.50' };
}

function draw(drawNo: number, date: string, syndicates: readonly Syndicate[]): SyndicateDraw {
  const common = { encodedId: `d-${drawNo}`, type: 'syndicate_share_draw', day: 'sun', status: 'OPEN' } as const;
  return { ...common, drawNo, closeDate: date, date, prizePool: { amount: '4000000.00', currency: 'AUD' }, syndicates };
}

const { gameTypes: _, selectableDays: __, ...common } = createTestLottery('shares', null, SUNDAY);
const offer: SyndicateOffer = {
  ...common,
  type: 'syndicate_share',
  displayCategory: 'syndicate',
  lotteryKey: 'kettle',
  draws: [
    draw(41, SUNDAY, [syndicate('crew', 41, 0), syndicate('dozen', 41, 3)]),
    draw(42, LATER, [syndicate('crew', 42, 10), syndicate('dozen', 42, 10)]),
  ],
};

test('the syndicate list shows each syndicate in the next draw in which it has shares left', async () => {
  const { data, expires } = await loadSyndicateListData(
    createTestLoadContext({ isWhole: false }, { 'product-offers.list': [offer] }).context,
  );
  expect(data.syndicates.map(({ id, numSharesLeft }) => [id, numSharesLeft])).toEqual([
    ['dozen-41', 3],
    ['crew-42', 10],
  ]);
  expect(expires).toBeLessThanOrEqual(Date.parse(SUNDAY));
  const html = renderTestBlockToHtml({ id: 'list', type: 'syndicate-list', data }, () => undefined);
  expect(html).toContain('<a href="/offer.draw/shares/41#dozen-41">The dozen</a>');
  expect(html).toContain('20 games. 3 of 10 shares left.');
  expect(html).toContain('$4.0 million');
  expect(html).toContain('<strong class="figure">$2.50</strong>');
});

test('the syndicate list says so when no syndicate is on sale', async () => {
  const suspended = { 'product-offers.list': [{ ...offer, suspended: true }] };
  const { data } = await loadSyndicateListData(createTestLoadContext({ isWhole: false }, suspended).context);
  expect(renderTestBlockToHtml({ id: 'list', type: 'syndicate-list', data }, () => undefined)).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
});
