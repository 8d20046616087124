import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import type { FlowWalkDescription } from '../../_kit/testing/flow-parts.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { cartMachine } from './cart.machine.ts';
import { cartDelays } from './cart.setup.ts';
import type { CartEvent, CartMachineContext } from './cart.types.ts';
import { createTestCart, createTestCartItem } from './testing/test-cart.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const notFound = new ApiError('Gone.', { status: 404, code: 'cart_not_found' });
const refused = new ApiError('No.', { status: 422, errors: { this: [{ code: 'closed', message: 'Closed.' }] } });
const unanswered = new ApiError('Failed to fetch', { status: 408, answered: false });
const cart = createTestCart([createTestCartItem({ id: 'a' })]);
const dearer = createTestCart([createTestCartItem({ id: 'a', total: { amount: '4.00', currency: 'AUD' } })]);
const poorer = createTestCart([createTestCartItem({ id: 'a' })], {
  autoRemovedItems: [
    { id: 'b', productType: 'lottery_ticket', lotteryKey: 'k', name: 'Tin Whistle', reason: 'draw_closed' },
  ],
});
const blocked = createTestCart([createTestCartItem({ id: 'a' })], {
  blockedReasons: { not_in_region: 'Not sold where you live.' },
});

interface Case {
  readonly events: readonly CartEvent[];
  readonly carts?: readonly Cart[];
  readonly errors?: readonly ApiError[];
  /** How many commands may wait. */
  readonly most?: number;
  readonly precartDrawer?: boolean;
}

function contextOf(snapshot: AnyMachineSnapshot): CartMachineContext {
  return snapshot.context;
}

function eventsOf({ events, carts = [cart], errors = [notFound, refused, unanswered], most = 1 }: Case) {
  return (snapshot: AnyMachineSnapshot): EventObject[] => {
    const { recentAdd, queue } = contextOf(snapshot);
    return [
      ...(queue.length < most ? events : []),
      ...(recentAdd ? [{ type: 'RECENT_ADD.EXPIRE' }] : []),
      // A click is settled long before a cart is old.
      ...(recentAdd && snapshot.matches('cart') ? [] : listDelayEvents(snapshot)),
      ...listActorEvents(snapshot, 'fetchCart', { outputs: carts, errors }),
      ...listActorEvents(snapshot, 'createCart', { outputs: [undefined], errors: [refused] }),
      ...listActorEvents(snapshot, 'changeCart', { outputs: carts, errors }),
    ];
  };
}

function named({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

function describeState(snapshot: AnyMachineSnapshot): string {
  const context = contextOf(snapshot);
  const marks = [
    ...(context.cart ? [priceOf(context.cart)] : ['none']),
    ...context.queue.map(({ kind }) => kind),
    ...(context.failure ? ['failed'] : []),
    ...(context.promotionFailure ? ['code refused'] : []),
    ...(context.recentAdd ? ['recent'] : []),
    ...(context.isPrecartDrawerOpen ? ['drawer'] : []),
    ...(context.isStale ? ['stale'] : []),
    ...(context.leaving ? [context.leaving.isBlocked ? 'held' : 'leaving'] : []),
    ...(context.removed.length > 0 ? ['removed'] : []),
    ...(context.repriced.length > 0 ? ['repriced'] : []),
    ...(context.seen.length > 0 ? ['seen'] : []),
  ];
  return `${named(snapshot)}[${marks.join(' ')}]`;
}

function priceOf({ cartItems: [first], blockedReasons }: Cart): string {
  return `${first?.total.amount ?? ''}${Object.keys(blockedReasons).length > 0 ? ' blocked' : ''}`;
}

function showState(snapshot: AnyMachineSnapshot): string {
  const { queue, leaving } = contextOf(snapshot);
  const name = snapshot.value === 'changing' ? `changing ${queue[0]?.kind ?? ''}` : named(snapshot);
  return leaving ? `${name} (leaving)` : name;
}

const values = { queue: (queue: CartMachineContext['queue']) => queue.map(({ kind }) => kind).join(' ') };

function label(event: EventObject): string {
  if ('error' in event && event.error instanceof ApiError) return `${event.type} ${event.error.status}`;
  if (!('output' in event)) return event.type;
  const news = event.output === dearer ? ' dearer' : event.output === poorer ? ' poorer' : '';
  return `${event.type}${event.output === blocked ? ' blocked' : news}`;
}

function options(walked: Case): MachineWalkOptions<typeof cartMachine> {
  const input = { precartDrawer: walked.precartDrawer ?? false };
  return { input, events: eventsOf(walked), describe: describeState, show: showState, values, label };
}

const received: CartEvent = { type: 'CART.RECEIVED', cart };
const update: CartEvent = { type: 'ITEM.UPDATE', id: 'a', change: { numGames: 8 } };
const remove: CartEvent = { type: 'ITEM.DELETE', id: 'a' };
const add: CartEvent = { type: 'ITEM.ADD', item, source: 'play' };
const leave: CartEvent = { type: 'CHECKOUT.START', to: '/cart/buy' };

export const cartWalkCases: FlowWalkDescription<typeof cartMachine>['cases'] = [
  { options: options({ events: [{ type: 'CART.FETCH' }, received, add] }) },
  {
    title: 'Items that are there:',
    options: options({ events: [received, update, remove], errors: [notFound, refused] }),
  },
  {
    title: 'One after the other:',
    options: options({ events: [received, add, update, remove], errors: [], most: 2 }),
  },
  {
    title: 'Several at once, a promotion code, and a cart that did not follow a sign-in:',
    options: options({
      events: [
        received,
        { type: 'ITEMS.BUILD', items: [item], source: 'play' },
        { type: 'PROMOTION.ADD', code: 'WELCOME5' },
        { type: 'CART.CONVERT' },
        { type: 'FAILURE.DISMISS' },
      ],
      errors: [refused],
    }),
  },
  {
    title: 'Changed elsewhere:',
    options: options({ events: [received, { type: 'CART.CHANGED' }, update], errors: [] }),
  },
  {
    title: 'On the way to the checkout:',
    options: options({
      events: [received, update, leave],
      carts: [cart, blocked],
      errors: [notFound, unanswered],
      most: 2,
    }),
  },
  {
    title: 'With news of the cart:',
    options: options({
      events: [received, { type: 'CART.CHANGED' }, leave, { type: 'NOTICE.DISMISS' }],
      carts: [cart, poorer],
      errors: [],
    }),
  },
  {
    title: 'At another price:',
    options: options({ events: [received, { type: 'CART.CHANGED' }, remove], carts: [dearer], errors: [] }),
  },
  {
    title: 'With the precart drawer:',
    options: options({
      events: [received, add, { type: 'PRECART.CLOSE' }, { type: 'CART.VIEWED' }, { type: 'ITEM.CLICK', id: 'a' }],
      errors: [],
      precartDrawer: true,
    }),
  },
];

export const cartWalk = defineFlowWalk({
  id: 'cart',
  machine: cartMachine,
  actors: ['fetchCart', 'createCart', 'changeCart'],
  delays: cartDelays,
  cases: cartWalkCases,
});
