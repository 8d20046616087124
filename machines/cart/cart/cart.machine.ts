import { assign, cancel, emit, enqueueActions, fromPromise, not, raise, setup } from 'xstate';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { addedProducts, productsOf, removedProducts } from './cart.analytics.ts';
import { cartFailure, isCartOutcomeUnknown, isNotFound, promotionFailure, toastMessage } from './cart.failure.ts';
import { commandOf, enqueue, isAdding, isExistingItemCommand } from './cart.queue.ts';
import { canCheckOut, reconcileCart } from './cart.reconcile.ts';
import type { CartCommand, CartContext, CartEmitted, CartEvent, CartInput } from './cart.types.ts';

interface Failed {
  readonly error: unknown;
}

/** In milliseconds (specification: Business constants and limits, "Cache and timing" and "Debounce"). */
export const cartDelays = { cartValid: 20_000, debounce: 500, debounceAdd: 1_000 };

const types = {} as { context: CartContext; events: CartEvent; emitted: CartEmitted; input: CartInput };

/**
 * The cart (specification: States and transitions, "Cart"). One change is under way at a time, further ones wait; each
 * answer replaces the cart. Quick updates become one after 500 ms without another; adding the same thing again within
 * 1000 ms is the same click. Nobody goes to the checkout with a cart older than 20 s, nor past news of it.
 */
export const cartMachine = setup({
  types,
  delays: cartDelays,
  actors: {
    fetchCart: fromPromise<Cart>(() => Promise.reject(new Error('fetchCart is not provided'))),
    createCart: fromPromise<void>(() => Promise.reject(new Error('createCart is not provided'))),
    changeCart: fromPromise<Cart, CartCommand>(() => Promise.reject(new Error('changeCart is not provided'))),
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    hasQueued: ({ context }) => context.queue.length > 0,
    hasUrgent: ({ context }) => context.queue.some(({ kind }) => kind !== 'update'),
    hasItem: ({ context, event }) =>
      'id' in event && (context.cart?.cartItems.some(({ id }) => id === event.id) ?? false),
    isStale: ({ context }) => context.isStale,
    isLeaving: ({ context }) => context.leaving !== null,
    isConverting: ({ context }) => context.queue.some(({ kind }) => kind === 'convert'),
    isRepeatedAdd: ({ context, event }) => event.type === 'ITEM.ADD' && context.recentAdd === keyOf(event.item),
    canCheckOut: ({ context }) => canCheckOut(context),
    isNotFound: (_, { error }: Failed) => isNotFound(error),
    isUnanswered: (_, { error }: Failed) => isCartOutcomeUnknown(error),
    keepsCart: ({ context }, { error }: Failed) => context.cart !== null && isCartOutcomeUnknown(error),
    wasAddWithDrawer: ({ context }) => context.precartDrawer && isAdding(context.queue[0]),
    wasAdd: ({ context }) => isAdding(context.queue[0]),
    wasDelete: ({ context }) => context.queue[0]?.kind === 'delete',
    isGone: ({ context }, { error }: Failed) => isNotFound(error) && isExistingItemCommand(context.queue[0]),
  },
  actions: {
    replaceCart: assign(({ context }, cart: Cart) => reconcileCart(context, cart)),
    // What waits to change items of a cart that is gone has nothing left to change.
    dropCart: assign(({ context }) => ({ cart: null, queue: context.queue.filter(isAdding) })),
    enqueue: assign(({ context, event }) => {
      const command = commandOf(event);
      if (!command) return {};
      const recentAdd = command.kind === 'add' ? keyOf(command.item) : context.recentAdd;
      const queue = enqueue(context.queue, command, context.isUnderWay);
      return { queue, recentAdd, failure: null, promotionFailure: null };
    }),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    recordFailure: assign(({ context }, { error }: Failed) => ({
      failure: cartFailure(error),
      leaving: context.leaving && { ...context.leaving, isHeld: true },
    })),
    recordRefusal: assign(({ context: { queue, leaving } }, { error }: Failed) => {
      const [command] = queue;
      if (isDoneAlready(command, error)) return {};
      if (command?.kind === 'promote') return { promotionFailure: promotionFailure(error) };
      return { failure: cartFailure(error), leaving: leaving && { ...leaving, isHeld: true } };
    }),
    dismissFailure: assign({ failure: null, promotionFailure: null }),
    dismissNotices: assign(({ context }) => ({
      removed: [],
      repriced: [],
      seen: [...context.seen, ...context.removed.map(({ id }) => id)],
    })),
    settleAdds: enqueueActions(({ enqueue: run }) => {
      run(cancel('settle'));
      run(raise({ type: 'ADD.SETTLE' }, { id: 'settle', delay: 'debounceAdd' }));
    }),
    forgetAdd: assign({ recentAdd: null }),
    openDrawer: assign({ isPrecartDrawerOpen: true }),
    closeDrawer: assign({ isPrecartDrawerOpen: false }),
    growOld: assign({ isStale: true }),
    getFresh: assign({ isStale: false }),
    begin: assign({ isUnderWay: true }),
    end: assign({ isUnderWay: false }),
    leave: assign((_, to: string) => ({ leaving: { to, isHeld: false } })),
    stay: assign({ leaving: null }),
    tellAdded: emit(({ context: { cart: before, queue } }, cart: Cart) => ({
      type: 'product.added',
      products: addedProducts(before, cart, queue[0]),
    })),
    tellRemoved: emit(({ context: { cart, queue } }) => ({
      type: 'product.removed',
      products: removedProducts(cart, queue[0]),
    })),
    tellClicked: emit(({ context: { cart } }, id: string) => ({
      type: 'product.clicked',
      products: productsOf(cart, id),
    })),
    tellViewed: emit(({ context: { cart } }) => ({
      type: 'cart.viewed',
      cartId: cart?.cartReference ?? null,
      products: productsOf(cart),
      total: cart?.cartTotal ?? null,
    })),
    tellCheckout: emit(({ context: { cart, leaving } }) => ({
      type: 'checkout.started',
      to: leaving?.to ?? '',
      products: productsOf(cart),
      total: cart?.cartTotal ?? null,
    })),
    tellFailed: enqueueActions(({ context: { leaving }, enqueue: run }, { error }: Failed) => {
      if (leaving) run.emit({ type: 'cart.failed', message: cartFailure(error).message });
    }),
    showRefusal: enqueueActions(({ context: { queue, leaving }, enqueue: run }, { error }: Failed) => {
      if (isDoneAlready(queue[0], error)) return;
      const message = toastMessage(queue[0], error, leaving !== null);
      if (message !== null) run.emit({ type: 'cart.failed', message });
    }),
    showCart: emit({ type: 'cart.show' }),
    showDrawer: emit({ type: 'precart.open' }),
    tellChanged: emit({ type: 'cart.changed' }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: null,
    queue: [],
    isUnderWay: false,
    isStale: false,
    failure: null,
    promotionFailure: null,
    recentAdd: null,
    removed: [],
    repriced: [],
    seen: [],
    leaving: null,
    precartDrawer: input.precartDrawer,
    isPrecartDrawerOpen: false,
  }),
  initial: 'no_cart',
  on: {
    'ITEM.ADD': [{ guard: 'isRepeatedAdd', actions: 'settleAdds' }, { actions: ['enqueue', 'settleAdds'] }],
    'ITEMS.BUILD': { actions: 'enqueue' },
    'ITEM.UPDATE': { guard: 'hasItem', actions: 'enqueue' },
    'ITEM.DELETE': { guard: 'hasItem', actions: 'enqueue' },
    'PROMOTION.ADD': { actions: 'enqueue' },
    'CART.CONVERT': { guard: not('isConverting'), actions: 'enqueue' },
    'CART.CHANGED': { actions: 'growOld' },
    'CART.VIEWED': { actions: 'tellViewed' },
    'ITEM.CLICK': { guard: 'hasItem', actions: { type: 'tellClicked', params: ({ event }) => event.id } },
    'CHECKOUT.START': { guard: 'hasCart', actions: { type: 'leave', params: ({ event }) => event.to } },
    'ADD.SETTLE': { actions: 'forgetAdd' },
    'PRECART.CLOSE': { actions: 'closeDrawer' },
    'NOTICE.DISMISS': { actions: 'dismissNotices' },
    'FAILURE.DISMISS': { actions: 'dismissFailure' },
  },
  states: {
    no_cart: {
      entry: 'stay',
      always: [
        { guard: 'hasQueued', target: 'changing' },
        { guard: 'isStale', target: 'fetching' },
      ],
      on: {
        'CART.FETCH': 'fetching',
        'CART.RECEIVED': {
          target: 'cart',
          actions: { type: 'replaceCart', params: ({ event }) => event.cart },
        },
      },
    },
    fetching: {
      entry: 'getFresh',
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: { target: 'next', actions: { type: 'replaceCart', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'creating',
            actions: 'dropCart',
          },
          {
            guard: { type: 'keepsCart', params: ({ event }) => ({ error: event.error }) },
            target: 'cart.expired',
            actions: [
              { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
              { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
              'stay',
            ],
          },
          {
            target: 'next',
            actions: ['dropCart', { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    creating: {
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: 'fetching',
        onError: {
          target: 'next',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    next: {
      always: [{ guard: 'hasQueued', target: 'changing' }, { guard: 'hasCart', target: 'cart' }, { target: 'no_cart' }],
    },
    cart: {
      initial: 'valid',
      always: [
        { guard: 'hasUrgent', target: 'changing' },
        { guard: 'hasQueued', target: 'debouncing' },
        { guard: 'isStale', target: 'fetching' },
      ],
      on: {
        'CART.RECEIVED': {
          target: '.valid',
          reenter: true,
          actions: { type: 'replaceCart', params: ({ event }) => event.cart },
        },
      },
      states: {
        valid: {
          always: { guard: 'isLeaving', target: '#cart.leaving' },
          after: { cartValid: 'expired' },
        },
        expired: {
          always: { guard: 'isLeaving', target: '#cart.fetching' },
          on: { 'CART.FETCH': '#cart.fetching' },
        },
      },
    },
    leaving: {
      always: [
        { guard: 'canCheckOut', target: 'cart', actions: ['tellCheckout', 'stay'] },
        { target: 'cart', actions: 'stay' },
      ],
    },
    debouncing: {
      always: [
        { guard: 'hasUrgent', target: 'changing' },
        { guard: 'isLeaving', target: 'changing' },
      ],
      after: { debounce: 'changing' },
      on: {
        'ITEM.UPDATE': { guard: 'hasItem', target: 'debouncing', reenter: true, actions: 'enqueue' },
      },
    },
    changing: {
      entry: 'begin',
      exit: 'end',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: ({ context }) => firstOf(context.queue),
        onDone: [
          {
            guard: 'wasAddWithDrawer',
            target: 'next',
            actions: [
              { type: 'tellAdded', params: ({ event }) => event.output },
              { type: 'replaceCart', params: ({ event }) => event.output },
              'dequeue',
              'openDrawer',
              'showDrawer',
              'tellChanged',
            ],
          },
          {
            guard: 'wasAdd',
            target: 'next',
            actions: [
              { type: 'tellAdded', params: ({ event }) => event.output },
              { type: 'replaceCart', params: ({ event }) => event.output },
              'dequeue',
              'showCart',
              'tellChanged',
            ],
          },
          {
            guard: 'wasDelete',
            target: 'next',
            actions: [
              'tellRemoved',
              { type: 'replaceCart', params: ({ event }) => event.output },
              'dequeue',
              'tellChanged',
            ],
          },
          {
            target: 'next',
            actions: [{ type: 'replaceCart', params: ({ event }) => event.output }, 'dequeue', 'tellChanged'],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            target: 'fetching',
            actions: [
              { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'recordRefusal', params: ({ event }) => ({ error: event.error }) },
              'dequeue',
              'forgetAdd',
            ],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'fetching',
            actions: [
              { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'recordRefusal', params: ({ event }) => ({ error: event.error }) },
              'dequeue',
            ],
          },
          {
            target: 'next',
            actions: [
              { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
              { type: 'recordRefusal', params: ({ event }) => ({ error: event.error }) },
              'dequeue',
              'forgetAdd',
            ],
          },
        ],
      },
    },
  },
});

/** What was to go is gone: that needs no words. */
function isDoneAlready(command: CartCommand | undefined, error: unknown): boolean {
  return isNotFound(error) && (command?.kind === 'delete' || command?.kind === 'convert');
}

function firstOf(queue: readonly CartCommand[]): CartCommand {
  const [first] = queue;
  if (!first) throw new Error('the cart changes without a command');
  return first;
}

function keyOf(item: object): string {
  return JSON.stringify(item);
}
