import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';

/**
 * Cart change that replaces the random numbers of an item; null where the customer picked every number. `pickedSets`
 * are the number sets that customers pick; the shop picks the others.
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
