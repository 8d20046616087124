import { assign, cancel, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { listCartProducts, listProductsAddedByCommand, listProductsRemovedByCommand } from './cart.analytics.ts';
import {
  findCartFailureForToast,
  isCartNotFoundError,
  isCartOutcomeUnknown,
  toCartFailure,
  toPromotionFailure,
} from './cart.failure.ts';
import { enqueueCartCommand, isAddItemsCommand, isExistingItemCommand, toCartCommand } from './cart.queue.ts';
import { canCheckOut, replaceCartAndNoteShopChanges } from './cart.reconcile.ts';
import type { CartCommand, CartEmitted, CartEvent, CartInput, CartMachineContext } from './cart.types.ts';

interface Answered {
  readonly output: Cart;
}

interface Failed {
  readonly error: unknown;
}

/** In milliseconds (specification: Business constants and limits, "Cache and timing" and "Debounce"). */
export const cartDelays = { cartValid: 20_000, debounce: 500, debounceAdd: 1_000 };

const types = {} as { context: CartMachineContext; events: CartEvent; emitted: CartEmitted; input: CartInput };

export const cartSetup = setup({
  types,
  delays: cartDelays,
  actors: {
    fetchCart: fromPromise<Cart>(() => Promise.reject(new Error('fetchCart is not provided'))),
    createCart: fromPromise<void>(() => Promise.reject(new Error('createCart is not provided'))),
    changeCart: fromPromise<Cart, CartCommand>(() => Promise.reject(new Error('changeCart is not provided'))),
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    hasQueuedCommand: ({ context }) => context.queue.length > 0,
    hasUrgentCommand: ({ context }) => context.queue.some(({ kind }) => kind !== 'update'),
    hasItem: ({ context, event }) =>
      'id' in event && (context.cart?.cartItems.some(({ id }) => id === event.id) ?? false),
    isStale: ({ context }) => context.isStale,
    isLeaving: ({ context }) => context.leaving !== null,
    isConverting: ({ context }) => context.queue.some(({ kind }) => kind === 'convert'),
    isRepeatedAdd: ({ context, event }) => event.type === 'ITEM.ADD' && context.recentAdd === keyOf(event.item),
    canCheckOut: ({ context }) => canCheckOut(context),
    isNotFound: (_, { error }: Failed) => isCartNotFoundError(error),
    isOutcomeUnknown: (_, { error }: Failed) => isCartOutcomeUnknown(error),
    canKeepCart: ({ context }, { error }: Failed) => context.cart !== null && isCartOutcomeUnknown(error),
    wasAddWithDrawer: ({ context }) => context.precartDrawer && isAddItemsCommand(context.queue[0]),
    wasAdd: ({ context }) => isAddItemsCommand(context.queue[0]),
    wasDelete: ({ context }) => context.queue[0]?.kind === 'delete',
    isChangeTargetNotFound: ({ context }, { error }: Failed) =>
      isCartNotFoundError(error) && isExistingItemCommand(context.queue[0]),
  },
  actions: {
    replaceCart: assign(({ context }, { output }: Answered) => replaceCartAndNoteShopChanges(context, output)),
    // What waits to change items of a cart that is gone has nothing left to change.
    clearCart: assign(({ context }) => ({ cart: null, queue: context.queue.filter(isAddItemsCommand) })),
    enqueue: assign(({ context, event }) => {
      const command = toCartCommand(event);
      if (!command) return {};
      const recentAdd = command.kind === 'add' ? keyOf(command.item) : context.recentAdd;
      const queue = enqueueCartCommand(context.queue, command, context.isSending);
      return { queue, recentAdd, failure: null, promotionFailure: null };
    }),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    recordFailure: assign(({ context }, { error }: Failed) => ({
      failure: toCartFailure(error),
      leaving: context.leaving && { ...context.leaving, isBlocked: true },
    })),
    recordRefusal: assign(({ context: { queue, leaving } }, { error }: Failed) => {
      const [command] = queue;
      if (isDoneAlready(command, error)) return {};
      if (command?.kind === 'promote') return { promotionFailure: toPromotionFailure(error) };
      return { failure: toCartFailure(error), leaving: leaving && { ...leaving, isBlocked: true } };
    }),
    dismissFailure: assign({ failure: null, promotionFailure: null }),
    dismissNotices: assign(({ context }) => ({
      removed: [],
      repriced: [],
      seen: [...context.seen, ...context.removed.map(({ id }) => id)],
    })),
    scheduleRecentAddExpiry: enqueueActions(({ enqueue: run }) => {
      run(cancel('settle'));
      run(raise({ type: 'RECENT_ADD.EXPIRE' }, { id: 'settle', delay: 'debounceAdd' }));
    }),
    clearRecentAdd: assign({ recentAdd: null }),
    openDrawer: assign({ isPrecartDrawerOpen: true }),
    closeDrawer: assign({ isPrecartDrawerOpen: false }),
    markStale: assign({ isStale: true }),
    clearStale: assign({ isStale: false }),
    markSending: assign({ isSending: true }),
    clearSending: assign({ isSending: false }),
    startLeaving: assign(({ event }) =>
      event.type === 'CHECKOUT.START' ? { leaving: { to: event.to, isBlocked: false } } : {},
    ),
    cancelLeaving: assign({ leaving: null }),
    emitProductAdded: emit(({ context: { cart: before, queue } }, { output: cart }: Answered) => ({
      type: 'product.added',
      products: listProductsAddedByCommand(before, cart, queue[0]),
    })),
    emitProductRemoved: emit(({ context: { cart, queue } }) => ({
      type: 'product.removed',
      products: listProductsRemovedByCommand(cart, queue[0]),
    })),
    emitProductClicked: emit(({ context: { cart } }, { id }: { readonly id: string }) => ({
      type: 'product.clicked',
      products: listCartProducts(cart, id),
    })),
    emitCartViewed: emit(({ context: { cart } }) => ({
      type: 'cart.viewed',
      cartId: cart?.cartReference ?? null,
      products: listCartProducts(cart),
      total: cart?.cartTotal ?? null,
    })),
    emitCheckoutStarted: emit(({ context: { cart, leaving } }) => ({
      type: 'checkout.started',
      to: leaving?.to ?? '',
      products: listCartProducts(cart),
      total: cart?.cartTotal ?? null,
    })),
    emitFetchFailed: enqueueActions(({ context: { leaving }, enqueue: run }, { error }: Failed) => {
      if (leaving) run.emit({ type: 'cart.failed', failure: toCartFailure(error) });
    }),
    emitChangeFailed: enqueueActions(({ context: { queue, leaving }, enqueue: run }, { error }: Failed) => {
      if (isDoneAlready(queue[0], error)) return;
      const failure = findCartFailureForToast(queue[0], error, leaving !== null);
      if (failure) run.emit({ type: 'cart.failed', failure });
    }),
    emitCartShow: emit({ type: 'cart.show' }),
    emitPrecartOpen: emit({ type: 'precart.open' }),
    emitCartChanged: emit({ type: 'cart.changed' }),
  },
});

/** What was to go is gone: that needs no words. */
function isDoneAlready(command: CartCommand | undefined, error: unknown): boolean {
  return isCartNotFoundError(error) && (command?.kind === 'delete' || command?.kind === 'convert');
}

function keyOf(item: object): string {
  return JSON.stringify(item);
}
