import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestOrderLine, createTestOrderSummary, createTestTicketOrder } from '../../_testing/orders.ts';
import { loadPrintTicketsData } from './print-tickets.data.ts';
import type { PrintTicketsProps } from './print-tickets.gen.ts';

const props: PrintTicketsProps = {
  heading: 'Print',
  emptyText: 'None.',
  back: { label: 'Back', link: { href: '/', external: false } },
};

async function printed(answer: unknown, query = '') {
  const answers = {
    'orders.list': [createTestOrderSummary(), createTestOrderSummary({ id: 'o-2' })],
    'orders.get': answer,
  };
  const { context, sent } = createTestLoadContext(props, answers, {}, { 'orders.list': 41 });
  const { data } = await loadPrintTicketsData({ ...context, query: new URLSearchParams(query) });
  return { data, sent };
}

const two = createTestTicketOrder([createTestOrderLine(), createTestOrderLine({ drawNo: 42 })]);

test('the print page has twenty tickets a page, each with its draws, and its numbers once', async () => {
  const { data, sent } = await printed(two, 'page=2');
  expect([data.page, data.pages, data.tickets.length]).toEqual([2, 3, 2]);
  expect(sent[0]).toEqual(['orders.list', { query: { status: 'upcoming_products', limit: 20, offset: 20 } }]);
  const [ticket] = data.tickets;
  expect(ticket?.draws.map(({ drawNo }) => drawNo)).toEqual([41, 42]);
  expect(ticket?.numbers.map(({ drawNo, games }) => [drawNo, games.length])).toEqual([[null, 1]]);
});

test('the print page has only the one ticket that the address names', async () => {
  const { data, sent } = await printed(two, 'ticket=o-2');
  expect([data.pages, data.tickets.length]).toEqual([1, 1]);
  expect(sent).toEqual([['orders.get', { params: { id: 'o-2' }, query: { show_details: 'true' } }]]);
});

test('the print page has the numbers by draw where they differ, without marks of hits or prizes', async () => {
  const drawn = createTestOrderLine({
    drawNo: 42,
    drawStatus: 'PAID',
    winningNumbers: [{ key: 'main', name: 'Winning numbers', numbers: [7] }],
    games: [
      {
        numberSets: [{ key: 'main', numbers: [7] }],
        hits: [{ key: 'main', numbers: [7] }],
        prize: { amount: '5.00', currency: 'AUD' },
      },
    ],
  });
  const { data } = await printed(createTestTicketOrder([createTestOrderLine(), drawn]), 'ticket=o-1');
  const numbers = data.tickets[0]?.numbers ?? [];
  expect(numbers.map(({ drawNo }) => drawNo)).toEqual([41, 42]);
  expect(numbers[1]?.games).toEqual([
    { sets: [{ key: 'main', numbers: [{ number: 7, hit: null }] }], matched: null, prize: null },
  ]);
});
