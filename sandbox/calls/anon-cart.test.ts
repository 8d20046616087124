import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiHeader } from '#schemas/api/headers.ts';
import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import type { Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { proves } from '../../scripts/test/proves.ts';
import { type SiteKey, TestSandbox } from '../testing/test-sandbox.ts';

const WEDNESDAY_NOON = '2026-03-04T01:00:00Z';

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await TestSandbox.open(WEDNESDAY_NOON);
});

afterAll(async () => {
  await sandbox.close();
});

beforeEach(async () => {
  token = await newCart();
});

async function newCart(site: SiteKey = 'harbour'): Promise<string> {
  const { result } = await sandbox.send(calls.anonCartCreate, { site });
  return result;
}

async function add(body: CartItemRequest, headers: Record<string, string> = {}): Promise<Cart> {
  const { result } = await sandbox.send(calls.anonCartItemsAdd, { params: { token }, body, headers });
  return result;
}

async function refusal(body: CartItemRequest, headers: Record<string, string> = {}): Promise<unknown> {
  const { status, answer } = await sandbox.refused(calls.anonCartItemsAdd, { params: { token }, body, headers });
  return [status, answer.errors];
}

async function change(id: string | undefined, body: CartItemChange): Promise<Cart> {
  const { result } = await sandbox.send(calls.anonCartItemsUpdate, { params: { token, id: id ?? '' }, body });
  return result;
}

function game(...numbers: number[]): { number_sets: { key: string; numbers: number[] }[] } {
  return { number_sets: [{ key: 'main', numbers }] };
}

const fourGames = [
  game(1, 2, 3, 4, 5, 6),
  game(7, 8, 9, 10, 11, 12),
  game(1, 9, 17, 25, 33, 41),
  game(40, 41, 42, 43, 44, 45),
];
const jettyGames = [
  game(1, 2, 3, 4, 5, 6),
  game(7, 8, 9, 10, 11, 12),
  game(13, 14, 15, 16, 17, 18),
  game(35, 36, 37, 38, 39, 40),
];
const ticket: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'golden-bay', games: fourGames };

describe('a cart', () => {
  test('is empty at first', async () => {
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token } });
    expect(result).toEqual({
      cart_reference: token,
      currency: 'AUD',
      cart_items: [],
      auto_removed_items: [],
      cart_total: '0.00',
      pre_order_total: '0.00',
      requires_unattended_payment_method: false,
      blocked_reasons: {},
      show_regulation: false,
    });
    proves('calls', 'anon-cart.create', 'anon-cart.get');
    proves('entities', 'cart');
  });

  test('is not found under a token that nobody has', async () => {
    const { status, answer } = await sandbox.refused(calls.anonCartGet, { params: { token: 'nobody' } });
    expect([status, answer]).toEqual([
      404,
      { errors: [{ code: 'cart_not_found', message: 'There is no such cart.' }], code: 'cart_not_found', result: null },
    ]);
  });

  test('is not found from another brand', async () => {
    const { status } = await sandbox.refused(calls.anonCartGet, { site: 'lantern', params: { token } });
    expect(status).toBe(404);
  });
});

describe('a lottery ticket', () => {
  test('is priced by games, draws and weeks, and keeps its numbers', async () => {
    const cart = await add({ ...ticket, num_draws: 2 });
    expect(cart.cart_total).toBe('6.80');
    expect(cart.cart_items).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        product_type: 'multi_draw_ticket',
        lottery_key: 'golden-bay',
        name: 'Golden Bay',
        logo: 'golden-bay.svg',
        unit_price: { amount: '6.80', currency: 'AUD' },
        quantity: 1,
        total: { amount: '6.80', currency: 'AUD' },
        recurring_purchase: { type: 'autoplay', availability: 'optional', enabled: false },
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
        games: fourGames,
      },
    ]);
    proves('calls', 'anon-cart.items.add');
    proves('entities', 'cart-item');
    proves('rules', 'price.ticket');
  });

  test('has the price that product_offers names', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'power-tide');
    const price = offer?.type === 'lottery_ticket' ? offer.game_types[0]?.game_offers[0]?.prices['18'] : undefined;
    const cart = await add({
      product_type: 'lottery_ticket',
      lottery_key: 'power-tide',
      quickpick: true,
      num_games: 18,
    });
    expect([price, cart.cart_total]).toEqual(['26.10', '26.10']);
  });

  test('gets the numbers that were left to the shop', async () => {
    const started = { number_sets: [{ key: 'main', numbers: [45, 44] }] };
    const cart = await add({ ...ticket, games: [started], quickpick: true, num_games: 5 });
    const games = cart.cart_items[0]?.games ?? [];
    expect(games).toHaveLength(5);
    expect(games[0]?.number_sets[0]?.numbers.slice(0, 2)).toEqual([45, 44]);
    for (const { number_sets } of games) {
      expect(new Set(number_sets[0]?.numbers).size).toBe(6);
    }
  });

  test('needs no numbers where the shop picks them all', async () => {
    const cart = await add({
      product_type: 'lottery_ticket',
      lottery_key: 'golden-bay',
      game_type: 'random',
      num_games: 12,
    });
    expect([cart.cart_items[0]?.num_games, cart.cart_total]).toEqual([12, '10.20']);
  });

  test('is played on the chosen day alone', async () => {
    const cart = await add({
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
    const moved = await change(cart.cart_items[0]?.id, { day: 'wed', num_weeks: 1 });
    expect(moved.cart_items[0]).toMatchObject({
      day: 'wed',
      draw_date: '2026-03-04T09:30:00.000Z',
      total: { amount: '2.80' },
    });
  });

  test.each<[string, CartItemRequest, string, string]>([
    ['too few games', { ...ticket, games: fourGames.slice(1) }, 'too_few_games', 'Fill in at least 4 games.'],
    [
      'a blank in a game',
      { ...ticket, games: [...fourGames.slice(1), game(1, 2, 3)] },
      'too_few_games',
      'Fill in at least 4 games.',
    ],
    [
      'a number twice',
      { ...ticket, games: [game(1, 1, 2, 3, 4, 5)] },
      'duplicate_number',
      'A game has the same number twice.',
    ],
    [
      'a number out of range',
      { ...ticket, games: [game(46)] },
      'out_of_range',
      'A game has a number that this lottery does not play.',
    ],
    [
      'too many games',
      { ...ticket, quickpick: true, num_games: 37 },
      'too_many_games',
      'A ticket has at most 36 games.',
    ],
    [
      'no day where days are chosen',
      { product_type: 'lottery_ticket', lottery_key: 'jetty-six', quickpick: true, num_games: 4 },
      'day_required',
      'Choose a day to play.',
    ],
    [
      'no cause where causes are chosen',
      { product_type: 'lottery_ticket', lottery_key: 'reef-lotto', quickpick: true },
      'cause_required',
      'Choose the cause that your ticket gives to.',
    ],
    [
      'a cause of another product',
      { product_type: 'raffle_ticket', lottery_key: 'gold-and-salt', cause_key: 'surf-cadets' },
      'cause_required',
      'Choose the cause that your ticket gives to.',
    ],
    [
      'a count of draws that is not sold',
      { ...ticket, num_draws: 3 },
      'draws_not_offered',
      'This count of draws or weeks is not on offer.',
    ],
    ['a draw that is over', { ...ticket, draw_no: 1 }, 'not_for_sale', 'This is not on sale at the moment.'],
    [
      'a game type of another lottery',
      { ...ticket, game_type: 'powerhit' },
      'game_not_offered',
      'This way to play is not on offer.',
    ],
    [
      'an offer of another brand',
      { product_type: 'raffle_ticket', lottery_key: 'saltmarsh-house' },
      'offer_not_found',
      'This product is not sold here.',
    ],
    [
      'another type of product',
      { ...ticket, product_type: 'raffle_ticket' },
      'wrong_product_type',
      'This product is sold in another way.',
    ],
    [
      'a book that is not sold',
      { product_type: 'raffle_ticket', lottery_key: 'classic-wheels', raffle_offer_key: 'book-9' },
      'book_not_offered',
      'This book of tickets is not on offer.',
    ],
    [
      'shares of no syndicate',
      { product_type: 'syndicate_share', lottery_key: 'golden-bay-syndicates' },
      'not_for_sale',
      'This is not on sale at the moment.',
    ],
  ])('with %s is refused', async (_, request, code, message) => {
    expect(await refusal(request)).toEqual([422, [{ code, message, target: 'this' }]]);
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token } });
    expect(result.cart_items).toEqual([]);
  });

  test('may be added once it has a day, a cause, and enough complete games without duplicates', async () => {
    const complete: CartItemRequest = { ...ticket, lottery_key: 'jetty-six', day: 'mon', games: jettyGames };
    const codes = [];
    for (const change of [
      { day: 'tue' },
      { games: jettyGames.slice(1) },
      { games: [...jettyGames.slice(1), game(1, 2, 3, 4, 5)] },
      { games: [...jettyGames.slice(1), game(1, 2, 3, 4, 5, 5)] },
    ] as const) {
      const { answer } = await sandbox.refused(calls.anonCartItemsAdd, {
        params: { token },
        body: { ...complete, ...change },
      });
      codes.push(answer.code);
    }
    const reef: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'reef-lotto', quickpick: true };
    const { answer } = await sandbox.refused(calls.anonCartItemsAdd, {
      params: { token },
      body: { ...reef, cause_key: 'nobody' },
    });
    expect([...codes, answer.code]).toEqual([
      'day_required',
      'too_few_games',
      'too_few_games',
      'duplicate_number',
      'cause_required',
    ]);
    await add(complete);
    const cart = await add({ ...reef, cause_key: 'guide-pups' });
    expect(cart.cart_items.map(({ lottery_key, cause_key }) => [lottery_key, cause_key])).toEqual([
      ['jetty-six', null],
      ['reef-lotto', 'guide-pups'],
    ]);
    proves('rules', 'cart-add.allowed', 'cart-add.game-complete', 'cart-add.no-duplicates');
  });

  test('as a mega_combo has numbers without blanks, and favourites that are not empty', async () => {
    const numbers = { key: 'numbers', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
    const combo = (...favourites: number[][]): CartItemRequest => ({
      product_type: 'lottery_ticket',
      lottery_key: 'southern-seven',
      game_type: 'mega_combo',
      games: [{ number_sets: [numbers, ...favourites.map((picked) => ({ key: 'favourites', numbers: picked }))] }],
    });
    expect(await refusal(combo([]))).toEqual([
      422,
      [{ code: 'too_few_games', message: 'Fill in at least 1 game.', target: 'this' }],
    ]);
    await add(combo([7]));
    const cart = await add(combo());
    expect(cart.cart_items.map(({ game_offer_name, total }) => [game_offer_name, total.amount])).toEqual([
      ['Super Combo 12', '37.20'],
      ['Super Combo 12', '37.20'],
    ]);
    proves('rules', 'cart-add.mega-combo');
  });

  test('that breaks the contract is refused with every fault', async () => {
    const { status, json } = await sandbox.fetch(calls.anonCartItemsAdd, {
      params: { token },
      body: { product_type: 'lottery', num_games: 0 },
    });
    expect([status, json]).toEqual([
      422,
      {
        errors: [
          {
            code: 'required',
            message: "lottery_key: must have required property 'lottery_key'",
            target: 'lottery_key',
          },
          {
            code: 'invalid',
            message: 'product_type: must be equal to one of the allowed values',
            target: 'product_type',
          },
          { code: 'invalid', message: 'num_games: must be >= 1', target: 'num_games' },
        ],
        code: 'required',
        result: null,
      },
    ]);
  });
});

describe('other products', () => {
  test('raffle tickets come in books, and tell the one cause they give to', async () => {
    const cart = await add({
      product_type: 'raffle_ticket',
      lottery_key: 'headland-house',
      raffle_offer_key: 'book-3',
      quantity: 2,
    });
    expect(cart.cart_items[0]).toMatchObject({
      raffle_book_size: 3,
      num_raffle_tickets: 6,
      unit_price: { amount: '30.00' },
      total: { amount: '60.00' },
      cause_key: 'surf-cadets',
    });
  });

  test('a raffle that opens later is a pre-order', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'classic-wheels');
    const later = offer?.type === 'raffle_ticket' ? offer.draws[1] : undefined;
    const cart = await add({
      product_type: 'raffle_ticket',
      lottery_key: 'classic-wheels',
      ...(later ? { draw_no: later.draw_no } : {}),
    });
    expect(later?.purchase_status).toBe('pre_order');
    expect(cart).toMatchObject({
      cart_total: '5.00',
      pre_order_total: '5.00',
      requires_unattended_payment_method: true,
      cart_items: [{ scheduled_purchase: { type: 'pre_order' } }],
    });
  });

  test('syndicate shares are sold as long as there are any', async () => {
    const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
    const offer = result.find(({ key }) => key === 'power-tide-syndicates');
    const syndicate = offer?.type === 'syndicate_share' ? offer.draws[1]?.syndicates[0] : undefined;
    const share: CartItemRequest = {
      product_type: 'syndicate_share',
      lottery_key: 'power-tide-syndicates',
      syndicate_encoded_id: syndicate?.encoded_id ?? '',
    };
    expect((await add({ ...share, num_shares: 3 })).cart_items[0]).toMatchObject({
      syndicate_key: 'full-tide',
      num_shares: 3,
      cost_per_share: '7.50',
      total: { amount: '22.50' },
    });
    expect(await refusal({ ...share, num_shares: 201 })).toEqual([
      422,
      [{ code: 'too_few_left', message: 'Only 200 shares of this syndicate are left.', target: 'this' }],
    ]);
    proves('rules', 'cart-add.syndicate');
  });

  test('a membership is always repeated, and there is one', async () => {
    const club = await newCart('sunnyside');
    const body: CartItemRequest = {
      product_type: 'membership',
      lottery_key: 'sunnyside-club',
      membership_tier: 'premium',
      membership_period: 'annually',
    };
    const options = { site: 'sunnyside', params: { token: club }, body } as const;
    const { result } = await sandbox.send(calls.anonCartItemsAdd, options);
    expect(result).toMatchObject({
      cart_total: '90.00',
      requires_unattended_payment_method: true,
      show_regulation: false,
      cart_items: [{ recurring_purchase: { type: 'subscription', availability: 'always', enabled: true } }],
    });
    const { answer } = await sandbox.refused(calls.anonCartItemsAdd, options);
    expect(answer.code).toBe('already_in_cart');
  });
});

describe('a sub-variant', () => {
  const western = { [apiHeader.subVariant]: 'wa' };

  test('keeps out what is not sold there', async () => {
    expect(await refusal({ product_type: 'raffle_ticket', lottery_key: 'headland-house' }, western)).toEqual([
      422,
      [{ code: 'not_in_region', message: 'This product is not sold where you live.', target: 'this' }],
    ]);
  });

  test('blocks a cart that was filled elsewhere', async () => {
    await add({ product_type: 'raffle_ticket', lottery_key: 'headland-house' });
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token }, headers: western });
    expect(result.blocked_reasons).toEqual({ not_in_region: 'Headland House is not sold where you live.' });
  });
});

test('a ticket can start later, as far as draws are on sale', async () => {
  const { cart_items: items } = await add(ticket);
  const first = items[0]?.draw_no ?? 0;
  const { cart_items: later } = await add({ ...ticket, draw_no: first + 10, num_draws: 10 });
  expect(later[1]).toMatchObject({ draw_no: first + 10, num_draws: 10 });
  expect(await refusal({ ...ticket, draw_no: first + 11, num_draws: 10 })).toEqual([
    422,
    [{ code: 'not_for_sale', message: 'This is not on sale at the moment.', target: 'this' }],
  ]);
});

test('what is never bought repeatedly is refused so', async () => {
  const lantern = await newCart('lantern');
  const { answer } = await sandbox.refused(calls.anonCartItemsAdd, {
    site: 'lantern',
    params: { token: lantern },
    body: {
      product_type: 'raffle_ticket',
      lottery_key: 'open-door',
      recurring_purchase: { type: 'autoplay', enabled: true },
    },
  });
  expect(answer.errors).toEqual([
    { code: 'recurring_not_available', message: 'This product cannot be bought repeatedly.', target: 'this' },
  ]);
});

describe('build', () => {
  test('fills a cart up to fifty items', async () => {
    const items = Array.from({ length: 50 }, () => ticket);
    const { result } = await sandbox.send(calls.anonCartBuild, { params: { token }, body: { items } });
    expect([result.cart_items.length, result.cart_total]).toEqual([50, '170.00']);
    expect(await refusal(ticket)).toEqual([
      422,
      [{ code: 'cart_full', message: 'A cart holds at most 50 items.', target: 'this' }],
    ]);
  });

  test('adds all items', async () => {
    const { result } = await sandbox.send(calls.anonCartBuild, {
      params: { token },
      body: { items: [ticket, { ...ticket, num_draws: 5 }] },
    });
    expect([result.cart_items.length, result.cart_total]).toEqual([2, '20.40']);
    proves('calls', 'anon-cart.build');
  });

  test('adds none when one is refused', async () => {
    const { answer } = await sandbox.refused(calls.anonCartBuild, {
      params: { token },
      body: { items: [ticket, { ...ticket, games: [] }] },
    });
    expect(answer.code).toBe('too_few_games');
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token } });
    expect(result.cart_items).toEqual([]);
  });
});

describe('an item', () => {
  test('is changed by what is sent, and keeps the rest', async () => {
    const cart = await add(ticket);
    const id = cart.cart_items[0]?.id;
    const changed = await change(id, { num_draws: 10 });
    expect(changed.cart_items[0]).toMatchObject({ id, num_draws: 10, games: fourGames, total: { amount: '34.00' } });
    proves('calls', 'anon-cart.items.update');
  });

  test('stays as it was when a change is refused', async () => {
    const cart = await add(ticket);
    const id = cart.cart_items[0]?.id ?? '';
    const { answer } = await sandbox.refused(calls.anonCartItemsUpdate, { params: { token, id }, body: { games: [] } });
    expect(answer.code).toBe('too_few_games');
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token } });
    expect(result).toEqual(cart);
  });

  test('is removed once', async () => {
    const cart = await add(ticket);
    const options = { params: { token, id: cart.cart_items[0]?.id ?? '' } };
    const { result } = await sandbox.send(calls.anonCartItemsDelete, options);
    expect(result).toMatchObject({ cart_items: [], cart_total: '0.00' });
    const { status, answer } = await sandbox.refused(calls.anonCartItemsDelete, options);
    expect([status, answer.code]).toEqual([404, 'cart_item_not_found']);
    proves('calls', 'anon-cart.items.delete');
  });

  test('of another cart is not found', async () => {
    const cart = await add(ticket);
    const { status } = await sandbox.refused(calls.anonCartItemsDelete, {
      params: { token: await newCart(), id: cart.cart_items[0]?.id ?? '' },
    });
    expect(status).toBe(404);
  });
});

test('when its draw closes, an item is taken out and named once', async () => {
  const cart = await add(ticket);
  await add({ product_type: 'raffle_ticket', lottery_key: 'long-weekender' });
  sandbox.moveTo('2026-03-07T08:00:00Z');
  const { result } = await sandbox.send(calls.anonCartGet, { params: { token } });
  expect(result.auto_removed_items).toEqual([
    {
      id: cart.cart_items[0]?.id,
      product_type: 'lottery_ticket',
      lottery_key: 'golden-bay',
      name: 'Golden Bay',
      reason: 'draw_closed',
    },
  ]);
  expect(result.cart_items.map(({ lottery_key }) => lottery_key)).toEqual(['long-weekender']);
  const { result: again } = await sandbox.send(calls.anonCartGet, { params: { token } });
  expect(again.auto_removed_items).toEqual([]);
  sandbox.moveTo(WEDNESDAY_NOON);
});
