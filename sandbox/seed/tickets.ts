import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredDraw } from '../results/draws/draw.ts';

/** The next draw of an offer at the moment of a purchase. */
type NextDraw = (offerKey: string) => StoredDraw | null;

/** A ticket bought in the past; some are made to win. */
type PastTicket = (next: NextDraw) => {
  readonly item: CartItemRequest;
  /** The raffle ticket number to get. */
  readonly number?: number;
};

function quick(lotteryKey: string, more: Partial<CartItemRequest> = {}): CartItemRequest {
  return { product_type: 'lottery_ticket', lottery_key: lotteryKey, quickpick: true, ...more };
}

function raffle(lotteryKey: string, more: Partial<CartItemRequest> = {}): CartItemRequest {
  return { product_type: 'raffle_ticket', lottery_key: lotteryKey, ...more };
}

function share(lotteryKey: string, syndicateKey: string, shares: number): CartItemRequest {
  return {
    product_type: 'syndicate_share',
    lottery_key: lotteryKey,
    syndicate_key: syndicateKey,
    num_shares: shares,
  };
}

/** Picks with this many matches of the future result. */
function lucky(lotteryKey: string, hits: number): PastTicket {
  return (next) => {
    const fallen = next(lotteryKey)?.winningNumbers.find(({ key }) => key === 'main')?.numbers ?? [];
    const games = [{ number_sets: [{ key: 'main', numbers: fallen.slice(0, hits) }] }];
    return { item: quick(lotteryKey, { num_games: 4, games }) };
  };
}

/** The raffle ticket that will be drawn at a position from 0. */
function luckyRaffle(offerKey: string, place: number): PastTicket {
  return (next) => ({ item: raffle(offerKey), number: Number(next(offerKey)?.winningTickets[place] ?? 1) });
}

function always(item: CartItemRequest): PastTicket {
  return () => ({ item });
}

const HARBOUR_PAST: readonly PastTicket[] = [
  always(quick('golden-bay', { num_games: 12 })),
  always(quick('power-tide', { num_games: 6 })),
  always(raffle('long-weekender')),
  lucky('golden-bay', 4),
  always(quick('jetty-six', { day: 'mon', num_games: 4, num_weeks: 2 })),
  always(quick('southern-seven', { num_games: 4 })),
  always(share('golden-bay-syndicates', 'the-dozen', 1)),
  always(quick('first-light', { num_games: 2, num_draws: 5 })),
  always(quick('quayside-four', { num_games: 4, num_draws: 5 })),
  lucky('first-light', 5),
  always(raffle('headland-house')),
  always(quick('reef-lotto', { num_games: 5, cause_key: 'reef-keepers' })),
  always(quick('polar-lights', { num_games: 2 })),
  always(quick('golden-bay', { game_type: 'random', num_games: 12 })),
  always(quick('quayside-four', { num_games: 8 })),
  always(quick('power-tide', { game_type: 'powerhit', num_games: 1 })),
  always(quick('quayside-four', { game_type: 'strike_boxed', num_games: 1 })),
];

const HARBOUR_UPCOMING: readonly CartItemRequest[] = [
  quick('golden-bay', { num_games: 18 }),
  quick('golden-bay', { game_type: 'reduced_system', num_games: 1, num_draws: 2 }),
  quick('golden-bay', { game_type: 'deferred', num_games: 4 }),
  quick('power-tide', { num_games: 6 }),
  quick('southern-seven', { num_games: 4, num_draws: 5 }),
  quick('first-light', { num_games: 2, num_draws: 10 }),
  quick('quayside-four', { num_games: 4 }),
  quick('jetty-six', { day: 'wed', num_games: 4, num_weeks: 4 }),
  quick('reef-lotto', { num_games: 5, cause_key: 'guide-pups' }),
  raffle('long-weekender'),
  raffle('classic-wheels'),
  raffle('headland-house'),
  share('golden-bay-syndicates', 'the-dozen', 1),
  share('power-tide-syndicates', 'full-tide', 1),
];

const LANTERN_PAST: readonly PastTicket[] = [
  always(raffle('quiet-harbour')),
  always(raffle('hedgerow-hamper', { raffle_offer_key: 'book-6' })),
  always(raffle('open-door')),
  always(raffle('saltmarsh-house')),
  always(raffle('reading-room')),
  always(raffle('quiet-harbour', { raffle_offer_key: 'book-5' })),
  always(raffle('long-summer')),
  luckyRaffle('hedgerow-hamper', 2),
  luckyRaffle('quiet-harbour', 3),
];

const LANTERN_RAFFLES = [
  'saltmarsh-house',
  'quiet-harbour',
  'open-door',
  'hedgerow-hamper',
  'long-summer',
  'reading-room',
] as const;

const LANTERN_UPCOMING: readonly CartItemRequest[] = [
  ...[1, 2, 3].flatMap((quantity) => LANTERN_RAFFLES.map((key) => raffle(key, { quantity }))),
  share('lamplight-circles', 'quay-street', 1),
];

/** The paid membership that demonstration customers have. */
export const DEMO_MEMBERSHIP_ITEM: CartItemRequest = {
  product_type: 'membership',
  lottery_key: 'sunnyside-club',
  membership_tier: 'premium',
  membership_period: 'monthly',
};

/** Tickets bought in half a year, oldest first. */
export function listDemoPastTickets(siteKey: string): PastTicket[] {
  switch (siteKey) {
    case 'harbour':
      return [...HARBOUR_PAST, ...HARBOUR_PAST];
    case 'lantern':
      return [...LANTERN_PAST, ...LANTERN_PAST, ...LANTERN_PAST];
    case 'sunnyside':
      return Array.from({ length: 5 }, () => always(DEMO_MEMBERSHIP_ITEM));
    default:
      return [];
  }
}

/** Tickets just bought. */
export function listDemoUpcomingTickets(siteKey: string): readonly CartItemRequest[] {
  switch (siteKey) {
    case 'harbour':
      return HARBOUR_UPCOMING;
    case 'lantern':
      return LANTERN_UPCOMING;
    case 'sunnyside':
      return [DEMO_MEMBERSHIP_ITEM];
    default:
      return [];
  }
}
