import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { actorEvents, delayEvents, type WalkOptions } from '../testing/edges.ts';
import { flowWalk } from '../testing/flow-walk.ts';
import { cartDelays, cartMachine } from './cart.machine.ts';
import { cartOf, itemOf } from './testing/cart-of.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const notFound = new ApiError('Gone.', { status: 404, code: 'cart_not_found' });
const refused = new ApiError('No.', { status: 422, errors: { this: [{ code: 'closed', message: 'Closed.' }] } });
const cart = cartOf([itemOf({ id: 'a' })]);

const own: EventObject[] = [
  { type: 'CART.FETCH' },
  { type: 'CART.CHANGED' },
  { type: 'CART.RECEIVED', cart } as EventObject,
  { type: 'ITEM.ADD', item } as EventObject,
  { type: 'ITEMS.BUILD', items: [item] } as EventObject,
  { type: 'ITEM.UPDATE', id: 'a', change: { numGames: 8 } } as EventObject,
  { type: 'ITEM.DELETE', id: 'a' } as EventObject,
  { type: 'PRECART.CLOSE' },
  { type: 'FAILURE.DISMISS' },
];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const { recentAdd, queue } = snapshot.context;
  const mayGrow = queue.length < (snapshot.matches('changing') || snapshot.matches('debouncing') ? 2 : 1);
  return [
    ...(mayGrow ? own : []),
    ...(recentAdd ? [{ type: 'ADD.SETTLE' }] : []),
    // A click is settled long before a cart is old.
    ...(recentAdd && snapshot.matches('cart') ? [] : delayEvents(snapshot)),
    ...actorEvents(snapshot, 'fetchCart', { outputs: [cart], errors: [notFound, refused] }),
    ...actorEvents(snapshot, 'createCart', { outputs: [undefined], errors: [refused] }),
    ...actorEvents(snapshot, 'changeCart', { outputs: [cart], errors: [notFound, refused] }),
  ];
}

function named({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

function describeState(snapshot: AnyMachineSnapshot): string {
  const { cart: known, queue, failure, recentAdd, isPrecartDrawerOpen } = snapshot.context;
  const marks = [
    ...(known ? [] : ['none']),
    ...queue.map(({ kind }: { kind: string }) => kind),
    ...(failure ? ['failed'] : []),
    ...(recentAdd ? ['recent'] : []),
    ...(isPrecartDrawerOpen ? ['drawer'] : []),
  ];
  return `${named(snapshot)}[${marks.join(' ')}]`;
}

function showState(snapshot: AnyMachineSnapshot): string {
  const [first] = snapshot.context.queue;
  return snapshot.value === 'changing' ? `changing ${first.kind}` : named(snapshot);
}

function changes(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const [from, to] = [before.context, after.context];
  return [
    ...(to.queue.length > from.queue.length ? ['queued'] : []),
    ...(to.failure && !from.failure ? ['failed'] : []),
    ...(to.isPrecartDrawerOpen && !from.isPrecartDrawerOpen ? ['drawer'] : []),
  ];
}

function label(event: EventObject): string {
  return 'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type;
}

function options(precartDrawer: boolean): WalkOptions<typeof cartMachine> {
  return { input: { precartDrawer }, events, describe: describeState, show: showState, changes, label };
}

export const walk = flowWalk({
  id: 'cart',
  machine: cartMachine,
  actors: ['fetchCart', 'createCart', 'changeCart'],
  delays: cartDelays,
  cases: [
    { options: options(false) },
    {
      title: 'With the precart drawer:',
      options: options(true),
      keeps: (edge) => edge.includes('xstate.done.actor.changeCart') || edge.includes('PRECART'),
    },
  ],
});
