import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Cart, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import type { cartMachine } from './cart.machine.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** The cart as a block shows it. */
export interface CartView {
  /** The last cart known; null when there is none. */
  readonly cart: Cart | null;
  /** Whether it is known that there is, or is not, a cart. */
  readonly isKnown: boolean;
  readonly isFetching: boolean;
  /** Whether something is being added. */
  readonly isAdding: boolean;
  /** Items that are about to change, with what they change to; null for those that go. */
  readonly pending: ReadonlyMap<string, CartItemChange | null>;
  /** What went wrong with the last change, in words for the customer. */
  readonly failure: string | null;
  readonly isPrecartDrawerOpen: boolean;
}

export function cartView(snapshot: SnapshotFrom<typeof cartMachine>): CartView {
  const { cart, queue, failure, isPrecartDrawerOpen } = snapshot.context;
  const isFetching = snapshot.matches('fetching') || snapshot.matches('creating');
  const pending = new Map<string, CartItemChange | null>();
  for (const command of queue) {
    if (command.kind === 'update') pending.set(command.id, { ...pending.get(command.id), ...command.change });
    if (command.kind === 'delete') pending.set(command.id, null);
  }
  return {
    cart,
    isKnown: !isFetching || cart !== null,
    isFetching,
    isAdding: queue.some(({ kind }) => kind === 'add' || kind === 'build'),
    pending,
    failure: failure?.message ?? null,
    isPrecartDrawerOpen,
  };
}
