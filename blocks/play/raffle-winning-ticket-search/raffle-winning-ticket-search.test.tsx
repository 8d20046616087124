// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { pressButton, renderTestBlockWithRunningCart } from '../../_testing/shop-page.tsx';
import { loadRaffleWinningTicketSearchData } from './raffle-winning-ticket-search.data.ts';
import example from './raffle-winning-ticket-search.example.json' with { type: 'json' };
import { RaffleWinningTicketSearch } from './raffle-winning-ticket-search.tsx';

const block = <RaffleWinningTicketSearch id="search" props={{ draws: 5 }} data={example.data} slots={{}} />;

async function type(page: HTMLElement, place: number, text: string) {
  const field = page.querySelectorAll('input')[place];
  await act(async () => {
    if (!field) throw new Error(`there is no field ${place}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const result = (page: HTMLElement) => page.querySelector('[role=status]')?.textContent;

test('the raffle ticket search finds winning tickets by one number, and by a range from first to last', async () => {
  const { page, sent } = await renderTestBlockWithRunningCart(block, {});
  await type(page, 0, '12345');
  await pressButton(page, 'Search');
  expect(result(page)).toBe('Ticket 0012345 won: First prize. Draw 6, Sat, 31 Oct.');
  await type(page, 0, '1');
  await type(page, 1, '0000500');
  await pressButton(page, 'Search');
  expect(
    [...page.querySelectorAll('.raffle-winning-ticket-search__hits li')].map(({ textContent }) => textContent),
  ).toEqual([
    'Ticket 0000417 won: Second prize. Draw 6, Sat, 31 Oct.',
    'Ticket 0000009 won: First prize. Draw 5, Sat, 3 Oct.',
  ]);
  expect(sent).toEqual([]);
});

test('the raffle ticket search says so where no ticket has won', async () => {
  const { page } = await renderTestBlockWithRunningCart(block, {});
  await type(page, 0, '77');
  await pressButton(page, 'Search');
  expect(result(page)).toBe('Ticket 77 hasn’t won in the last 2 draws.');
  await type(page, 1, '80');
  await pressButton(page, 'Search');
  expect(result(page)).toBe('No tickets from 77 to 80 have won in the last 2 draws.');
});

test.each([
  ['', '', 'This field is required'],
  ['seven', '', 'Please enter numbers only'],
  ['9', '8', 'The last number can’t be lower than the first.'],
  ['1', '2000', 'You can check up to 1,000 tickets at a time.'],
])(
  'the raffle ticket search says what is wrong with the ticket numbers from %j to %j',
  async (first, last, message) => {
    const { page } = await renderTestBlockWithRunningCart(block, {});
    await type(page, 0, first);
    await type(page, 1, last);
    await pressButton(page, 'Search');
    expect(result(page)).toBe(message);
    expect(document.activeElement).toBe(page.querySelector('input'));
    expect(page.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  },
);

test('the loader of the raffle ticket search gives the last draws of the raffle of the page', async () => {
  const past = [{ drawNo: 6, date: '2026-10-31T09:00:00.000Z', winningTickets: ['0000012'] }];
  const prizes = [
    { division: 1, name: 'First prize', match: 'x', numWinners: 1, prize: { amount: '1', currency: 'AUD' } },
  ];
  const answers = {
    'product-offers.list': [createTestRaffle('two-rivers', '2026-11-22T09:30:00.000Z')],
    'draws.past': past,
    'draw.details.prizes': prizes,
  };
  const { context, sent } = createTestLoadContext({ draws: 3 }, answers, { productOfferKey: 'two-rivers' });
  expect((await loadRaffleWinningTicketSearchData(context)).data).toEqual({
    url: 'two-rivers',
    draws: [
      {
        drawNo: 6,
        date: 'Sat, 31 Oct',
        winningTickets: ['0000012'],
        prizes: [{ name: 'First prize', numWinners: 1 }],
      },
    ],
  });
  expect(sent[1]).toEqual([
    'draws.past',
    { params: { pricingId: 'example-aud' }, query: { limit: 3, key: 'two-rivers' } },
  ]);
});
