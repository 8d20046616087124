import { not } from 'xstate';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { cartSetup } from './cart.setup.ts';
import type { CartCommand, CartInput, CartMachineContext } from './cart.types.ts';

/**
 * The cart (specification: States and transitions, "Cart"). One change is under way at a time, further ones wait; each
 * answer replaces the cart. Quick updates become one after 500 ms without another; adding the same thing again within
 * 1000 ms is the same click. Nobody goes to the checkout with a cart older than 20 s, nor past news of it.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: startContext,
  initial: 'no_cart',
  on: {
    'ITEM.ADD': [
      { guard: 'isRepeatedAdd', actions: 'scheduleRecentAddExpiry' },
      { actions: ['enqueue', 'scheduleRecentAddExpiry'] },
    ],
    'ITEMS.BUILD': { actions: 'enqueue' },
    'ITEM.UPDATE': { guard: 'hasItem', actions: 'enqueue' },
    'ITEM.DELETE': { guard: 'hasItem', actions: 'enqueue' },
    'PROMOTION.ADD': { actions: 'enqueue' },
    'CART.CONVERT': { guard: not('isConverting'), actions: 'enqueue' },
    'CART.CHANGED': { actions: 'markStale' },
    'CART.VIEWED': { actions: 'emitCartViewed' },
    'ITEM.CLICK': { guard: 'hasItem', actions: { type: 'emitProductClicked', params: clickedId } },
    'CHECKOUT.START': { guard: 'hasCart', actions: 'startLeaving' },
    'RECENT_ADD.EXPIRE': { actions: 'clearRecentAdd' },
    'PRECART.CLOSE': { actions: 'closeDrawer' },
    'NOTICE.DISMISS': { actions: 'dismissNotices' },
    'FAILURE.DISMISS': { actions: 'dismissFailure' },
  },
  states: {
    no_cart: {
      entry: 'cancelLeaving',
      always: [
        { guard: 'hasQueuedCommand', target: 'changing' },
        { guard: 'isStale', target: 'fetching' },
      ],
      on: {
        'CART.FETCH': 'fetching',
        'CART.RECEIVED': { target: 'cart', actions: { type: 'replaceCart', params: receivedCart } },
      },
    },
    fetching: {
      entry: 'clearStale',
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: { target: 'next', actions: { type: 'replaceCart', params: getActorOutput } },
        onError: [
          { guard: { type: 'isNotFound', params: getActorError }, target: 'creating', actions: 'clearCart' },
          {
            guard: { type: 'canKeepCart', params: getActorError },
            target: 'cart.expired',
            actions: [
              { type: 'emitFetchFailed', params: getActorError },
              { type: 'recordFailure', params: getActorError },
              'cancelLeaving',
            ],
          },
          { target: 'next', actions: ['clearCart', { type: 'recordFailure', params: getActorError }] },
        ],
      },
    },
    creating: {
      invoke: {
        id: 'createCart',
        src: 'createCart',
        onDone: 'fetching',
        onError: { target: 'next', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
    next: {
      always: [
        { guard: 'hasQueuedCommand', target: 'changing' },
        { guard: 'hasCart', target: 'cart' },
        { target: 'no_cart' },
      ],
    },
    cart: {
      initial: 'valid',
      always: [
        { guard: 'hasUrgentCommand', target: 'changing' },
        { guard: 'hasQueuedCommand', target: 'debouncing' },
        { guard: 'isStale', target: 'fetching' },
      ],
      on: {
        'CART.RECEIVED': { target: '.valid', reenter: true, actions: { type: 'replaceCart', params: receivedCart } },
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
        { guard: 'canCheckOut', target: 'cart', actions: ['emitCheckoutStarted', 'cancelLeaving'] },
        { target: 'cart', actions: 'cancelLeaving' },
      ],
    },
    debouncing: {
      always: [
        { guard: 'hasUrgentCommand', target: 'changing' },
        { guard: 'isLeaving', target: 'changing' },
      ],
      after: { debounce: 'changing' },
      on: {
        'ITEM.UPDATE': { guard: 'hasItem', target: 'debouncing', reenter: true, actions: 'enqueue' },
      },
    },
    changing: {
      entry: 'markSending',
      exit: 'clearSending',
      invoke: {
        id: 'changeCart',
        src: 'changeCart',
        input: changeCartInput,
        onDone: [
          {
            guard: 'wasAddWithDrawer',
            target: 'next',
            actions: [
              { type: 'emitProductAdded', params: getActorOutput },
              { type: 'replaceCart', params: getActorOutput },
              'dequeue',
              'openDrawer',
              'emitPrecartOpen',
              'emitCartChanged',
            ],
          },
          {
            guard: 'wasAdd',
            target: 'next',
            actions: [
              { type: 'emitProductAdded', params: getActorOutput },
              { type: 'replaceCart', params: getActorOutput },
              'dequeue',
              'emitCartShow',
              'emitCartChanged',
            ],
          },
          {
            guard: 'wasDelete',
            target: 'next',
            actions: [
              'emitProductRemoved',
              { type: 'replaceCart', params: getActorOutput },
              'dequeue',
              'emitCartChanged',
            ],
          },
          { target: 'next', actions: [{ type: 'replaceCart', params: getActorOutput }, 'dequeue', 'emitCartChanged'] },
        ],
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: getActorError },
            target: 'fetching',
            actions: [
              { type: 'emitChangeFailed', params: getActorError },
              { type: 'recordRefusal', params: getActorError },
              'dequeue',
              'clearRecentAdd',
            ],
          },
          {
            guard: { type: 'isChangeTargetNotFound', params: getActorError },
            target: 'fetching',
            actions: [
              { type: 'emitChangeFailed', params: getActorError },
              { type: 'recordRefusal', params: getActorError },
              'dequeue',
            ],
          },
          {
            target: 'next',
            actions: [
              { type: 'emitChangeFailed', params: getActorError },
              { type: 'recordRefusal', params: getActorError },
              'dequeue',
              'clearRecentAdd',
            ],
          },
        ],
      },
    },
  },
});

function startContext({ input }: { readonly input: CartInput }): CartMachineContext {
  return {
    cart: null,
    queue: [],
    isSending: false,
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
  };
}

function clickedId({ event: { id } }: { readonly event: { readonly id: string } }) {
  return { id };
}

function receivedCart({ event: { cart } }: { readonly event: { readonly cart: Cart } }) {
  return { output: cart };
}

function changeCartInput({ context: { queue } }: { readonly context: Pick<CartMachineContext, 'queue'> }): CartCommand {
  const [first] = queue;
  if (!first) throw new Error('the cart changes without a command');
  return first;
}
