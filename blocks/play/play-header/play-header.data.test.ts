import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadPlayHeaderData } from './play-header.data.ts';
import { PlayHeader } from './play-header.tsx';

const now = Date.parse('2026-03-05T00:00:00Z');
const draw = (drawNo: number, date: string) => ({ drawNo, status: 'OPEN', day: 'sat', date, closeDate: date });
const bay = {
  key: 'golden-bay',
  type: 'lottery_ticket',
  url: 'golden-bay',
  urlAliases: [],
  name: 'Golden Bay',
  availability: 'available',
  suspended: false,
  prizePool: null,
  draws: [draw(7, '2026-03-07T08:30:00Z'), draw(8, '2026-03-14T08:30:00Z')].map((each) => ({
    ...each,
    prizePool: null,
  })),
  gameTypes: [{ key: 'standard' }, { key: 'deferred' }],
};
const unknown: unknown = new ApiError('no such draw', { status: 404 });

async function loaded(params: Readonly<Record<string, string>>, { offer = {}, query = '', details = unknown } = {}) {
  const { transport } = createTestTransportFromTable({
    'product-offers.list': [{ ...bay, ...offer }],
    'draw.details': details,
  });
  const all = { productOfferKey: 'golden-bay', ...params };
  const context = createTestLoadContextWithCommerce({
    commerce: createCommerceCalls(transport),
    params: all,
    query,
    now,
  });
  return loadPlayHeaderData({ ...context, props: { pick: 'customer' } });
}

const NEXT = 'Your ticket starts with the next draw on sale: draw 7, this Saturday, 7:30 pm.';

test.each([
  [['commercial_lotteries'], '/lotto-tickets', 'All lotteries'],
  [[], '/home', 'Everything on sale'],
])(
  'the play header of a lottery that is not on sale links to other offers, with the capabilities %j',
  (capabilities, address, label) => {
    const notice = { heading: 'Not on sale', text: '', results: null };
    const html = renderToStaticMarkup(
      createElement(
        BlockContext,
        { value: { ...stubBlockContext, capabilities: new Set(capabilities) } },
        createElement(PlayHeader, {
          id: 'head',
          props: { pick: 'customer' },
          data: { isOnSale: false, hasNext: false, notice, way: {} },
          slots: {},
        }),
      ),
    );
    expect(html).toContain(`href="${address}">${label}</a>`);
  },
);

describe('the play header', () => {
  test('has no notice while the requested draw is on sale, or the requested draw number is invalid', async () => {
    expect(await loaded({})).toEqual({
      data: { isOnSale: true, hasNext: false, notice: null, way: { productOfferKey: 'golden-bay' } },
      expires: Date.parse('2026-03-05T13:00:00Z'),
    });
    expect((await loaded({ drawNo: '8' })).data.notice).toBeNull();
    expect((await loaded({}, { query: 'firstDrawNo=8' })).data.notice).toBeNull();
    for (const odd of ['', 'abc', '-1', '0', '7.5', '1e3']) {
      expect((await loaded({}, { query: `firstDrawNo=${odd}` })).data.notice).toBeNull();
    }
  });

  test('sells nothing on the page of a draw that is over, and leads to its results and the next draw', async () => {
    const details = { drawNo: 6, date: '2026-03-04T08:30:00Z', result: {} };
    const { isOnSale, hasNext, notice } = (await loaded({ drawNo: '6' }, { details })).data;
    expect([isOnSale, hasNext]).toEqual([false, true]);
    expect(notice).toEqual({
      heading: 'Draw 6 is over',
      text: 'Next on sale: draw 7, this Saturday, 7:30 pm.',
      results: {
        label: 'Results of draw 6',
        params: { productOfferKey: 'golden-bay', drawNo: '6' },
      },
    });
  });

  test('tells that sales of the requested draw have closed, when it is drawn, and with which draw the ticket starts', async () => {
    const details = { drawNo: 6, date: '2026-03-05T08:30:00Z', result: null };
    expect((await loaded({}, { query: 'firstDrawNo=6', details })).data.notice).toEqual({
      heading: 'Sales for draw 6 have closed',
      text: `It is drawn tonight, 7:30 pm. ${NEXT}`,
      results: null,
    });
  });

  test.each([
    [{ query: 'firstDrawNo=99' }, 'Draw 99 is not on sale'],
    [{ query: 'firstDrawNo=99', details: new ApiError('busy', { status: 503 }) }, 'Draw 99 is not on sale'],
  ])(
    'says that the requested draw is not on sale when its details are unknown or cannot be loaded (case %#)',
    async (asked, heading) => {
      expect((await loaded({}, asked)).data.notice).toEqual({ heading, text: NEXT, results: null });
    },
  );

  test('names the draw after the next as the start of a deferred ticket', async () => {
    const { data } = await loaded({ gameTypeKey: 'subscriptions', drawNo: '7' });
    expect(data.notice?.text).toContain('draw 8, next Saturday');
    expect(data.way).toEqual({ productOfferKey: 'golden-bay', gameTypeKey: 'subscriptions' });
  });

  test.each([
    [{ suspended: true }, 'Golden Bay is not on sale at the moment', 'Its next draw is this Saturday, 7:30 pm.'],
    [{ availability: 'unavailable' }, 'Golden Bay is not sold where you live', 'Its licence does not cover'],
    [{ draws: [] }, 'Golden Bay is not on sale at the moment', 'The draw has closed, and the next one opens soon.'],
  ])('sells nothing while the lottery has %j, and says why', async (offer, heading, text) => {
    const { data } = await loaded({}, { offer });
    expect([data.isOnSale, data.notice?.heading, data.notice?.results]).toEqual([false, heading, null]);
    expect(data.notice?.text).toContain(text);
  });
});
