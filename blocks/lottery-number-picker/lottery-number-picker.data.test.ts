import { describe, expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { loadContext } from '../_ui/testing/load-context.ts';
import { load } from './lottery-number-picker.data.ts';

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
  defaultGameOffer: 'standard',
  gameOffers: [{ key: 'standard', name: 'Standard', ...sizes, numberSets: [set] }],
};
const systems = { ...standard, key: 'reduced_system', name: 'Systems' };
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
  gameTypes: [standard, systems],
};
const house = { ...bay, key: 'house', url: 'house', type: 'raffle_ticket' };

function loaded(params: Readonly<Record<string, string>>, { offer = {}, query = '' } = {}) {
  const { transport } = tableTransport({ 'product-offers.list': [{ ...bay, ...offer }, house] });
  return load(loadContext({ commerce: createCommerce(transport), params, query, now }));
}

describe('the loader', () => {
  test('brings the game with prices in minor units and the draws that are still open', async () => {
    expect(await loaded({ productOfferKey: 'golden-bay' })).toEqual({
      data: {
        lotteryKey: 'golden-bay',
        name: 'Golden Bay',
        currency: 'AUD',
        ways: [
          { name: 'Standard', url: 'golden-bay', segment: null, isCurrent: true },
          { name: 'Systems', url: 'golden-bay', segment: 'systems', isCurrent: false },
        ],
        gameType: 'standard',
        defaultOffer: 'standard',
        offers: [
          { key: 'standard', name: 'Standard', ...sizes, prices: { 4: 340, 5: 425, 6: 510 }, numberSets: [set] },
        ],
        numDraws: [1, 2],
        numWeeks: [1],
        days: [],
        causes: [],
        draws: [
          { drawNo: 7, label: 'Next Available Draw', when: 'This Saturday, 7:30 pm', jackpot: '$12.5 million' },
          { drawNo: 8, label: '1st Forward Draw', when: 'Next Saturday, 7:30 pm', jackpot: 'Announced soon' },
        ],
        firstDrawNo: null,
      },
      expires: Date.parse('2026-03-05T13:00:00Z'),
    });
  });

  test('takes the way to play from the address', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay', gameTypeKey: 'systems' });
    expect([data.gameType, data.ways.map(({ isCurrent }) => isCurrent)]).toEqual(['reduced_system', [false, true]]);
  });

  test.each([
    ['firstDrawNo=8', 8],
    ['firstDrawNo=6', null],
    ['firstDrawNo=x', null],
  ])('takes the first draw from %s, where it is on sale', async (query, firstDrawNo) => {
    expect((await loaded({ productOfferKey: 'golden-bay' }, { query })).data.firstDrawNo).toBe(firstDrawNo);
  });

  test('gives the days to choose from with their next draw', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay' }, { offer: { selectableDays: ['sat', 'mon'] } });
    expect(data.days).toEqual([
      { key: 'sat', label: 'Saturday', next: 'This Saturday, 7:30 pm' },
      { key: 'mon', label: 'Monday', next: null },
    ]);
  });

  test('has no draws while the lottery is suspended', async () => {
    const { data } = await loaded({ productOfferKey: 'golden-bay' }, { offer: { suspended: true } });
    expect(data.draws).toEqual([]);
  });

  test.each([
    [{ productOfferKey: 'house' }, "no lottery has the path segment 'house'"],
    [{ productOfferKey: 'golden-bay', gameTypeKey: 'boxed' }, "the lottery golden-bay is not played as 'boxed'"],
  ])('refuses %j', async (params, message) => {
    await expect(loaded(params)).rejects.toThrow(message);
  });
});
