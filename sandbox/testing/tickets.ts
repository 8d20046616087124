import type { CartGame, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

export function createGame(...numbers: number[]): CartGame {
  return { number_sets: [{ key: 'main', numbers }] };
}

export const fourLotteryGames: readonly CartGame[] = [
  createGame(1, 2, 3, 4, 5, 6),
  createGame(7, 8, 9, 10, 11, 12),
  createGame(1, 9, 17, 25, 33, 41),
  createGame(40, 41, 42, 43, 44, 45),
];

/** Four games of Golden Bay in its next draw: 3.40. */
export const lotteryTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [...fourLotteryGames],
};
