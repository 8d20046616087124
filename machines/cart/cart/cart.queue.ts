import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { CartCommand, CartEvent } from './cart.types.ts';

/** The command of an event; null if it changes nothing. */
export function toCartCommand(event: CartEvent): CartCommand | null {
  switch (event.type) {
    case 'ITEM.ADD':
      return { kind: 'add', item: event.item, source: event.source };
    case 'ITEMS.BUILD':
      return { kind: 'build', items: event.items, source: event.source };
    case 'ITEM.UPDATE':
      return { kind: 'update', id: event.id, change: event.change };
    case 'ITEM.DELETE':
      return { kind: 'delete', id: event.id };
    case 'PROMOTION.ADD':
      return { kind: 'promote', code: event.code };
    case 'CART.CONVERT':
      return { kind: 'convert' };
    default:
      return null;
  }
}

/**
 * Adds a command to the queue. Updates of one item are merged, and a deletion drops the item's queued update. With `underWay`
 * the first command was sent already, so it stays as it is.
 */
export function enqueueCartCommand(
  queue: readonly CartCommand[],
  command: CartCommand,
  underWay: boolean,
): readonly CartCommand[] {
  const sent = underWay ? queue.slice(0, 1) : [];
  const waiting = underWay ? queue.slice(1) : queue;
  if (command.kind !== 'update' && command.kind !== 'delete') return [...sent, ...waiting, command];
  const { id } = command;
  const earlier = waiting.find((other) => other.kind === 'update' && other.id === id);
  const others = waiting.filter((other) => other !== earlier);
  if (command.kind === 'delete' || earlier?.kind !== 'update') return [...sent, ...others, command];
  return [...sent, ...others, { ...command, change: { ...earlier.change, ...command.change } }];
}

export function isAddItemsCommand(command: CartCommand | undefined): boolean {
  return command?.kind === 'add' || command?.kind === 'build';
}

/** Whether a command changes what the cart has already. */
export function isExistingItemCommand(command: CartCommand | undefined): boolean {
  return command?.kind === 'update' || command?.kind === 'delete' || command?.kind === 'convert';
}

/** The items of a cart that were not in the one before. */
export function findAddedCartItems(before: readonly CartItem[], after: readonly CartItem[]): readonly CartItem[] {
  const known = new Set(before.map(({ id }) => id));
  return after.filter(({ id }) => !known.has(id));
}
