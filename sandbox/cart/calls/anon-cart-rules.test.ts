import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { createTestCartGame, fourTestLotteryGames, testLotteryTicketItem } from '../../testing/tickets.ts';
import { openTestVisitorCart, type TestVisitorCart } from '../../testing/visitor-cart.ts';
import { cartMessages } from '../cart.messages.gen.ts';

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

const jettyGames = [
  createTestCartGame(1, 2, 3, 4, 5, 6),
  createTestCartGame(7, 8, 9, 10, 11, 12),
  createTestCartGame(13, 14, 15, 16, 17, 18),
  createTestCartGame(35, 36, 37, 38, 39, 40),
];

describe('an item added to the cart', () => {
  test.each<[string, CartItemRequest, string, string]>([
    [
      'too few games',
      { ...testLotteryTicketItem, games: fourTestLotteryGames.slice(1) },
      'too_few_games',
      cartMessages.fillGames({ least: 4 }),
    ],
    [
      'a blank in a game',
      { ...testLotteryTicketItem, games: [...fourTestLotteryGames.slice(1), createTestCartGame(1, 2, 3)] },
      'too_few_games',
      cartMessages.fillGames({ least: 4 }),
    ],
    [
      'a number twice',
      { ...testLotteryTicketItem, games: [createTestCartGame(1, 1, 2, 3, 4, 5)] },
      'duplicate_number',
      cartMessages.sameNumberTwice(),
    ],
    [
      'a number out of range',
      { ...testLotteryTicketItem, games: [createTestCartGame(46)] },
      'out_of_range',
      cartMessages.numberOutOfRange(),
    ],
    [
      'too many games',
      { ...testLotteryTicketItem, quickpick: true, num_games: 37 },
      'too_many_games',
      cartMessages.tooManyGames({ most: 36 }),
    ],
    [
      'no day where days are chosen',
      { product_type: 'lottery_ticket', lottery_key: 'jetty-six', quickpick: true, num_games: 4 },
      'day_required',
      cartMessages.chooseDay(),
    ],
    [
      'no cause where causes are chosen',
      { product_type: 'lottery_ticket', lottery_key: 'reef-lotto', quickpick: true },
      'cause_required',
      cartMessages.chooseCause(),
    ],
    [
      'a cause of another product',
      { product_type: 'raffle_ticket', lottery_key: 'gold-and-salt', cause_key: 'surf-cadets' },
      'cause_required',
      cartMessages.chooseCause(),
    ],
    [
      'a count of draws that is not sold',
      { ...testLotteryTicketItem, num_draws: 3 },
      'draws_not_offered',
      cartMessages.countNotOffered(),
    ],
    ['a draw that is over', { ...testLotteryTicketItem, draw_no: 1 }, 'not_for_sale', cartMessages.notOnSale()],
    [
      'a game type of another lottery',
      { ...testLotteryTicketItem, game_type: 'powerhit' },
      'game_not_offered',
      cartMessages.gameTypeNotOffered(),
    ],
    [
      'an offer of another brand',
      { product_type: 'raffle_ticket', lottery_key: 'saltmarsh-house' },
      'offer_not_found',
      cartMessages.notSoldHere(),
    ],
    [
      'another type of product',
      { ...testLotteryTicketItem, product_type: 'raffle_ticket' },
      'wrong_product_type',
      cartMessages.soldOtherwise(),
    ],
    [
      'a book that is not sold',
      { product_type: 'raffle_ticket', lottery_key: 'classic-wheels', raffle_offer_key: 'book-9' },
      'book_not_offered',
      cartMessages.bookNotOffered(),
    ],
    [
      'shares of no syndicate',
      { product_type: 'syndicate_share', lottery_key: 'golden-bay-syndicates' },
      'not_for_sale',
      cartMessages.notOnSale(),
    ],
  ])('with %s is refused', async (_, request, code, message) => {
    expect(await visitor.refusal(request)).toEqual([422, [{ code, message, target: 'this' }]]);
    const { result } = await sandbox.send(calls.anonCartGet, { params: { token: visitor.token } });
    expect(result.cart_items).toEqual([]);
  });

  test('is accepted only with an offered day and cause, and enough complete games without duplicates', async () => {
    const complete: CartItemRequest = {
      ...testLotteryTicketItem,
      lottery_key: 'jetty-six',
      day: 'mon',
      games: jettyGames,
    };
    const codes = [];
    for (const change of [
      { day: 'tue' },
      { games: jettyGames.slice(1) },
      { games: [...jettyGames.slice(1), createTestCartGame(1, 2, 3, 4, 5)] },
      { games: [...jettyGames.slice(1), createTestCartGame(1, 2, 3, 4, 5, 5)] },
    ] as const) {
      const { answer } = await sandbox.sendRefused(calls.anonCartItemsAdd, {
        params: { token: visitor.token },
        body: { ...complete, ...change },
      });
      codes.push(answer.code);
    }
    const reef: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'reef-lotto', quickpick: true };
    const { answer } = await sandbox.sendRefused(calls.anonCartItemsAdd, {
      params: { token: visitor.token },
      body: { ...reef, cause_key: 'nobody' },
    });
    expect([...codes, answer.code]).toEqual([
      'day_required',
      'too_few_games',
      'too_few_games',
      'duplicate_number',
      'cause_required',
    ]);
    const blank = { number_sets: [{ key: 'main', numbers: [1, 2, 3, 4, 5, null] }] };
    const body = { ...complete, games: [...jettyGames.slice(1), blank] };
    const params = { token: visitor.token };
    expect((await sandbox.fetch(calls.anonCartItemsAdd, { params, body, breaks: 'always' })).status).toBe(422);
    await visitor.add(complete);
    const cart = await visitor.add({ ...reef, cause_key: 'guide-pups' });
    expect(cart.cart_items.map(({ lottery_key, cause_key }) => [lottery_key, cause_key])).toEqual([
      ['jetty-six', null],
      ['reef-lotto', 'guide-pups'],
    ]);
  });

  test('of type mega_combo is refused with an empty set of favourites, and accepted with one favourite or without the set', async () => {
    const numbers = { key: 'numbers', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
    const combo = (...favourites: number[][]): CartItemRequest => ({
      product_type: 'lottery_ticket',
      lottery_key: 'southern-seven',
      game_type: 'mega_combo',
      games: [{ number_sets: [numbers, ...favourites.map((picked) => ({ key: 'favourites', numbers: picked }))] }],
    });
    expect(await visitor.refusal(combo([]))).toEqual([
      422,
      [{ code: 'too_few_games', message: cartMessages.fillGames({ least: 1 }), target: 'this' }],
    ]);
    await visitor.add(combo([7]));
    const cart = await visitor.add(combo());
    expect(cart.cart_items.map(({ game_offer_name, total }) => [game_offer_name, total.amount])).toEqual([
      ['Super Combo 12', '37.20'],
      ['Super Combo 12', '37.20'],
    ]);
  });

  test('that violates the contract is refused with every fault named', async () => {
    const { status, json } = await sandbox.fetch(calls.anonCartItemsAdd, {
      params: { token: visitor.token },
      body: { product_type: 'lottery', num_games: 0 },
      breaks: 'always',
    });
    expect([status, json]).toEqual([
      422,
      {
        errors: [
          {
            code: 'required',
            message: 'This field is required',
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
