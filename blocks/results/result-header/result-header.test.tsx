import { expect, test } from 'vitest';
import { createTestDrawDetails } from '../../_testing/draws.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import type { ResultHeaderBlockData } from './result-header.data.ts';
import { loadResultHeaderData } from './result-header.data.ts';

const answers = {
  'product-offers.list': [createTestLottery('kettle', null, '2026-11-21T09:30:00.000Z')],
  'draw.details': createTestDrawDetails(),
};

test('the loader of the result header gives the draw, the month or the page number of the address', async () => {
  const dataAt = async (params: Record<string, string>, query = '') => {
    const { context } = createTestLoadContext({ view: 'results' } as const, answers, {
      productOfferKey: 'kettle',
      ...params,
    });
    const { data } = await loadResultHeaderData({ ...context, query: new URLSearchParams(query) });
    return [data.page, data.drawNo, data.date];
  };
  expect(await dataAt({ drawNo: '40' })).toEqual([1, 40, 'Friday 20 November 2026, 8:30 pm']);
  expect(await dataAt({ date: '2026-11' })).toEqual([1, null, 'November 2026']);
  expect(await dataAt({}, 'page=4')).toEqual([4, null, null]);
});

const head: ResultHeaderBlockData = {
  name: 'Kettle',
  url: 'kettle',
  type: 'lottery_ticket',
  picture: null,
  page: 1,
  drawNo: 40,
  date: null,
};

test.each([
  ['results', 'Kettle results'],
  ['month', 'Kettle results'],
  ['draw', 'Kettle, draw 40'],
  ['winners', 'Kettle winners'],
  ['statistics', 'Kettle statistics'],
])('the result header of the view %s has the heading %s', (view, heading) => {
  const html = renderTestBlockToHtml({ id: 'head', type: 'result-header', props: { view } }, () => head);
  expect(html).toContain(`<h1>${heading}</h1>`);
});

test('the result header has the heading of its document, with the name of the product and the number of the draw', () => {
  const props = { view: 'draw', heading: 'Draw {drawNo} of {name}' };
  const html = renderTestBlockToHtml({ id: 'head', type: 'result-header', props }, () => head);
  expect(html).toContain('<h1>Draw 40 of Kettle</h1>');
});

test('the result header has no link to statistics without the capability, and none to results of a membership', () => {
  const html = renderTestBlockToHtml({ id: 'head', type: 'result-header', props: { view: 'winners' } }, () => ({
    ...head,
    type: 'membership',
  }));
  expect(html).not.toContain('offer.statistics');
  expect(html).not.toContain('offer.results');
  expect(html).toContain('href="/offer.winners/kettle" aria-current="page"');
});
