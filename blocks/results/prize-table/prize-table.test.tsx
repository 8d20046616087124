import { expect, test } from 'vitest';
import { createTestDrawDetails } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadPrizeTableData } from './prize-table.data.ts';

const division = (number: number, numWinners: number, amount: string) => ({
  division: number,
  name: `Division ${number}`,
  match: `${7 - number} numbers`,
  numWinners,
  prize: { amount, currency: 'AUD' },
});

async function shown(prizes: unknown[], more = {}, props = {}) {
  const answers = {
    'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
    'draw.details': createTestDrawDetails(more),
    'draw.details.prizes': prizes,
    'draw.full-result': { draw: null, divisions: prizes },
  };
  const { context } = createTestLoadContext({}, answers, { productOfferKey: 'kettle', drawNo: '40' });
  const { data } = await loadPrizeTableData(context);
  return renderTestBlockToHtml({ id: 'p', type: 'prize-table', props }, () => data).replace(/<[^>]+>/g, '|');
}

const cells = (...texts: string[]) => new RegExp(texts.map((text) => text.replace(/[.$]/g, '\\$&')).join('\\s*\\|+'));

test('the prize table tells of each division how many numbers it took, how many won, and the prize', async () => {
  const text = await shown([division(1, 0, '11090000.00'), division(2, 1204, '88.50')]);
  expect(text).toMatch(cells('Division 1 ', '6 numbers', 'No winner', '$11,090,000'));
  expect(text).toMatch(cells('Division 2 ', '5 numbers', '1,204', '$88.50'));
  expect(text).toContain('Prizes');
  expect(text).not.toContain('No ticket won');
});

test('the prize table says so where no ticket won a prize, or where there are no prizes', async () => {
  expect(await shown([division(1, 0, '100.00')])).toContain('No ticket won a prize in this draw.');
  expect(await shown([])).toContain('There are no prizes to show for this draw.');
});

test('the prize table has the texts of its document in place of the usual ones', async () => {
  const props = { noPrizeText: 'It rolls over.', emptyText: 'Nothing yet.' };
  expect(await shown([division(1, 0, '100.00')], {}, props)).toContain('|It rolls over.|');
  expect(await shown([], {}, props)).toContain('|Nothing yet.|');
});

test('the prize table tells before the draw what can be won', async () => {
  const text = await shown([division(1, 0, '100.00')], { status: 'OPEN', result: null });
  expect(text).toContain('Prizes');
  expect(text).toMatch(cells('6 numbers', '$100'));
  const mixed = await shown([division(1, 1, '100.00'), division(2, 0, '5.00')], { status: 'OPEN', result: null });
  expect(mixed).toMatch(cells('Number', 'Prize'));
  expect(mixed).toMatch(cells('5 numbers', 'Any number', '$5'));
});
