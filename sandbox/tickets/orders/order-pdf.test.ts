import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersGet } from '#schemas/generated/api/orders.wire-calls.gen.ts';
import { createUntranslatedWordFinder } from '../../../scripts/pseudo-locales/untranslated-words.ts';
import { runInLocale } from '../../messages/message-context.ts';
import { harbourCatalogue } from '../../offers/catalogue/harbour.ts';
import { listMessagesNotIn, listTicketMessageIds } from '../../outbox/testing/printed-messages.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { listOrderPdfLines, renderOrderPdf } from './order-pdf.ts';
import { readPdfRows } from './pdf/testing/read-pdf-rows.ts';

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

test('a printed ticket is in the language of the call', async () => {
  const order = {
    id: '3f9a1b2c-0000-4000-8000-000000000000',
    item: { name: 'Golden Bay Syndicates' },
    total: 1250,
    placedAt: Date.parse('2026-03-04T01:00:00Z'),
  };
  const pdf = await runInLocale(harbourCatalogue, 'zh-Hans-AU', () => renderOrderPdf(order, [], harbourCatalogue));
  const [[, heading, number] = []] = readPdfRows(pdf);
  expect([heading?.text, number?.text]).toEqual(['Golden Bay合买 - $12.50', '彩票编号3F9A-1B2C']);
});

async function buyLotteryAndRaffleTickets() {
  const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
  const raffle = { product_type: 'raffle_ticket', lottery_key: 'round-the-bay' } as const;
  const { orders } = await buyer.buy(testLotteryTicketItem, raffle);
  const query = { show_details: 'true' };
  return Promise.all(
    orders.map(async ({ id }) => {
      const { result } = await sandbox.send(ordersGet, { ...(await buyer.as()), params: { id }, query });
      return { order: sandbox.shop.orders.require(id), lines: result.lines ?? [] };
    }),
  );
}

test.each(['en-XA', 'ar-XB'] as const)(
  'printed tickets in %s have no words but translated ones and data',
  async (locale) => {
    const findUntranslatedWords = createUntranslatedWordFinder({
      values: ['Harbour', 'Golden Bay', 'Round the Bay'],
      pseudoLocale: locale,
    });
    const texts: string[] = [];
    for (const { order, lines } of await buyLotteryAndRaffleTickets()) {
      const pdf = await runInLocale(harbourCatalogue, locale, () => renderOrderPdf(order, lines, harbourCatalogue));
      for (const { text } of readPdfRows(pdf).flat()) {
        expect([text, findUntranslatedWords(text)]).toEqual([text, []]);
        texts.push(text);
      }
    }
    // Arabic is read from the page in the order of its glyphs, which is not that of the message.
    if (locale === 'en-XA') expect(listMessagesNotIn(texts, listTicketMessageIds(), locale)).toEqual([]);
  },
);
