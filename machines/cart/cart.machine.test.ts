import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, type EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { actorEvents, delayEvents, edgesOf, type WalkOptions } from '../testing/edges.ts';
import { mutantsOf } from '../testing/mutants.ts';
import { walkPaths } from '../testing/walk.ts';
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

function walk(precartDrawer: boolean): WalkOptions<typeof cartMachine> {
  return { input: { precartDrawer }, events, describe: describeState, show: showState, changes, label };
}

type Machine = typeof cartMachine;

const onPage = (machine: Machine) => edgesOf(machine, walk(false)).join('\n');
const withDrawer = (machine: Machine) =>
  edgesOf(machine, walk(true))
    .filter((edge) => edge.includes('xstate.done.actor.changeCart') || edge.includes('PRECART'))
    .join('\n');

test('the chart is as agreed', async () => {
  const chart = `${onPage(cartMachine)}\n\nWith the precart drawer:\n${withDrawer(cartMachine)}\n`;
  await expect(chart).toMatchFileSnapshot('./cart.edges.txt');
});

test('no transition can go without the chart changing', { timeout: 60_000 }, () => {
  const [page, drawer] = [onPage(cartMachine), withDrawer(cartMachine)];
  const survivors = mutantsOf(cartMachine).filter(
    ({ machine }) => onPage(machine) === page && withDrawer(machine) === drawer,
  );
  expect(survivors.map(({ name }) => name)).toEqual([]);
});

test.each([true, false])('a running actor reaches every state, with the precart drawer %s', async (precartDrawer) => {
  const walked = await walkPaths(
    cartMachine,
    walk(precartDrawer),
    ['fetchCart', 'createCart', 'changeCart'],
    cartDelays,
  );
  expect(walked.length).toBeGreaterThan(20);
  expect(walked.filter(({ expected, reached }) => JSON.stringify(expected) !== JSON.stringify(reached))).toEqual([]);
});
