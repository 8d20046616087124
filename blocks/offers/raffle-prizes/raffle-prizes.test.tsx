import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestRaffle } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadRafflePrizesData } from './raffle-prizes.data.ts';

const SUNDAY = '2026-11-22T09:30:00.000Z';
const prize = { division: 1, name: 'A cottage', match: 'The first ticket drawn', numWinners: 1 };
const prizes = [{ ...prize, prize: { amount: '640000.00', currency: 'AUD' } }];
const answers = {
  'product-offers.list': [{ ...createTestRaffle('two-rivers', SUNDAY, { numTickets: 40_000 }), causeShare: 0.45 }],
  'draw.details.prizes': prizes,
};

test('the raffle prizes block tells every prize of the draw on offer, when it is drawn, and how many tickets there are', async () => {
  const { context, sent } = createTestLoadContext({}, answers, { productOfferKey: 'two-rivers' });
  const { data, expires } = await loadRafflePrizesData(context);
  expect(sent.at(-1)).toEqual(['draw.details.prizes', { params: { offerKey: 'two-rivers', drawNo: '7' } }]);
  expect(data).toMatchObject({
    title: 'A cottage between two rivers',
    worth: '$640,000',
    drawn: 'Sunday 22 November 2026, 8:30 pm',
    tickets: '40,000',
    sold: '12',
    causeShare: '45%',
    prizes: [{ name: 'A cottage', match: 'The first ticket drawn', count: '1', worth: '$640,000' }],
  });
  expect(expires).toBe(Date.parse('2026-11-21T13:00:00Z'));
  const html = renderTestBlockToHtml({ id: 'prize', type: 'raffle-prizes', data }, () => undefined);
  expect(html).toContain('href="/offer.terms-and-conditions/two-rivers/7">Rules for this draw</a>');
  expect(html).toContain('href="/offer.winners/two-rivers">Past winners</a>');
});

test('the raffle prizes block tells the title and worth of a draw that is over, and no tickets sold', async () => {
  const details = {
    date: '2026-10-22T09:30:00.000Z',
    closeDate: '2026-10-22T08:30:00.000Z',
    prizePool: { amount: '600000.00', currency: 'AUD' },
    result: { draw: { title: 'A cottage by one river' } },
  };
  const { context } = createTestLoadContext(
    {},
    { ...answers, 'draw.details': details },
    { productOfferKey: 'two-rivers', drawNo: '6' },
  );
  const { data } = await loadRafflePrizesData(context);
  expect(data).toMatchObject({ drawNo: 6, title: 'A cottage by one river', worth: '$600,000', sold: null });
});
