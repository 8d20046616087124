import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { GameType, RaffleOffer, SyndicateOffer } from '#schemas/generated/api/types.gen.ts';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { createTestLottery, createTestRaffle, TEST_OFFERS_NOW } from '../../_testing/offers.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { loadOfferGridData, type OfferGridBlockData } from './offer-grid.data.ts';
import type { OfferGridProps } from './offer-grid.gen.ts';
import { OfferGrid } from './offer-grid.tsx';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const SUNDAY = '2026-11-22T09:30:00.000Z';
const settings = { isWhole: false, look: 'dense' as const, showCountdown: true, showCause: false, ofCause: false };

test('the offer grid shows the offers of its types that close first, up to its limit', async () => {
  const offers = [
    createTestLottery('late', null, SUNDAY),
    createTestRaffle('house', SUNDAY),
    createTestLottery('soon', '12590000.00', TONIGHT),
  ];
  const props = { ...settings, sort: 'closing' as const, limit: 2, types: ['lottery_ticket' as const] };
  const { data, expires } = await loadOfferGridData(
    createTestLoadContext(props, { 'product-offers.list': offers }).context,
  );
  expect([data.offers.map(({ key }) => key), expires]).toEqual([['soon', 'late'], Date.parse(TONIGHT)]);
  const html = renderTestBlockToHtml({ id: 'grid', type: 'offer-grid', props, data }, () => undefined);
  expect(html).toContain('<h2 class="card-title"><a href="/offer.play/soon">Name of soon</a></h2>');
  expect(html).toContain(`<time class="figure" dateTime="${TONIGHT}" data-countdown="Closed">5h 30m</time>`);
});

/** HTML of a lottery card, rendered at a given time. */
async function cardOf(jackpot: string | null, draw: string, seen = TEST_OFFERS_NOW): Promise<string> {
  const props = { ...settings, sort: 'closing' as const };
  const { context } = createTestLoadContext(props, {
    'product-offers.list': [createTestLottery('kettle', jackpot, draw)],
  });
  const { data } = await loadOfferGridData({ ...context, now: seen });
  return renderTestBlockToHtml({ id: 'grid', type: 'offer-grid', props, data }, () => undefined);
}

const wordsIn = (html: string, part: string) =>
  new RegExp(`<(\\w+) class="${part}[^"]*">(.*?)</\\1>`).exec(html)?.[2]?.replaceAll(/<[^>]+>/g, '');

test('the offer grid writes a jackpot in millions, in thousands, or that it is announced soon', async () => {
  const shown = ['15780000.00', '1250000.00', '1000000.00', '999999.99', '500000.00', null].map(async (jackpot) =>
    wordsIn(await cardOf(jackpot, TONIGHT), 'offer-grid__prize'),
  );
  expect(await Promise.all(shown)).toEqual([
    '$15.7 million',
    '$1.2 million',
    '$1.0 million',
    'Win $999k',
    'Win $500k',
    'Announced soon',
  ]);
});

test('the offer grid names the day of a draw relative to the day at the shop, such as Tonight or Next Monday', async () => {
  const cases = [
    ['2024-06-03T12:00', '2024-06-03T09:00', 'Today'],
    ['2024-06-03T17:59', '2024-06-03T09:00', 'Today'],
    ['2024-06-03T18:00', '2024-06-03T09:00', 'Tonight'],
    ['2024-06-03T20:30', '2024-06-03T19:00', 'Tonight'],
    ['2024-06-04T00:00', '2024-06-03T19:00', 'Tomorrow'],
    ['2024-06-04T20:00', '2024-06-03T09:00', 'Tomorrow'],
    ['2024-06-06T20:00', '2024-06-03T09:00', 'This Thursday'],
    ['2024-06-09T20:00', '2024-06-03T09:00', 'This Sunday'],
    ['2024-06-10T20:00', '2024-06-03T09:00', 'Next Monday'],
    ['2024-06-16T20:00', '2024-06-03T09:00', 'Next Sunday'],
    ['2024-06-17T20:00', '2024-06-03T09:00', '17 June 2024'],
  ];
  const inSydney = (local: string) => `${local}+10:00`;
  const shown = cases.map(async ([draw = '', seen = '']) => {
    const card = await cardOf(null, inSydney(draw), Date.parse(inSydney(seen)));
    return [draw, seen, wordsIn(card, 'offer-grid__when')?.replace(/ \d+:.*/, '')];
  });
  expect(await Promise.all(shown)).toEqual(cases);
});

test('a sold out offer in the offer grid has no price and no time left', async () => {
  const house = createTestRaffle('house', SUNDAY);
  const draws = house.draws.map((draw) => ({ ...draw, purchaseStatus: 'sold_out' as const }));
  const props = { ...settings, sort: 'closing' as const };
  const { data } = await loadOfferGridData(
    createTestLoadContext(props, { 'product-offers.list': [{ ...house, draws }] }).context,
  );
  const html = renderTestBlockToHtml({ id: 'grid', type: 'offer-grid', props, data }, () => undefined);
  expect(html).toContain('Sold out');
  expect(html).toContain('data-product="product_id=house;category=raffle;source=offer-grid;');
  expect(html).not.toMatch(/data-countdown|offer-grid__price/);
});

test('a pre-order in the offer grid says when its sales open, and not when they close', async () => {
  const house = createTestRaffle('house', SUNDAY, { purchaseStatus: 'pre_order', openDate: TONIGHT });
  const props = { ...settings, sort: 'closing' as const };
  const { data } = await loadOfferGridData(createTestLoadContext(props, { 'product-offers.list': [house] }).context);
  const html = renderTestBlockToHtml({ id: 'grid', type: 'offer-grid', props, data }, () => undefined);
  expect(wordsIn(html, 'offer-grid__left')?.trim()).toBe('Sales open tonight, 8:30 pm');
  expect(html).not.toContain('Closes in');
});

test('an offer grid that is the whole content of its page fails the page with 418 when none of its offers is on sale', async () => {
  const props = { ...settings, isWhole: true, sort: 'name' as const, types: ['raffle_ticket' as const] };
  const offers = [createTestLottery('kettle', null, TONIGHT)];
  const loading = loadOfferGridData(createTestLoadContext(props, { 'product-offers.list': offers }).context);
  await expect(loading).rejects.toThrow(expect.objectContaining({ name: 'PageFault', status: 418 }));
});

test('the offer grid says so when nothing is on sale', async () => {
  const props = { ...settings, sort: 'name' as const };
  const { data } = await loadOfferGridData(createTestLoadContext(props, { 'product-offers.list': [] }).context);
  expect(renderTestBlockToHtml({ id: 'grid', type: 'offer-grid', props, data }, () => undefined)).toContain(
    'There are currently no products available, please check back later. Thank you for being patient.',
  );
});

const ways = { heading: 'Buy tickets: {name}', text: 'Choose how you would like to play.' };
const syndicates: SyndicateOffer = {
  ...createTestLottery('shares', null, TONIGHT),
  type: 'syndicate_share',
  displayCategory: 'syndicate',
  lotteryKey: 'kettle',
  draws: [
    {
      drawNo: 41,
      encodedId: 'kettle-41',
      type: 'syndicate_share_draw',
      closeDate: TONIGHT,
      day: 'sat',
      status: 'OPEN',
      date: TONIGHT,
      prizePool: null,
      syndicates: [
        {
          key: 'crew',
          encodedId: 'crew-41',
          name: 'The Crew',
          gameType: 'standard',
          numGames: 20,
          numShares: 10,
          numSharesLeft: 4,
          costPerShare: '2.50',
        },
      ],
    },
  ],
};

function cards(props: OfferGridProps, data: OfferGridBlockData, capabilities: readonly string[] = []): string {
  return renderToStaticMarkup(
    <BlockContext value={{ ...stubBlockContext, capabilities: new Set(capabilities) }}>
      <OfferGrid id="grid" props={props} data={data} slots={{}} />
    </BlockContext>,
  );
}

const labels = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => `${label} ${href}`);

describe('the ways to buy in the offer grid', () => {
  const kettle = createTestLottery('kettle', '4000000.00', TONIGHT);
  const [standard] = kettle.gameTypes;
  const system = { ...standard, key: 'reduced_system', name: 'Systems' } as GameType;
  const props = { ...settings, sort: 'closing' as const, types: ['lottery_ticket' as const], ways };

  test('of a lottery are its games, and syndicates and lotto parties only with their capabilities', async () => {
    const offer = { ...kettle, gameTypes: [...kettle.gameTypes, system] };
    const { data } = await loadOfferGridData(
      createTestLoadContext(props, { 'product-offers.list': [offer, syndicates] }).context,
    );
    const html = cards(props, data, ['syndicates', 'social-syndicates']);
    expect(html).toContain('<h2 id="grid-ways-kettle-heading">Buy tickets: Name of kettle</h2>');
    expect(html).toMatch(/<button[^>]* command="show-modal" commandfor="grid-ways-kettle"[^>]*>Play<\/button>/);
    expect(labels(html)).toEqual([
      'Standard /offer.play/kettle',
      'Systems /offer.play/kettle/systems',
      'Syndicate shares /offer.play/kettle/syndicates',
      'Lotto Party /offer.play/kettle/lotto-party',
    ]);
    expect(html).toContain('from $2.50');
    expect(labels(cards(props, data))).toHaveLength(2);
  });

  test('of a raffle are this draw, a pre-order of the next one, and every draw', async () => {
    const now = createTestRaffle('house', SUNDAY);
    const next = createTestRaffle('house', '2026-12-22T09:30:00.000Z', { drawNo: 8, purchaseStatus: 'pre_order' });
    const offer: RaffleOffer = {
      ...now,
      draws: [...now.draws, ...next.draws],
      recurringPurchase: { type: 'subscription', availability: 'optional' },
    };
    const all = { ...props, types: ['raffle_ticket' as const] };
    const { data } = await loadOfferGridData(createTestLoadContext(all, { 'product-offers.list': [offer] }).context);
    expect(labels(cards(all, data))).toEqual([
      'Tickets for this draw /offer.buy/house',
      'Pre-order tickets for the next draw /offer.draw.buy/house/8',
      'Tickets for every draw /offer.subscription/house',
    ]);
  });

  test('are not listed in a dialog on a card with one way only', async () => {
    const { data } = await loadOfferGridData(createTestLoadContext(props, { 'product-offers.list': [kettle] }).context);
    expect(cards(props, data)).not.toContain('<dialog');
  });
});

test('the offer grid shows a discover list of the API, in its order and under its title', async () => {
  const lists = [{ key: 'biggest_prizes', title: 'Biggest prizes', offerKeys: ['big', 'small'] }];
  const answers = {
    'product-offers.list': [
      createTestLottery('small', '1.00', TONIGHT),
      createTestLottery('other', null, TONIGHT),
      createTestLottery('big', null, SUNDAY),
    ],
    'discover.get': lists,
  };
  const props = { ...settings, sort: 'closing' as const, discover: 'biggest_prizes' as const };
  const { data } = await loadOfferGridData(createTestLoadContext(props, answers).context);
  expect([data.title, data.offers.map(({ key }) => key)]).toEqual(['Biggest prizes', ['big', 'small']]);
  expect(cards(props, data)).toContain('<h2>Biggest prizes</h2>');
});

test('the offer grid on the page of a cause shows only offers that give to the cause, linked to buy for it', async () => {
  const answers = {
    'product-offers.list': [createTestRaffle('house', SUNDAY), createTestLottery('kettle', null, SUNDAY)],
  };
  const props = { ...settings, ofCause: true, sort: 'closing' as const };
  const { data } = await loadOfferGridData(createTestLoadContext(props, answers, { causeSlug: 'Ferry-Trust' }).context);
  expect(data.offers.map(({ key }) => key)).toEqual(['house']);
  expect(cards(props, data)).toContain('href="/causes.cause-product-offer/house/ferry-trust"');
});
