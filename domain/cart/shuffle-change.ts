import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';

/**
 * The change that gives an item other random numbers; null where the customer picked them all. `pickedSets` are the keys of
 * the number sets that a customer picks: what a game has beside them is picked by the shop.
 */
export function createShuffleChange(
  { games = [], quickpick = false }: Pick<CartItem, 'games' | 'quickpick'>,
  pickedSets: readonly string[],
): CartItemChange | null {
  if (games.length === 0) return null;
  if (quickpick) return { games: [], quickpick: true };
  if (pickedSets.length === 0) return null;
  const own = games.map(({ numberSets }) => ({ numberSets: numberSets.filter(({ key }) => pickedSets.includes(key)) }));
  const isPartlyRandom = games.some(({ numberSets }, index) => numberSets.length !== own[index]?.numberSets.length);
  return isPartlyRandom ? { games: own } : null;
}
