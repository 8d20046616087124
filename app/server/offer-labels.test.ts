import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SYDNEY = { timeZone: 'Australia/Sydney' } as const;

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
afterAll(() => shop.close());

/** Hours and minutes of the day in Sydney, in milliseconds. */
function timeOfDay(at: number): number {
  const text = new Intl.DateTimeFormat('en-AU', { ...SYDNEY, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const [hours = 0, minutes = 0] = text.format(at).split(':').map(Number);
  return hours * HOUR + minutes * 60_000;
}

test('the list of lotteries shows draw days (Today, Tonight, Tomorrow, This, Next) and jackpots in thousands or millions', async () => {
  const start = Date.now();
  const untilTen = (DAY + 10 * HOUR - timeOfDay(start)) % DAY;
  shop.pass(untilTen);
  const ten = start + untilTen;
  const weekday = (at: number) => new Intl.DateTimeFormat('en-AU', { ...SYDNEY, weekday: 'long' }).format(at);
  const [inSixDays, inSevenDays] = [ten + 6 * DAY, ten + 7 * DAY];
  const draws = [
    { at: ten + 5 * HOUR, dayLabel: '>Today<', amount: '999999.00', wins: 'Win $999k' },
    { at: ten + 9 * HOUR, dayLabel: '>Tonight<', amount: null, wins: 'Announced soon' },
    { at: ten + DAY, dayLabel: '>Tomorrow<', amount: '1000000.00', wins: '$1.0 million' },
    { at: inSixDays, dayLabel: `>This ${weekday(inSixDays)}<`, amount: '1990000.00', wins: '$1.9 million' },
    { at: inSevenDays, dayLabel: `>Next ${weekday(inSevenDays)}<`, amount: '2000000.00', wins: '$2.0 million' },
  ];
  shop.api.alterResponse('product-offers.list', (answer) => {
    const left = [...draws];
    const change = (offer: ReturnType<typeof JSON.parse>) => {
      const next = offer.type === 'lottery_ticket' ? left.shift() : undefined;
      if (!next) return offer;
      const [first, ...others] = offer.draws;
      const prizePool = next.amount === null ? null : { amount: next.amount, currency: 'AUD' };
      const [date, closeDate] = [next.at, next.at - HOUR].map((at) => new Date(at).toISOString());
      return { ...offer, draws: [{ ...first, date, close_date: closeDate, prize_pool: prizePool }, ...others] };
    };
    const { result, ...more } = Object(answer);
    return { ...more, result: result.map(change) };
  });
  const visitor = await shop.visitor();
  const page = await visitor.open('/lotto-tickets');
  expect(page.status).toBe(200);
  for (const { dayLabel, wins } of draws) {
    expect(page.text).toContain(dayLabel);
    expect(page.text).toContain(wins);
  }
  coversSpec(
    'messages',
    ['draw-day.today', 'draw-day.tonight', 'draw-day.tomorrow', 'draw-day.this', 'draw-day.next'],
    page,
  );
  coversSpec('messages', ['jackpot.thousands', 'jackpot.unknown'], page);
  coversSpec('rules', ['display.draw-day', 'display.jackpot'], page);
  coversSpec(
    'constants',
    ['draw-day.tonight-from', 'draw-day.this-weekday-within', 'jackpot.millions-threshold'],
    page,
  );
});
