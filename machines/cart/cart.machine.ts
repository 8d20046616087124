import { assign, cancel, emit, enqueueActions, fromPromise, not, raise, setup } from 'xstate';
import { isVoucher } from '#commerce/cart-count.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { cartFailure, isNotFound } from './cart.failure.ts';
import { enqueue, itemsNotIn } from './cart.queue.ts';
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
 * 1000 ms is the same click.
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
    isRepeatedAdd: ({ context, event }) => event.type === 'ITEM.ADD' && context.recentAdd === keyOf(event.item),
    isNotFound: (_, { error }: Failed) => isNotFound(error),
    wasAddWithDrawer: ({ context }) => context.precartDrawer && isAdding(context.queue[0]),
    wasAdd: ({ context }) => isAdding(context.queue[0]),
    wasDelete: ({ context }) => context.queue[0]?.kind === 'delete',
    concernedItem: ({ context }, { error }: Failed) => isNotFound(error) && !isAdding(context.queue[0]),
  },
  actions: {
    replaceCart: assign((_, cart: Cart) => ({ cart })),
    // What waits to change items of a cart that is gone has nothing left to change.
    dropCart: assign(({ context }) => ({ cart: null, queue: context.queue.filter(isAdding) })),
    enqueue: assign(({ context, event }, underWay: boolean) => {
      const command = commandOf(event);
      if (!command) return {};
      const recentAdd = command.kind === 'add' ? keyOf(command.item) : context.recentAdd;
      return { queue: enqueue(context.queue, command, underWay), recentAdd, failure: null };
    }),
    dequeue: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    recordFailure: assign((_, { error }: Failed) => ({ failure: cartFailure(error) })),
    dismissFailure: assign({ failure: null }),
    settleAdds: enqueueActions(({ enqueue: run }) => {
      run(cancel('settle'));
      run(raise({ type: 'ADD.SETTLE' }, { id: 'settle', delay: 'debounceAdd' }));
    }),
    forgetAdd: assign({ recentAdd: null }),
    openDrawer: assign({ isPrecartDrawerOpen: true }),
    closeDrawer: assign({ isPrecartDrawerOpen: false }),
    tellAdded: emit(({ context }, cart: Cart) => ({
      type: 'product.added',
      items: itemsNotIn(context.cart?.cartItems ?? [], cart.cartItems).filter(
        ({ productType }) => !isVoucher(productType),
      ),
    })),
    tellRemoved: emit(({ context }, cart: Cart) => ({
      type: 'product.removed',
      items: itemsNotIn(cart.cartItems, context.cart?.cartItems ?? []),
    })),
    showCart: emit({ type: 'cart.show' }),
    tellChanged: emit({ type: 'cart.changed' }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: null,
    queue: [],
    failure: null,
    recentAdd: null,
    precartDrawer: input.precartDrawer,
    isPrecartDrawerOpen: false,
  }),
  initial: 'no_cart',
  on: {
    'ITEM.ADD': { guard: 'isRepeatedAdd', actions: 'settleAdds' },
    'ADD.SETTLE': { actions: 'forgetAdd' },
    'PRECART.CLOSE': { actions: 'closeDrawer' },
    'FAILURE.DISMISS': { actions: 'dismissFailure' },
  },
  states: {
    no_cart: {
      on: {
        'CART.FETCH': 'fetching',
        'CART.CHANGED': 'fetching',
        'CART.RECEIVED': {
          target: 'cart',
          actions: { type: 'replaceCart', params: ({ event }) => event.cart },
        },
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          target: 'changing',
          actions: [{ type: 'enqueue', params: false }, 'settleAdds'],
        },
        'ITEMS.BUILD': { target: 'changing', actions: { type: 'enqueue', params: false } },
      },
    },
    fetching: {
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
            target: 'next',
            actions: ['dropCart', { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
      on: {
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          actions: [{ type: 'enqueue', params: false }, 'settleAdds'],
        },
        'ITEMS.BUILD': { actions: { type: 'enqueue', params: false } },
        'ITEM.UPDATE': { actions: { type: 'enqueue', params: false } },
        'ITEM.DELETE': { actions: { type: 'enqueue', params: false } },
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
      on: {
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          actions: [{ type: 'enqueue', params: false }, 'settleAdds'],
        },
        'ITEMS.BUILD': { actions: { type: 'enqueue', params: false } },
      },
    },
    next: {
      always: [{ guard: 'hasQueued', target: 'changing' }, { guard: 'hasCart', target: 'cart' }, { target: 'no_cart' }],
    },
    cart: {
      initial: 'valid',
      on: {
        'CART.CHANGED': 'fetching',
        'CART.RECEIVED': {
          target: '.valid',
          reenter: true,
          actions: { type: 'replaceCart', params: ({ event }) => event.cart },
        },
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          target: 'changing',
          actions: [{ type: 'enqueue', params: false }, 'settleAdds'],
        },
        'ITEMS.BUILD': { target: 'changing', actions: { type: 'enqueue', params: false } },
        'ITEM.UPDATE': { target: 'debouncing', actions: { type: 'enqueue', params: false } },
        'ITEM.DELETE': { target: 'changing', actions: { type: 'enqueue', params: false } },
      },
      states: {
        valid: { after: { cartValid: 'expired' } },
        expired: { on: { 'CART.FETCH': '#cart.fetching' } },
      },
    },
    debouncing: {
      after: { debounce: 'changing' },
      on: {
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          target: 'changing',
          actions: [{ type: 'enqueue', params: false }, 'settleAdds'],
        },
        'ITEMS.BUILD': { target: 'changing', actions: { type: 'enqueue', params: false } },
        'ITEM.UPDATE': { target: 'debouncing', reenter: true, actions: { type: 'enqueue', params: false } },
        'ITEM.DELETE': { target: 'changing', actions: { type: 'enqueue', params: false } },
      },
    },
    changing: {
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
              { type: 'tellRemoved', params: ({ event }) => event.output },
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
            guard: { type: 'concernedItem', params: ({ event }) => ({ error: event.error }) },
            target: 'fetching',
            actions: [{ type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }, 'dequeue'],
          },
          {
            target: 'next',
            actions: [
              { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
              'dequeue',
              'forgetAdd',
            ],
          },
        ],
      },
      on: {
        'ITEM.ADD': {
          guard: not('isRepeatedAdd'),
          actions: [{ type: 'enqueue', params: true }, 'settleAdds'],
        },
        'ITEMS.BUILD': { actions: { type: 'enqueue', params: true } },
        'ITEM.UPDATE': { actions: { type: 'enqueue', params: true } },
        'ITEM.DELETE': { actions: { type: 'enqueue', params: true } },
      },
    },
  },
});

function commandOf(event: CartEvent): CartCommand | null {
  switch (event.type) {
    case 'ITEM.ADD':
      return { kind: 'add', item: event.item };
    case 'ITEMS.BUILD':
      return { kind: 'build', items: event.items };
    case 'ITEM.UPDATE':
      return { kind: 'update', id: event.id, change: event.change };
    case 'ITEM.DELETE':
      return { kind: 'delete', id: event.id };
    default:
      return null;
  }
}

function isAdding(command: CartCommand | undefined): boolean {
  return command?.kind === 'add' || command?.kind === 'build';
}

function firstOf(queue: readonly CartCommand[]): CartCommand {
  const [first] = queue;
  if (!first) throw new Error('the cart changes without a command');
  return first;
}

function keyOf(item: object): string {
  return JSON.stringify(item);
}
