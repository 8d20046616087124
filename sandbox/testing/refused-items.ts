import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { SiteKey } from './test-sandbox.ts';
import { fourGames, game, ticket } from './tickets.ts';

/** An item that the rules of the cart refuse, with the code of the refusal. */
export interface RefusedItem {
  readonly code: string;
  readonly site?: SiteKey;
  readonly body: unknown;
  readonly subVariant?: string;
}

const twoSets = { number_sets: [...(fourGames[0]?.number_sets ?? []), ...(fourGames[1]?.number_sets ?? [])] };
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

/** One item for each rule of the cart, as far as a new shop can break it. */
export const refusedItems: readonly RefusedItem[] = [
  { code: 'required', body: { product_type: 'lottery_ticket' } },
  { code: 'invalid', body: { ...ticket, num_draws: 0 } },
  { code: 'offer_not_found', body: { ...ticket, lottery_key: 'nothing' } },
  { code: 'wrong_product_type', body: { ...ticket, product_type: 'raffle_ticket' } },
  {
    code: 'not_in_region',
    body: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', body: { ...ticket, game_type: 'powerhit' } },
  { code: 'draws_not_offered', body: { ...ticket, num_draws: 3 } },
  { code: 'too_few_games', body: { ...ticket, games: fourGames.slice(1) } },
  { code: 'too_many_games', body: { ...ticket, quickpick: true, num_games: 37 } },
  { code: 'unknown_set', body: { ...ticket, games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] } },
  { code: 'repeated_set', body: { ...ticket, games: [twoSets] } },
  { code: 'too_many_numbers', body: { ...ticket, games: [game(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', body: { ...ticket, games: [game(1, 1)] } },
  { code: 'out_of_range', body: { ...ticket, games: [game(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    body: {
      product_type: 'raffle_ticket',
      lottery_key: 'open-door',
      recurring_purchase: { type: 'autoplay', enabled: true },
    },
  },
  { code: 'not_for_sale', body: { ...ticket, draw_no: 1 } },
  { code: 'day_required', body: { ...ticket, lottery_key: 'jetty-six', games: [], quickpick: true } },
  { code: 'cause_required', body: { ...ticket, lottery_key: 'reef-lotto', games: [], quickpick: true } },
  {
    code: 'book_not_offered',
    body: { product_type: 'raffle_ticket', lottery_key: 'classic-wheels', raffle_offer_key: 'book-9' },
  },
  { code: 'tier_not_offered', site: 'sunnyside', body: { ...premium, membership_tier: 'royal' } },
  { code: 'too_few_left', body: { ...share, num_shares: 9999 } },
];

/** A change that the rules refuse, and the item that it changes. */
export interface RefusedChange extends RefusedItem {
  readonly item: CartItemRequest;
}

const quick: CartItemRequest = { product_type: 'lottery_ticket', lottery_key: 'golden-bay', quickpick: true };

export const refusedChanges: readonly RefusedChange[] = [
  { code: 'invalid', item: ticket, body: { num_draws: 0 } },
  { code: 'required', item: ticket, body: { games: [{}] } },
  {
    code: 'not_in_region',
    item: { product_type: 'raffle_ticket', lottery_key: 'headland-house' },
    body: { quantity: 2 },
    subVariant: 'WA',
  },
  { code: 'game_not_offered', item: ticket, body: { game_offer: 'moon' } },
  { code: 'draws_not_offered', item: ticket, body: { num_draws: 3 } },
  { code: 'too_few_games', item: ticket, body: { games: [] } },
  { code: 'too_many_games', item: quick, body: { num_games: 37 } },
  { code: 'unknown_set', item: ticket, body: { games: [{ number_sets: [{ key: 'moon', numbers: [1] }] }] } },
  { code: 'repeated_set', item: ticket, body: { games: [twoSets] } },
  { code: 'too_many_numbers', item: ticket, body: { games: [game(1, 2, 3, 4, 5, 6, 7)] } },
  { code: 'duplicate_number', item: ticket, body: { games: [game(1, 1)] } },
  { code: 'out_of_range', item: ticket, body: { games: [game(46)] } },
  {
    code: 'recurring_not_available',
    site: 'lantern',
    item: { product_type: 'raffle_ticket', lottery_key: 'open-door' },
    body: { recurring_purchase: { type: 'autoplay', enabled: true } },
  },
  { code: 'not_for_sale', item: ticket, body: { draw_no: 1 } },
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
