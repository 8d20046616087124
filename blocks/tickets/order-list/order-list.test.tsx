import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestOrderSummary } from '../../_testing/orders.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadOrderListData } from './order-list.data.ts';
import type { OrderListProps } from './order-list.gen.ts';

const props: OrderListProps = { show: 'past', heading: 'Past tickets', emptyText: 'None yet.' };
const authored = { ...props, emptyActions: [{ label: 'Choose', link: { route: 'home' } }] };

async function listed(change: Partial<OrderListProps>, total: number, page?: string) {
  const answers = { 'orders.list': total === 0 ? [] : [createTestOrderSummary()] };
  const params: Record<string, string> = page === undefined ? {} : { page };
  const { context, sent } = createTestLoadContext({ ...props, ...change }, answers, params, { 'orders.list': total });
  const { data } = await loadOrderListData(context);
  return {
    data,
    sent,
    html: renderTestBlockToHtml({ id: 'list', type: 'order-list', props: { ...authored, ...change } }, () => data),
  };
}

test('the order list asks for ten past tickets a page, and tells how many pages there are', async () => {
  const { data, sent, html } = await listed({}, 21, '2');
  expect([data.page, data.pages, data.tickets.length]).toEqual([2, 3, 1]);
  expect(sent).toEqual([['orders.list', { query: { status: 'past_products', limit: 10, offset: 10 } }]]);
  expect(html).toContain('href="/my-account.past-tickets" rel="prev"');
  expect(html).toContain('href="/my-account.past-tickets/3" rel="next"');
});

test('an empty order list shows its empty text and a link to go on', async () => {
  const { html } = await listed({}, 0);
  expect(html).toContain('None yet.');
  expect(html).toContain('href="/home"');
});

test('an order list with a limit has a heading and no links to pages, and is empty without tickets', async () => {
  const { sent, html } = await listed({ show: 'upcoming', most: 3 }, 21, '2');
  expect(sent).toEqual([['orders.list', { query: { status: 'upcoming_products', limit: 3, offset: 0 } }]]);
  expect(html).toContain('<h2>Past tickets</h2>');
  expect(html).not.toContain('<nav');
  expect((await listed({ most: 3 }, 0)).html).toBe('');
});
