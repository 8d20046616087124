import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadLotteryNumberPickerData } from './lottery-number-picker.data.ts';
import type { LotteryNumberPickerProps } from './lottery-number-picker.gen.ts';

const now = Date.parse('2026-03-05T00:00:00Z');
const draw = (drawNo: number, date: string, prize: string | null) => ({
  drawNo,
  status: 'OPEN',
  day: 'sat',
  date,
  closeDate: date,
  prizePool: prize === null ? null : { amount: prize, currency: 'AUD' },
});
const sizes = {
  minGames: 4,
  maxGames: 6,
  defaultGames: 4,
  combinations: 1,
  prices: { 4: '3.40', 5: '4.25', 6: '5.10' },
};
const set = { key: 'main', name: 'Numbers', count: 6, min: 1, max: 45 };
const standard = {
  key: 'standard',
  name: 'Standard',
  multiDraw: { numDraws: [1, 2], numWeeks: [1] },
  recurringPurchase: { type: 'autoplay', availability: 'optional' },
  defaultGameOffer: 'standard',
  gameOffers: [{ key: 'standard', name: 'Standard', ...sizes, numberSets: [set] }],
};
const systems = {
  ...standard,
  key: 'reduced_system',
  name: 'Systems',
  recurringPurchase: { type: 'autoplay', availability: 'never' },
  gameOffers: [{ key: 'system_7', name: 'System 7', ...sizes, numberSets: [{ ...set, count: 7 }] }],
};
const deferred = {
  ...standard,
  key: 'deferred',
  name: 'Subscriptions',
  recurringPurchase: { type: 'subscription', availability: 'always' },
};
const bay = {
  key: 'golden-bay',
  type: 'lottery_ticket',
  url: 'golden-bay',
  urlAliases: [],
  name: 'Golden Bay',
  availability: 'available',
  suspended: false,
  priceCurrency: 'AUD',
  causes: [],
  selectableDays: [],
  draws: [
    draw(6, '2026-03-04T08:30:00Z', '9000000.00'),
    draw(7, '2026-03-07T08:30:00Z', '12560000.00'),
    draw(8, '2026-03-14T08:30:00Z', null),
  ],
  minimumJackpots: ['20000000.00'],
  gameTypes: [standard, systems, deferred],
};
const house = { ...bay, key: 'house', url: 'house', type: 'raffle_ticket' };

const plain: LotteryNumberPickerProps = { pick: 'customer', repeat: false };

interface LoadOptions {
  readonly offer?: object;
  readonly query?: string;
  readonly props?: Partial<LotteryNumberPickerProps>;
}

function loaded(params: Readonly<Record<string, string>>, { offer = {}, query = '', props = {} }: LoadOptions = {}) {
  const { transport } = createTestTransportFromTable({
    'product-offers.list': [{ ...bay, ...offer }, house],
  });
  const context = createTestLoadContextWithCommerce({ commerce: createCommerceCalls(transport), params, query, now });
  return loadLotteryNumberPickerData({ ...context, props: { ...plain, ...props } });
}

describe('the loader of the number picker', () => {
  test('gives the game with prices in minor units, and the draws that are still open', async () => {
    expect(await loaded({ productOfferKey: 'golden-bay' })).toEqual({
      data: {
        lotteryKey: 'golden-bay',
        currency: 'AUD',
        gameType: 'standard',
        defaultOffer: 'standard',
        offers: [
          {
            key: 'standard',
            name: 'Standard',
            minGames: 4,
            maxGames: 6,
            defaultGames: 4,
            combinations: 1,
            prices: { 4: 340, 5: 425, 6: 510 },
            numberSets: [{ ...set, ordered: false, fewest: 6 }],
          },
        ],
        numDraws: [1, 2],
        numWeeks: [1],
        days: [],
        causes: [],
        causeKey: null,
        draws: [
          { drawNo: 7, place: 0, when: 'This Saturday, 7:30 pm', jackpot: '$12.5 million' },
          { drawNo: 8, place: 1, when: 'Next Saturday, 7:30 pm', jackpot: 'Announced soon' },
        ],
        firstDrawNo: null,
        repeat: {
          type: 'autoplay',
          availability: 'optional',
          chosen: false,
          rhythm: 'Weekly',
          jackpots: [{ amount: '20000000.00', label: 'Jackpots $20,000,000 and over' }],
        },
        canSaveFavourites: true,
      },
      expires: Date.parse('2026-03-05T13:00:00Z'),
    });
  });

  test('takes the game type from the address', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay', gameTypeKey: 'systems' });
    expect([data.gameType, data.canSaveFavourites, data.repeat.availability]).toEqual([
      'reduced_system',
      false,
      'never',
    ]);
  });

  test('starts a deferred ticket with the draw after the next, and always repeats it', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay', gameTypeKey: 'subscriptions' });
    expect(data.draws.map(({ drawNo, place }) => [drawNo, place])).toEqual([[8, 1]]);
    expect(data.repeat).toMatchObject({ type: 'subscription', availability: 'always', chosen: true });
  });

  test.each([
    [{ productOfferKey: 'golden-bay' }, 'firstDrawNo=8', 8],
    [{ productOfferKey: 'golden-bay' }, 'firstDrawNo=6', null],
    [{ productOfferKey: 'golden-bay' }, 'firstDrawNo=x', null],
    [{ productOfferKey: 'golden-bay', drawNo: '8' }, '', 8],
  ])(
    'takes the first draw from the path %j and the query %s if it is on sale, else none',
    async (params, query, firstDrawNo) => {
      expect((await loaded(params, { query })).data.firstDrawNo).toBe(firstDrawNo);
    },
  );

  test('offers no draw on the page of a draw that is over', async () => {
    expect((await loaded({ productOfferKey: 'golden-bay', drawNo: '6' })).data.draws).toEqual([]);
  });

  test('lets the picker show how many numbers to choose, whether in order, and how many favourites of a combination', async () => {
    const numbers = { ...set, key: 'numbers', ordered: true };
    const favourites = { key: 'favourites', name: 'Favourites', count: 3, min: 1, max: 45 };
    const combo = {
      ...standard,
      key: 'mega_combo',
      gameOffers: [
        { key: 'combo', name: 'Combo', ...sizes, combinations: 24, numberSets: [numbers, favourites] },
        { key: 'plain', name: 'Plain', ...sizes, numberSets: [numbers] },
      ],
    };
    const { data } = await loaded({ productOfferKey: 'golden-bay' }, { offer: { gameTypes: [combo] } });
    const html = renderTestBlockToHtml(
      { id: 'picker', type: 'lottery-number-picker', props: plain, data },
      () => undefined,
    );
    for (const text of [
      '24 standard games in each',
      'Numbers, in order: choose 6 from 1 to 45',
      'Favourites: choose 1 to 3 from 1 to 45',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('gives the days to choose from, each with its next draw if there is one', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay' }, { offer: { selectableDays: ['sat', 'mon'] } });
    expect(data.days).toEqual([
      { key: 'sat', next: 'This Saturday, 7:30 pm', drawNo: 7 },
      { key: 'mon', next: null, drawNo: null },
    ]);
  });

  test.each([{ suspended: true }, { availability: 'unavailable' }, { draws: [] }])(
    'offers no draw while the lottery has %j',
    async (offer) => {
      expect((await loaded({ productOfferKey: 'golden-bay' }, { offer })).data.draws).toEqual([]);
    },
  );

  test('gives no number sets when the shop picks the numbers, preselects repeating by prop, and the cause from the address', async () => {
    const causes = [
      { key: 'reef', name: 'Reef', urlSlug: 'reef-keepers' },
      { key: 'pups', name: 'Pups', urlSlug: 'guide-pups' },
    ];
    const { data } = await loaded(
      { productOfferKey: 'golden-bay', causeSlug: 'guide-pups' },
      { offer: { causes }, props: { pick: 'shop', repeat: true } },
    );
    expect(data.offers.map(({ numberSets }) => numberSets)).toEqual([[]]);
    expect([data.repeat.chosen, data.causeKey]).toEqual([true, 'pups']);
  });

  test.each([
    [{ productOfferKey: 'house' }, "no lottery has the path segment 'house'"],
    [{ productOfferKey: 'golden-bay', gameTypeKey: 'boxed' }, "the lottery golden-bay is not played as 'boxed'"],
    [
      { productOfferKey: 'golden-bay', gameTypeKey: 'syndicates' },
      'the lottery golden-bay is not played with numbers at this address',
    ],
  ])(
    'fails for the address %j, which names no lottery, no game type, or one without numbers',
    async (params, message) => {
      await expect(loaded(params)).rejects.toThrow(message);
    },
  );
});
