import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { fourTestLotteryGames, testLotteryTicketItem } from '../../testing/tickets.ts';
import { openTestVisitorCart, type TestVisitorCart } from '../../testing/visitor-cart.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let visitor: TestVisitorCart;

beforeAll(async () => {
  sandbox = await TestSandbox.open(WEDNESDAY_NOON);
});

afterAll(async () => {
  await sandbox.close();
});

beforeEach(async () => {
  visitor = await openTestVisitorCart(sandbox);
});

describe('a lottery ticket in the cart', () => {
  test('is priced by games, draws and weeks, and keeps the chosen numbers', async () => {
    const cart = await visitor.add({ ...testLotteryTicketItem, num_draws: 2 });
    expect(cart.cart_total).toBe('6.80');
    expect(cart.cart_items).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        product_type: 'multi_draw_ticket',
        lottery_key: 'golden-bay',
        display_category: 'lottery',
        prize_pool: { amount: '4000000.00', currency: 'AUD' },
        name: 'Golden Bay',
        logo: 'golden-bay.svg',
        unit_price: { amount: '6.80', currency: 'AUD' },
        quantity: 1,
        total: { amount: '6.80', currency: 'AUD' },
        recurring_purchase: { type: 'autoplay', availability: 'optional', enabled: false, rhythm: 'weekly' },
        cause_key: null,
        scheduled_purchase: null,
        draw_no: expect.any(Number),
        draw_date: '2026-03-07T08:30:00.000Z',
        draw_encoded_ids: [expect.any(String), expect.any(String)],
        game_type: 'standard',
        game_offer: 'standard',
        game_offer_name: 'Standard',
        num_games: 4,
        num_draws: 2,
        num_weeks: 1,
        day: null,
        quickpick: false,
        favourite: false,
        minimum_jackpot_amount: null,
        games: fourTestLotteryGames,
      },
    ]);

    const weekly = { product_type: 'lottery_ticket', lottery_key: 'jetty-six', quickpick: true, num_games: 4 } as const;
    const prices = [];
    for (const num_weeks of [1, 4])
      prices.push((await visitor.add({ ...weekly, day: 'mon', num_weeks })).cart_items.at(-1)?.total.amount);
    expect(prices).toEqual(['2.80', '11.20']);
  });

  test('has the price that product_offers names', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'power-tide');
    const price = offer?.type === 'lottery_ticket' ? offer.game_types[0]?.game_offers[0]?.prices['18'] : undefined;
    const cart = await visitor.add({
      product_type: 'lottery_ticket',
      lottery_key: 'power-tide',
      quickpick: true,
      num_games: 18,
    });
    expect([price, cart.cart_total]).toEqual(['26.10', '26.10']);
  });

  test('gets random numbers for games that were left to the shop', async () => {
    const started = { number_sets: [{ key: 'main', numbers: [45, 44] }] };
    const cart = await visitor.add({ ...testLotteryTicketItem, games: [started], quickpick: true, num_games: 5 });
    const games = cart.cart_items[0]?.games ?? [];
    expect(games).toHaveLength(5);
    expect(games[0]?.number_sets[0]?.numbers.slice(0, 2)).toEqual([45, 44]);
    for (const { number_sets } of games) {
      expect(new Set(number_sets[0]?.numbers).size).toBe(6);
    }
  });

  test('needs no numbers in the game type random', async () => {
    const cart = await visitor.add({
      product_type: 'lottery_ticket',
      lottery_key: 'golden-bay',
      game_type: 'random',
      num_games: 12,
    });
    expect([cart.cart_items[0]?.num_games, cart.cart_total]).toEqual([12, '10.20']);
  });

  test('is played only on the chosen weekday', async () => {
    const cart = await visitor.add({
      product_type: 'lottery_ticket',
      lottery_key: 'jetty-six',
      quickpick: true,
      num_games: 4,
      day: 'mon',
      num_weeks: 4,
    });
    expect(cart.cart_items[0]).toMatchObject({
      day: 'mon',
      draw_date: '2026-03-09T09:30:00.000Z',
      total: { amount: '11.20' },
    });
    const moved = await visitor.change(cart.cart_items[0]?.id, { day: 'wed', num_weeks: 1 });
    expect(moved.cart_items[0]).toMatchObject({
      day: 'wed',
      draw_date: '2026-03-04T09:30:00.000Z',
      total: { amount: '2.80' },
    });
  });
});
