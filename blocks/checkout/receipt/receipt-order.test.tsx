import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { OrderSummary } from '#schemas/generated/api/types.gen.ts';
import { createTestOrderSummary } from '../../_testing/orders.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { ReceiptOrderEntry } from './receipt-order.tsx';

function shown(more: Partial<OrderSummary>): string {
  const membership = { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'monthly' } as const;
  const order = createTestOrderSummary({ numDraws: 0, drawsLeft: 0, nextDrawDate: null, ...more }, membership);
  return renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <ul>
        <ReceiptOrderEntry order={order} tickets={[]} now={Date.parse('2026-11-21T01:00:00.000Z')} />
      </ul>
    </BlockContext>,
  ).replace(/<[^>]+>/g, ' ');
}

test('the receipt of a membership names the full date on which it ends', () => {
  expect(shown({})).toMatch(/Runs until: +6 December 2026/);
});

test('the receipt of a membership that follows another names the date on which it begins', () => {
  expect(shown({ startsAt: '2026-11-06T09:30:00.000Z' })).toMatch(
    /Runs from: +6 November 2026 *\. +Runs until: +6 December 2026/,
  );
});
