import type { CartGame, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

export function game(...numbers: number[]): CartGame {
  return { number_sets: [{ key: 'main', numbers }] };
}

export const fourGames: readonly CartGame[] = [
  game(1, 2, 3, 4, 5, 6),
  game(7, 8, 9, 10, 11, 12),
  game(1, 9, 17, 25, 33, 41),
  game(40, 41, 42, 43, 44, 45),
];

/** Four games of Golden Bay in its next draw: 3.40. */
export const ticket: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  games: [...fourGames],
};
