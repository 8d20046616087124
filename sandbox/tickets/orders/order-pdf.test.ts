import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersGet } from '#schemas/generated/api/orders.wire-calls.gen.ts';
import { harbourCatalogue } from '../../offers/catalogue/harbour.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { listOrderPdfLines } from './order-pdf.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

test('a printed ticket has a short number, and dates in the words and the time zone of its brand', async () => {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  const { orders } = await buyer.buy(testLotteryTicketItem);
  const order = sandbox.shop.orders.require(orders[0]?.id ?? '');
  const query = { show_details: 'true' };
  const { result } = await sandbox.send(ordersGet, { ...(await buyer.as()), params: { id: order.id }, query });
  const lines = listOrderPdfLines(order, result.lines ?? [], harbourCatalogue);
  expect(lines.slice(2, 6)).toEqual([
    `Ticket number ${`${order.id.slice(0, 4)}-${order.id.slice(4, 8)}`.toUpperCase()}`,
    expect.stringMatching(/^Bought Wednesday,? 4 March 2026 at 12:00\spm$/),
    '',
    expect.stringMatching(/^Draw \d+, Saturday,? 7 March 2026 at 7:30\spm$/),
  ]);
});
