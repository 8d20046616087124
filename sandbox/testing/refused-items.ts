import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { TestSiteKey } from './test-sandbox.ts';
import { createTestCartGame, fourTestLotteryGames, testLotteryTicketItem } from './tickets.ts';

/** An item that a cart rule refuses, with the error code. */
export interface RefusedTestCartItem {
  readonly code: string;
  readonly site?: TestSiteKey;
  readonly body: unknown;
  readonly subVariant?: string;
}

const twoSets = {
  number_sets: [...(fourTestLotteryGames[0]?.number_sets ?? []), ...(fourTestLotteryGames[1]?.number_sets ?? [])],
};
const premium: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
};
const share: CartItemRequest = {
  product_type: 'syndicate_share',
  lottery_key: 'power-tide-syndicates',
  syndicate_key: 'full-tide',
};

/** One item for each cart rule that can be broken in a new shop. */
export const refusedTestCartItems: readonly RefusedTestCartItem[] = [
  { code: 'required', body: { product_type: 'lottery_ticket' } },
  { code: 'invalid', body: { ...testLotteryTicketItem, num_draws: 0 } },
  { code: 'offer_not_found', body: { ...testLotteryTicketItem, lottery_key: 'nothing' } },
  { code: 'wrong_product_type', body: { ...testLotteryTicketItem, product_type: 'raffle_ticket' } },
  {
    code: 'not_in_region',
    body: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', body: { ...testLotteryTicketItem, game_type: 'powerhit' } },
  { code: 'draws_not_offered', body: { ...testLotteryTicketItem, num_draws: 3 } },
  { code: 'too_few_games', body: { ...testLotteryTicketItem, games: fourTestLotteryGames.slice(1) } },
  { code: 'too_many_games', body: { ...testLotteryTicketItem, quickpick: true, num_games: 37 } },
  {
    code: 'unknown_set',
    body: { ...testLotteryTicketItem, games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] },
  },
  { code: 'repeated_set', body: { ...testLotteryTicketItem, games: [twoSets] } },
  { code: 'too_many_numbers', body: { ...testLotteryTicketItem, games: [createTestCartGame(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', body: { ...testLotteryTicketItem, games: [createTestCartGame(1, 1)] } },
  { code: 'out_of_range', body: { ...testLotteryTicketItem, games: [createTestCartGame(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    body: {
      product_type: 'raffle_ticket',
      lottery_key: 'open-door',
      recurring_purchase: { type: 'autoplay', enabled: true },
    },
  },
  { code: 'not_for_sale', body: { ...testLotteryTicketItem, draw_no: 1 } },
  { code: 'day_required', body: { ...testLotteryTicketItem, lottery_key: 'jetty-six', games: [], quickpick: true } },
  { code: 'cause_required', body: { ...testLotteryTicketItem, lottery_key: 'reef-lotto', games: [], quickpick: true } },
  {
    code: 'book_not_offered',
    body: { product_type: 'raffle_ticket', lottery_key: 'classic-wheels', raffle_offer_key: 'book-9' },
  },
  { code: 'tier_not_offered', site: 'sunnyside', body: { ...premium, membership_tier: 'royal' } },
  { code: 'too_few_left', body: { ...share, num_shares: 9999 } },
];

/** A change that a cart rule refuses, and the item to change. */
export interface RefusedTestCartChange extends RefusedTestCartItem {
  readonly item: CartItemRequest;
}

const quick: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'golden-bay', quickpick: true };

export const refusedTestCartChanges: readonly RefusedTestCartChange[] = [
  { code: 'invalid', item: testLotteryTicketItem, body: { num_draws: 0 } },
  { code: 'required', item: testLotteryTicketItem, body: { games: [{}] } },
  {
    code: 'not_in_region',
    item: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    body: { quantity: 2 },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', item: testLotteryTicketItem, body: { game_offer: 'moon' } },
  { code: 'draws_not_offered', item: testLotteryTicketItem, body: { num_draws: 3 } },
  { code: 'too_few_games', item: testLotteryTicketItem, body: { games: [] } },
  { code: 'too_many_games', item: quick, body: { num_games: 37 } },
  {
    code: 'unknown_set',
    item: testLotteryTicketItem,
    body: { games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] },
  },
  { code: 'repeated_set', item: testLotteryTicketItem, body: { games: [twoSets] } },
  { code: 'too_many_numbers', item: testLotteryTicketItem, body: { games: [createTestCartGame(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', item: testLotteryTicketItem, body: { games: [createTestCartGame(1, 1)] } },
  { code: 'out_of_range', item: testLotteryTicketItem, body: { games: [createTestCartGame(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    item: { product_type: 'raffle_ticket', lottery_key: 'open-door' },
    body: { recurring_purchase: { type: 'autoplay', enabled: true } },
  },
  { code: 'not_for_sale', item: testLotteryTicketItem, body: { draw_no: 1 } },
  { code: 'day_required', item: { ...quick, lottery_key: 'jetty-six', day: 'mon' }, body: { day: 'tue' } },
  {
    code: 'cause_required',
    item: { ...quick, lottery_key: 'reef-lotto', cause_key: 'guide-pups' },
    body: { cause_key: 'nobody' },
  },
  {
    code: 'book_not_offered',
    item: { product_type: 'raffle_ticket', lottery_key: 'classic-wheels' },
    body: { raffle_offer_key: 'book-9' },
  },
  { code: 'tier_not_offered', site: 'sunnyside', item: premium, body: { membership_tier: 'royal' } },
  { code: 'too_few_left', item: share, body: { num_shares: 9999 } },
];
