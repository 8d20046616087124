import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { describeUnavailablePlay } from './describe-notice.ts';
import { loadPlayHeaderData } from './play-header.data.ts';
import { playHeaderMessages } from './play-header.messages.gen.ts';
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

/** Heading and text of the notice of a loaded page, and its link to results. */
async function loadedNotice(...parameters: Parameters<typeof loaded>) {
  const { notice, hasNext } = (await loaded(...parameters)).data;
  const messages = getTestMessages(playHeaderMessages);
  return notice && { ...describeUnavailablePlay(notice, hasNext, messages), results: notice.missed?.results ?? null };
}

const NEXT = 'Your ticket starts with the next draw on sale: draw 7, this Saturday, 7:30 pm.';

test.each([
  [['commercial_lotteries'], '/lotto-tickets', 'All lotteries'],
  [[], '/home', 'See everything on sale'],
])(
  'the play header of a lottery that is not on sale links to other offers, with the capabilities %j',
  (capabilities, address, label) => {
    const notice = { reason: 'suspended' as const, lottery: 'Golden Bay', missed: null, next: null };
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

test('the play header links to the results of a draw that is over', async () => {
  const details = { drawNo: 6, date: '2026-03-04T08:30:00Z', result: {} };
  const { data } = await loaded({ drawNo: '6' }, { details });
  const html = renderToStaticMarkup(
    createElement(
      BlockContext,
      { value: stubBlockContext },
      createElement(PlayHeader, { id: 'head', props: { pick: 'customer' }, data, slots: {} }),
    ),
  );
  expect(html).toContain('href="/offer.results.draw/golden-bay/6">Results of draw 6</a>');
});

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
    const { isOnSale, hasNext } = (await loaded({ drawNo: '6' }, { details })).data;
    expect([isOnSale, hasNext]).toEqual([false, true]);
    expect(await loadedNotice({ drawNo: '6' }, { details })).toEqual({
      heading: 'Draw 6 is over',
      text: 'Next on sale: draw 7, this Saturday, 7:30 pm.',
      results: { productOfferKey: 'golden-bay', drawNo: '6' },
    });
  });

  test('tells that sales of the requested draw have closed, when it is drawn, and with which draw the ticket starts', async () => {
    const details = { drawNo: 6, date: '2026-03-05T08:30:00Z', result: null };
    expect(await loadedNotice({}, { query: 'firstDrawNo=6', details })).toEqual({
      heading: 'Sales for draw 6 have closed',
      text: `Drawn tonight, 7:30 pm. ${NEXT}`,
      results: null,
    });
  });

  test.each([
    [{ query: 'firstDrawNo=99' }, 'Draw 99 isn’t on sale'],
    [{ query: 'firstDrawNo=99', details: new ApiError('busy', { status: 503 }) }, 'Draw 99 isn’t on sale'],
  ])(
    'says that the requested draw is not on sale when its details are unknown or cannot be loaded (case %#)',
    async (options, heading) => {
      expect(await loadedNotice({}, options)).toEqual({ heading, text: NEXT, results: null });
    },
  );

  test('names the draw after the next as the start of a deferred ticket', async () => {
    const { data } = await loaded({ gameTypeKey: 'subscriptions', drawNo: '7' });
    expect((await loadedNotice({ gameTypeKey: 'subscriptions', drawNo: '7' }))?.text).toContain(
      'draw 8, next Saturday',
    );
    expect(data.way).toEqual({ productOfferKey: 'golden-bay', gameTypeKey: 'subscriptions' });
  });

  test.each([
    [{ suspended: true }, 'Golden Bay isn’t on sale right now', 'The next draw is this Saturday, 7:30 pm.'],
    [{ availability: 'unavailable' }, 'Golden Bay isn’t sold where you live', 'Its licence doesn’t cover'],
    [{ draws: [] }, 'Golden Bay isn’t on sale right now', 'This draw has closed. The next one opens soon.'],
  ])('sells nothing while the lottery has %j, and says why', async (offer, heading, text) => {
    const { data } = await loaded({}, { offer });
    const notice = await loadedNotice({}, { offer });
    expect([data.isOnSale, notice?.heading, notice?.results]).toEqual([false, heading, null]);
    expect(notice?.text).toContain(text);
  });
});
