import type { CartGame, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

export function createTestCartGame(...numbers: number[]): CartGame {
  return { number_sets: [{ key: 'main', numbers }] };
}

export const fourTestLotteryGames: readonly CartGame[] = [
  createTestCartGame(1, 2, 3, 4, 5, 6),
  createTestCartGame(7, 8, 9, 10, 11, 12),
  createTestCartGame(1, 9, 17, 25, 33, 41),
  createTestCartGame(40, 41, 42, 43, 44, 45),
];

/** Four games of Golden Bay in its next draw: 3.40. */
export const testLotteryTicketItem: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [...fourTestLotteryGames],
};
