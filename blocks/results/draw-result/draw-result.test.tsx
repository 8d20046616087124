import { expect, test } from 'vitest';
import type { DrawDetails } from '#schemas/generated/api/types.gen.ts';
import { createTestDrawDetails, createTestPastDraw } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle, TEST_OFFERS_NOW } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadDrawResultData } from './draw-result.data.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(TEST_OFFERS_NOW + hours * HOUR).toISOString();

async function shown(draw: DrawDetails, offer: unknown = createTestLottery('kettle', null, at(5))) {
  const { context } = createTestLoadContext(
    {},
    { 'product-offers.list': [offer], 'draw.details': draw, 'draw.full-result': draw.result },
    {
      productOfferKey: 'kettle',
      drawNo: '40',
    },
  );
  const { data, expires } = await loadDrawResultData(context);
  return { html: renderTestBlockToHtml({ id: 'r', type: 'draw-result', props: {} }, () => data), data, expires };
}

test('the draw result shows the drawn numbers sorted, and how many won the first division and in all', async () => {
  const { html, expires } = await shown(createTestDrawDetails());
  expect(html).toMatch(/Numbers<\/span><ol[^>]*><li class="figure">3<\/li><li class="figure">11<\/li>/);
  expect(html).toMatch(/Division 1<\/dt><dd[^>]*>\$11\.0 million<\/dd><dd>no winner; 18,204 in total<\/dd>/);
  expect(html).not.toContain('working out');
  expect(expires).toBeUndefined();
});

test.each(['DRAWN', 'SCORED'] as const)(
  'the draw result says of a draw that is %s that its prizes are being worked out',
  async (status) => {
    expect((await shown(createTestDrawDetails({ status }))).html).toContain('We’re working out the prizes');
  },
);

test('the draw result of a closed draw names the time of the draw, and after that says that the result is on its way', async () => {
  const closed = { status: 'DRAW_CLOSED', result: null, closeDate: at(-1), date: at(1) } as const;
  const { html, expires } = await shown(createTestDrawDetails(closed));
  expect(html).toContain('Sales for this draw have closed');
  expect(html).toMatch(/Drawn Today, 4:00.pm/);
  expect(expires).toBe(TEST_OFFERS_NOW + HOUR);
  const late = await shown(createTestDrawDetails({ ...closed, date: at(-0.1) }));
  expect(late.html).toContain('Results coming soon.');
  expect(late.expires).toBeUndefined();
});

test('the draw result of a draw on sale links to where its tickets are bought', async () => {
  const open = { status: 'OPEN', result: null, closeDate: at(1), date: at(2) } as const;
  const of = await shown(createTestDrawDetails(open));
  expect(of.html).toContain('href="/offer.play/kettle?firstDrawNo=40"');
  expect(of.expires).toBe(TEST_OFFERS_NOW + HOUR);
  const ticket = await shown(createTestDrawDetails(open), createTestRaffle('kettle', at(5)));
  expect(ticket.html).toContain('href="/offer.draw/kettle/40"');
});

test('the draw result of a raffle shows its winning tickets, the first prize first', async () => {
  const draw = createTestPastDraw({
    category: 'raffle',
    title: 'A cottage',
    winningTickets: ['0007', '0001'],
    winningNumbers: [],
  });
  const result = { draw: { ...draw, jackpotWon: true, numWinners: 2, firstPrizeWinners: 1 }, divisions: [] };
  const { html } = await shown(createTestDrawDetails({ result }), createTestRaffle('kettle', at(5)));
  expect(html).toMatch(/Winning tickets<\/p><ol><li class="figure">0007<\/li><li class="figure">0001<\/li>/);
  expect(html).toContain('A cottage');
  expect(html).toMatch(/First prize<\/dt><dd[^>]*>A cottage<\/dd><dd>1 winner; 2 in total<\/dd>/);
});
