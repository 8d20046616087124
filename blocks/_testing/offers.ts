import type { LotteryOffer, RaffleOffer } from '#schemas/generated/api/types.gen.ts';

/** Saturday, 21 November 2026, 15:00 in Sydney. */
export const TEST_OFFERS_NOW = Date.parse('2026-11-21T04:00:00.000Z');

export function createTestLottery(
  key: string,
  jackpot: string | null,
  date: string,
  more: Partial<LotteryOffer> = {},
): LotteryOffer {
  return {
    ...common(key),
    type: 'lottery_ticket',
    displayCategory: 'lottery',
    selectableDays: [],
    draws: [
      {
        drawNo: 41,
        encodedId: `${key}-41`,
        type: 'lottery_ticket_draw',
        closeDate: date,
        day: 'sat',
        status: 'OPEN',
        date,
        prizePool: jackpot === null ? null : { amount: jackpot, currency: 'AUD' },
      },
    ],
    gameTypes: [
      {
        key: 'standard',
        name: 'Standard',
        multiDraw: { numDraws: [1], numWeeks: [1] },
        recurringPurchase: { type: 'autoplay', availability: 'optional' },
        defaultGameOffer: 'standard',
        gameOffers: [
          {
            key: 'standard',
            name: 'Standard',
            minGames: 4,
            maxGames: 8,
            defaultGames: 4,
            defaultEntryCount: 4,
            prices: { '4': '3.40', '8': '6.80' },
            priceCurrency: 'AUD',
            numberSets: [],
            combinations: 1,
          },
        ],
      },
    ],
    ...more,
  };
}

export function createTestRaffle(
  key: string,
  date: string,
  draw: Partial<RaffleOffer['draws'][number]> = {},
): RaffleOffer {
  return {
    ...common(key),
    type: 'raffle_ticket',
    displayCategory: 'raffle',
    causes: [{ key: 'ferry-trust', name: 'Ferry Trust', urlSlug: 'ferry-trust' }],
    draws: [
      {
        drawNo: 7,
        encodedId: `${key}-7`,
        type: 'raffle_ticket_draw',
        closeDate: date,
        day: 'sat',
        status: 'OPEN',
        drawDate: date,
        title: 'A cottage between two rivers',
        value: { amount: '640000.00', currency: 'AUD' },
        purchaseStatus: 'open',
        offers: [
          { key: 'one', numTickets: 1, price: '10.00' },
          { key: 'four', numTickets: 4, price: '30.00' },
        ],
        numTickets: null,
        numTicketsSold: 12,
        ...draw,
      },
    ],
  };
}

function common(key: string) {
  return {
    key,
    url: key,
    urlAliases: [],
    name: `Name of ${key}`,
    aliases: [],
    logo: `${key}.svg`,
    availability: 'available',
    suspended: false,
    priceCurrency: 'AUD',
    causes: [],
    recurringPurchase: { type: 'autoplay', availability: 'never' },
    restrictions: { excludedRegions: [], minimumAge: 18 },
  } as const;
}
