import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { CartCommand } from './cart.types.ts';

/**
 * Adds a command to those that wait. Updates of one item become one, and an item that is deleted needs no update any
 * more. With `underWay` the first command was sent already, so it stays as it is.
 */
export function enqueue(
  queue: readonly CartCommand[],
  command: CartCommand,
  underWay: boolean,
): readonly CartCommand[] {
  const sent = underWay ? queue.slice(0, 1) : [];
  const waiting = underWay ? queue.slice(1) : queue;
  if (command.kind === 'add' || command.kind === 'build') return [...sent, ...waiting, command];
  const { id } = command;
  const earlier = waiting.find((other) => other.kind === 'update' && other.id === id);
  const others = waiting.filter((other) => other !== earlier);
  if (command.kind === 'delete' || earlier?.kind !== 'update') return [...sent, ...others, command];
  return [...sent, ...others, { ...command, change: { ...earlier.change, ...command.change } }];
}

/** The items of a cart that were not in the one before. */
export function itemsNotIn(before: readonly CartItem[], after: readonly CartItem[]): readonly CartItem[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}
