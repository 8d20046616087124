import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { RepricedCartItem } from '#domain/cart/repriced-items.ts';
import type { AutoRemovedItem, Cart, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import type { cartMachine } from './cart.machine.ts';

export type CartActor = ActorRefFrom<typeof cartMachine>;

/** The cart as a block shows it. */
export interface CartView {
  /** The last cart known; null when there is none. */
  readonly cart: Cart | null;
  /** Whether it is known if there is a cart. */
  readonly isKnown: boolean;
  readonly isFetching: boolean;
  /** Whether something is being added. */
  readonly isAdding: boolean;
  /** Pending changes by item id; null for items being deleted. */
  readonly pending: ReadonlyMap<string, CartItemChange | null>;
  /** Whether the last change failed. */
  readonly hasFailed: boolean;
  /** Reason given by the API; null if it gave none, and a toast reports the failure. */
  readonly failure: string | null;
  /** Whether a promotion code is being added. */
  readonly isPromoting: boolean;
  /** Whether the last promotion code was not added. */
  readonly isPromotionRefused: boolean;
  /** Reason given by the API; null if it gave none, and a toast reports the failure. */
  readonly promotionFailure: string | null;
  /** Items the shop removed, until the customer dismisses them. */
  readonly removed: readonly AutoRemovedItem[];
  /** Items with a new price, until the customer dismisses them. */
  readonly repriced: readonly RepricedCartItem[];
  /** Whether the customer is on the way to the checkout. */
  readonly isLeaving: boolean;
  readonly isPrecartDrawerOpen: boolean;
}

export function cartView(snapshot: SnapshotFrom<typeof cartMachine>): CartView {
  const { cart, queue, failure, promotionFailure, removed, repriced, leaving, isPrecartDrawerOpen } = snapshot.context;
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
    hasFailed: failure !== null,
    failure: failure?.message ?? null,
    isPromoting: queue.some(({ kind }) => kind === 'promote'),
    isPromotionRefused: promotionFailure !== null,
    promotionFailure: promotionFailure?.message ?? null,
    removed,
    repriced,
    isLeaving: leaving !== null,
    isPrecartDrawerOpen,
  };
}
