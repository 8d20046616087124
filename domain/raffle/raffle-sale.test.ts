import { expect, test } from 'vitest';
import {
  findAlternativeRaffleDraw,
  isRaffleOnSale,
  type RafflePurchaseStatus,
  resolveRaffleSaleStatus,
  selectDefaultRaffleDraw,
} from './raffle-sale.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');

function draw(drawNo: number, purchaseStatus: RafflePurchaseStatus, closeDate = '2026-11-28T04:00:00Z') {
  return { drawNo, purchaseStatus, closeDate };
}

test('a raffle draw past its close date counts as over, even if its stored status says open', () => {
  expect(resolveRaffleSaleStatus(draw(1, 'open'), NOW)).toBe('open');
  expect(resolveRaffleSaleStatus(draw(1, 'open', '2026-11-21T04:00:00Z'), NOW)).toBe('past_draw');
  expect(resolveRaffleSaleStatus(draw(1, 'sold_out'), NOW)).toBe('sold_out');
});

test('isRaffleOnSale is true for open and pre-order draws only', () => {
  expect((['open', 'pre_order', 'sold_out', 'past_draw'] as const).filter(isRaffleOnSale)).toEqual([
    'open',
    'pre_order',
  ]);
});

test('a raffle offers its first open draw, otherwise its first draw that is not over, even if sold out', () => {
  expect(selectDefaultRaffleDraw([draw(1, 'sold_out'), draw(2, 'open'), draw(3, 'pre_order')], NOW)?.drawNo).toBe(2);
  expect(selectDefaultRaffleDraw([draw(1, 'sold_out'), draw(2, 'pre_order')], NOW)?.drawNo).toBe(1);
  expect(selectDefaultRaffleDraw([draw(1, 'past_draw')], NOW)).toBeNull();
});

test('findAlternativeRaffleDraw returns another draw that is on sale, or null when there is none', () => {
  const draws = [draw(1, 'sold_out'), draw(2, 'pre_order')];
  expect(findAlternativeRaffleDraw(draws, 1, NOW)?.drawNo).toBe(2);
  expect(findAlternativeRaffleDraw(draws, 2, NOW)).toBeNull();
});
