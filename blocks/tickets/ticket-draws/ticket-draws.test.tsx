import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { createTestOrderLine, createTestOrderSummary, createTestTicketOrder } from '../../_testing/orders.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadTicketDrawsData } from './ticket-draws.data.ts';

const money = (amount: string) => ({ amount, currency: 'AUD' });

const drawn = createTestOrderLine({
  drawNo: 40,
  drawDate: '2026-11-20T09:30:00.000Z',
  drawStatus: 'PAID',
  status: 'won',
  winningNumbers: [
    { key: 'main', name: 'Winning numbers', numbers: [11, 40] },
    { key: 'supplementary', name: 'Supplementary numbers', numbers: [19] },
  ],
  games: [
    {
      numberSets: [{ key: 'main', numbers: [3, 11, 19] }],
      hits: [
        { key: 'main', numbers: [11] },
        { key: 'supplementary', numbers: [19] },
      ],
      prize: money('7.10'),
    },
  ],
  prizes: [{ division: 5, name: 'Division 5', count: 2, prize: money('3.55') }],
  winnings: money('7.10'),
});

async function dataOf(lines: readonly OrderLine[], summary = createTestOrderSummary()) {
  const answers = {
    'orders.get': createTestTicketOrder(lines, summary),
    'product-offers.list': [createTestLottery('kettle', null, '2026-11-22T09:30:00.000Z')],
  };
  return (await loadTicketDrawsData(createTestLoadContext({}, answers, { id: 'o-1' }).context)).data;
}

async function html(lines: readonly OrderLine[], summary = createTestOrderSummary()) {
  const data = await dataOf(lines, summary);
  return renderTestBlockToHtml({ id: 'draws', type: 'ticket-draws', props: {} }, () => data);
}

describe('the coming draws of a ticket', () => {
  test('list the numbers once, and again for a draw with other numbers', async () => {
    const other = createTestOrderLine({ drawNo: 43, ticketNumbers: ['0000012'] });
    const { toCome, results } = await dataOf([createTestOrderLine(), createTestOrderLine({ drawNo: 42 }), other]);
    expect(toCome.map(({ drawNo, games, tickets }) => [drawNo, games.length, tickets.length])).toEqual([
      [41, 1, 0],
      [42, 0, 0],
      [43, 1, 1],
    ]);
    expect(results).toEqual([]);
  });

  test('say that the result is on its way where the draw has closed without a result', async () => {
    const text = await html([createTestOrderLine({ drawDate: '2026-11-20T09:30:00.000Z', drawStatus: 'DRAW_CLOSED' })]);
    expect(text).toContain('Draw in progress');
    expect(text).toContain('Results coming soon.');
    expect(await html([createTestOrderLine()])).not.toContain('on its way');
  });
});

describe('a result', () => {
  test('of a ticket marks the matched numbers for the eye and in words, with the division and the prize', async () => {
    const text = await html([drawn, createTestOrderLine()]);
    expect(text).toContain('<li class="figure">3</li>');
    expect(text).toContain('<li class="figure" data-hit="main">11<span class="visually-hidden">, matched</span></li>');
    expect(text).toContain(
      '<li class="figure" data-hit="further">19<span class="visually-hidden">, matched as a supplementary number</span></li>',
    );
    expect(text).toContain('1 matched, and 1 of the supplementary numbers. <strong>Won $7.10</strong>');
    expect(text).toContain('Division 5: <strong class="figure">2 times $3.55</strong>');
    expect(text).toContain('Won, paid to your wallet.');
    expect(text).toContain('href="/offer.results.draw/kettle/40"');
  });

  test('of a ticket whose draw is not scored yet says so, and one without a prize says so too', async () => {
    expect(
      await html([{ ...drawn, drawStatus: 'DRAWN', status: 'pending', prizes: [], winnings: money('0.00') }]),
    ).toContain('Working out prizes');
    expect(await html([{ ...drawn, status: 'lost', prizes: [], winnings: money('0.00') }])).toContain(
      'No prize this time',
    );
  });

  test('of the latest draw of a ticket comes first', async () => {
    const { results } = await dataOf([drawn, { ...drawn, drawNo: 41 }]);
    expect(results.map(({ drawNo }) => drawNo)).toEqual([41, 40]);
  });

  test('of a raffle names the ticket that won the first prize, and marks which of the own tickets won', async () => {
    const raffle = {
      ...drawn,
      winningNumbers: [],
      games: [],
      winningTickets: ['0000099', '0000013'],
      ticketNumbers: ['0000012', '0000013'],
    };
    const text = await html([raffle]);
    expect(text).toContain('First prize ticket: <strong class="figure">0000099</strong>');
    expect(text).toContain('<li class="figure">0000012</li>');
    expect(text).toContain('<li class="figure" data-hit="main">0000013<strong> won</strong></li>');
  });

  test('of a syndicate share shows what the whole syndicate won and the part of the customer', async () => {
    const text = await html([
      { ...drawn, share: { name: 'The Dozen', numShares: 1, totalShares: 12 }, winnings: money('0.59') },
    ]);
    expect(text).toContain('What the syndicate won');
    expect(text).toContain('Your share: $0.59. Won, paid to your wallet.');
  });

  test('is still shown when the offers cannot be loaded, only without the link to the results page of its draw', async () => {
    const down = new ApiError('Down.', { status: 503 });
    const { context } = createTestLoadContext(
      {},
      { 'orders.get': createTestTicketOrder([drawn]), 'product-offers.list': down },
      { id: 'o-1' },
    );
    expect((await loadTicketDrawsData(context)).data.results.map(({ drawNo, url }) => [drawNo, url])).toEqual([
      [40, null],
    ]);
  });
});

test('the ticket-draws block renders nothing for the order of a membership, which is in no draw', async () => {
  expect(await html([], createTestOrderSummary({ numDraws: 0, drawsLeft: 0, nextDrawDate: null }))).toBe('');
});
