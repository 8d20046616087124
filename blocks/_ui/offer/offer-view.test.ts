import { describe, expect, test } from 'vitest';
import { createTestLottery, createTestRaffle, TEST_OFFERS_NOW } from '../../_testing/offers.ts';
import { stubSite } from '../../_testing/render-example.tsx';
import { testMessages } from '../../_testing/test-messages.ts';
import { selectOffersOnSale } from './offer-choice.ts';
import { computeOffersExpiry, createOfferView, toOfferOnSale } from './offer-view.ts';

const TONIGHT = '2026-11-21T09:30:00.000Z';
const SUNDAY = '2026-11-22T09:30:00.000Z';
const around = { site: stubSite, messages: testMessages, now: TEST_OFFERS_NOW, picture: () => null };

describe('toOfferOnSale', () => {
  test('gives a lottery with its next open draw and jackpot', () => {
    const offer = createTestLottery('copper-kettle', '12590000.00', TONIGHT);
    expect(toOfferOnSale(offer, TEST_OFFERS_NOW)).toEqual({
      offer,
      drawNo: 41,
      closeDate: TONIGHT,
      drawDate: TONIGHT,
      amount: 1_259_000_000,
    });
  });

  test('gives the draw with the requested number if that is on sale, else null', () => {
    const offer = createTestRaffle('two-rivers', SUNDAY, { purchaseStatus: 'pre_order' });
    expect([toOfferOnSale(offer, TEST_OFFERS_NOW, 7)?.drawNo, toOfferOnSale(offer, TEST_OFFERS_NOW, 8)]).toEqual([
      7,
      null,
    ]);
    expect(toOfferOnSale(createTestLottery('copper-kettle', null, TONIGHT), TEST_OFFERS_NOW, 40)).toBeNull();
  });

  test.each([
    ['suspended', createTestLottery('a', null, TONIGHT, { suspended: true })],
    ['unavailable', createTestLottery('a', null, TONIGHT, { availability: 'unavailable' })],
    ['closed', createTestLottery('a', null, '2026-11-21T04:00:00.000Z')],
    ['past', createTestRaffle('a', TONIGHT, { purchaseStatus: 'past_draw' })],
  ])('gives null for an offer that is %s', (_, offer) => {
    expect(toOfferOnSale(offer, TEST_OFFERS_NOW)).toBe(null);
  });
});

describe('createOfferView', () => {
  test('gives each draw of an offer its own prize, also after the prize of another draw was requested', () => {
    const house = createTestRaffle('house', SUNDAY);
    const [draw] = house.draws;
    const offer = { ...house, draws: [...house.draws, ...(draw ? [{ ...draw, drawNo: 99, title: 'A boat' }] : [])] };
    const prizeOf = (drawNo: number) => {
      const sale = toOfferOnSale(offer, TEST_OFFERS_NOW, drawNo);
      return sale && createOfferView(sale, around).prize.text;
    };
    const first = prizeOf(draw?.drawNo ?? 0);
    expect([prizeOf(99), prizeOf(draw?.drawNo ?? 0)]).toEqual(['A boat', first]);
    expect(first).not.toBe('A boat');
  });

  const wordsOf = (offer: Parameters<typeof toOfferOnSale>[0]) => {
    const sale = toOfferOnSale(offer, TEST_OFFERS_NOW);
    return sale && createOfferView(sale, around);
  };

  test('gives the jackpot, lowest price, draw and closing time of a lottery', () => {
    expect(wordsOf(createTestLottery('copper-kettle', '12590000.00', TONIGHT))).toEqual({
      key: 'copper-kettle',
      type: 'lottery_ticket',
      category: 'lottery',
      name: 'Name of copper-kettle',
      url: 'copper-kettle',
      picture: null,
      prize: { text: '$12.5 million', figure: '$12.5', isMillions: true },
      worth: null,
      priceFrom: '$3.40',
      price: 3.4,
      drawNo: 41,
      prizePool: 12_590_000,
      draw: { at: TONIGHT, day: 'Tonight', time: '8:30 pm' },
      closes: { at: TONIGHT, day: 'Tonight', time: '8:30 pm', left: { at: TONIGHT, text: '5h 30m' } },
      soldOut: false,
      preOrder: false,
      opens: null,
      causes: [],
    });
  });

  test('writes a jackpot below a million in thousands, and an unknown one as announced soon', () => {
    expect(wordsOf(createTestLottery('a', '750000.00', TONIGHT))?.prize).toEqual({
      text: 'Win $750k',
      figure: null,
      isMillions: false,
    });
    expect(wordsOf(createTestLottery('a', null, TONIGHT))?.prize).toEqual({
      text: 'Announced soon',
      figure: null,
      isMillions: false,
    });
  });

  test('gives the whole jackpot as the figure in a language without a word for a million', () => {
    const sale = toOfferOnSale(createTestLottery('a', '12590000.00', TONIGHT), TEST_OFFERS_NOW);
    const site = { ...around.site, locale: 'zh-Hans-AU' };
    expect(sale && createOfferView(sale, { ...around, site }).prize).toEqual({
      text: '$1259万',
      figure: '$1259万',
      isMillions: false,
    });
  });

  test('gives a sold out raffle with its prize, worth and causes, marked as sold out', () => {
    const view = wordsOf(createTestRaffle('two-rivers', SUNDAY, { purchaseStatus: 'sold_out' }));
    expect(view).toMatchObject({
      prize: { text: 'A cottage between two rivers', figure: null, isMillions: false },
      worth: '$640,000',
      priceFrom: '$10',
      draw: { day: 'Tomorrow' },
      soldOut: true,
      causes: [{ key: 'ferry-trust', name: 'Ferry Trust', urlSlug: 'ferry-trust' }],
    });
  });

  test('tells when the sales of a pre-order open, and expires at that moment', () => {
    const opening = (openDate: string) =>
      createTestRaffle('two-rivers', SUNDAY, { purchaseStatus: 'pre_order', openDate });
    expect(wordsOf(opening(TONIGHT))?.opens).toBe('tonight, 8:30 pm');
    const expires = (openDate: string) => {
      const sale = toOfferOnSale(opening(openDate), TEST_OFFERS_NOW);
      return sale && computeOffersExpiry([sale], TEST_OFFERS_NOW, 'UTC');
    };
    expect(expires(TONIGHT)).toBe(Date.parse(TONIGHT));
    expect(expires('2026-11-01T00:00:00.000Z')).toBe(expires('2026-11-02T00:00:00.000Z'));
    expect(expires('2026-11-01T00:00:00.000Z')).toBeGreaterThan(TEST_OFFERS_NOW);
  });
});

describe('selecting the offers on sale', () => {
  const offers = [
    createTestLottery('late', '4000000.00', SUNDAY),
    createTestLottery('soon', null, TONIGHT),
    createTestRaffle('house', '2026-11-30T09:30:00.000Z'),
    createTestLottery('big', '90000000.00', '2026-11-25T09:30:00.000Z'),
  ];
  const keysOf = (...choice: Parameters<typeof selectOffersOnSale> extends [unknown, ...infer Rest] ? Rest : never) =>
    selectOffersOnSale(offers, ...choice).map(({ offer }) => offer.key);

  test.each([
    ['closing', ['soon', 'late', 'big', 'house']],
    ['jackpot', ['big', 'late', 'house', 'soon']],
    ['name', ['big', 'house', 'late', 'soon']],
  ] as const)('orders the offers by %s', (order, keys) => {
    expect(keysOf({}, order, TEST_OFFERS_NOW)).toEqual(keys);
  });

  test('keeps the order of named keys, and leaves out excluded keys and offers of other types', () => {
    expect(keysOf({ keys: ['house', 'soon'] }, 'closing', TEST_OFFERS_NOW)).toEqual(['house', 'soon']);
    expect(keysOf({ exclude: ['big'], types: ['lottery_ticket'] }, 'closing', TEST_OFFERS_NOW)).toEqual([
      'soon',
      'late',
    ]);
  });

  test('gives a selection that expires when the first offer closes, or at midnight, when the names of days change', () => {
    const midnight = Date.parse('2026-11-21T13:00:00.000Z');
    expect(
      computeOffersExpiry(
        selectOffersOnSale(offers, {}, 'closing', TEST_OFFERS_NOW),
        TEST_OFFERS_NOW,
        'Australia/Sydney',
      ),
    ).toBe(Date.parse(TONIGHT));
    expect(
      computeOffersExpiry(
        selectOffersOnSale(offers, { keys: ['big'] }, 'closing', TEST_OFFERS_NOW),
        TEST_OFFERS_NOW,
        'Australia/Sydney',
      ),
    ).toBe(midnight);
  });
});
