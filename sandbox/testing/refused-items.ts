import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { SiteKey } from './test-sandbox.ts';
import { createGame, fourLotteryGames, lotteryTicketItem } from './tickets.ts';

/** An item that a cart rule refuses, with the error code. */
export interface RefusedCartItem {
  readonly code: string;
  readonly site?: SiteKey;
  readonly body: unknown;
  readonly subVariant?: string;
}

const twoSets = {
  number_sets: [...(fourLotteryGames[0]?.number_sets ?? []), ...(fourLotteryGames[1]?.number_sets ?? [])],
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
export const refusedCartItems: readonly RefusedCartItem[] = [
  { code: 'required', body: { product_type: 'lottery_ticket' } },
  { code: 'invalid', body: { ...lotteryTicketItem, num_draws: 0 } },
  { code: 'offer_not_found', body: { ...lotteryTicketItem, lottery_key: 'nothing' } },
  { code: 'wrong_product_type', body: { ...lotteryTicketItem, product_type: 'raffle_ticket' } },
  {
    code: 'not_in_region',
    body: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', body: { ...lotteryTicketItem, game_type: 'powerhit' } },
  { code: 'draws_not_offered', body: { ...lotteryTicketItem, num_draws: 3 } },
  { code: 'too_few_games', body: { ...lotteryTicketItem, games: fourLotteryGames.slice(1) } },
  { code: 'too_many_games', body: { ...lotteryTicketItem, quickpick: true, num_games: 37 } },
  { code: 'unknown_set', body: { ...lotteryTicketItem, games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] } },
  { code: 'repeated_set', body: { ...lotteryTicketItem, games: [twoSets] } },
  { code: 'too_many_numbers', body: { ...lotteryTicketItem, games: [createGame(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', body: { ...lotteryTicketItem, games: [createGame(1, 1)] } },
  { code: 'out_of_range', body: { ...lotteryTicketItem, games: [createGame(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    body: {
      product_type: 'raffle_ticket',
      lottery_key: 'open-door',
      recurring_purchase: { type: 'autoplay', enabled: true },
    },
  },
  { code: 'not_for_sale', body: { ...lotteryTicketItem, draw_no: 1 } },
  { code: 'day_required', body: { ...lotteryTicketItem, lottery_key: 'jetty-six', games: [], quickpick: true } },
  { code: 'cause_required', body: { ...lotteryTicketItem, lottery_key: 'reef-lotto', games: [], quickpick: true } },
  {
    code: 'book_not_offered',
    body: { product_type: 'raffle_ticket', lottery_key: 'classic-wheels', raffle_offer_key: 'book-9' },
  },
  { code: 'tier_not_offered', site: 'sunnyside', body: { ...premium, membership_tier: 'royal' } },
  { code: 'too_few_left', body: { ...share, num_shares: 9999 } },
];

/** A change that a cart rule refuses, and the item to change. */
export interface RefusedCartChange extends RefusedCartItem {
  readonly item: CartItemRequest;
}

const quick: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'golden-bay', quickpick: true };

export const refusedCartChanges: readonly RefusedCartChange[] = [
  { code: 'invalid', item: lotteryTicketItem, body: { num_draws: 0 } },
  { code: 'required', item: lotteryTicketItem, body: { games: [{}] } },
  {
    code: 'not_in_region',
    item: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    body: { quantity: 2 },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', item: lotteryTicketItem, body: { game_offer: 'moon' } },
  { code: 'draws_not_offered', item: lotteryTicketItem, body: { num_draws: 3 } },
  { code: 'too_few_games', item: lotteryTicketItem, body: { games: [] } },
  { code: 'too_many_games', item: quick, body: { num_games: 37 } },
  { code: 'unknown_set', item: lotteryTicketItem, body: { games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] } },
  { code: 'repeated_set', item: lotteryTicketItem, body: { games: [twoSets] } },
  { code: 'too_many_numbers', item: lotteryTicketItem, body: { games: [createGame(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', item: lotteryTicketItem, body: { games: [createGame(1, 1)] } },
  { code: 'out_of_range', item: lotteryTicketItem, body: { games: [createGame(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    item: { product_type: 'raffle_ticket', lottery_key: 'open-door' },
    body: { recurring_purchase: { type: 'autoplay', enabled: true } },
  },
  { code: 'not_for_sale', item: lotteryTicketItem, body: { draw_no: 1 } },
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
