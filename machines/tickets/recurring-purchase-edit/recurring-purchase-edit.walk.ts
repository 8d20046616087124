import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { recurringPurchaseEditMachine } from './recurring-purchase-edit.machine.ts';

const errors = [createRefusalApiError(422, 'cancelled', 'This has been cancelled.'), new Error('offline')];

const STATUSES = [
  'recurring_status_active',
  'recurring_status_paused',
  'recurring_status_timed_pause',
  'recurring_status_cancelled',
] as const;

function events(type: 'autoplay' | 'subscription') {
  return (snapshot: AnyMachineSnapshot): EventObject[] => [
    ...STATUSES.map(
      (status) => ({ type: 'RECURRING_PURCHASE.RECEIVED', purchase: { id: 'a-1', type, status } }) as EventObject,
    ),
    ...STATUSES.map(
      (status) => ({ type: 'RECURRING.CHANGE', change: { kind: 'status', status, pausedUntil: null } }) as EventObject,
    ),
    { type: 'RECURRING.CHANGE', change: { kind: 'quickpick', quickpick: true } } as EventObject,
    ...listActorEvents(snapshot, 'updatePurchase', { outputs: STATUSES, errors }),
  ];
}

function describe({ value, context }: AnyMachineSnapshot): string {
  const { change, failure, purchase } = context;
  const requestedChange = value === 'updating' ? ` ${change?.status ?? change?.kind} of ${purchase?.status}` : '';
  return `${String(value)}${requestedChange}${failure === null ? '' : ` [${failure}]`}`;
}

function label(event: EventObject): string {
  if ('purchase' in event) return `${event.type} ${String(Reflect.get(Object(event.purchase), 'status'))}`;
  if ('change' in event) {
    const change = Object(event.change);
    return `${event.type} ${String(Reflect.get(change, 'status') ?? Reflect.get(change, 'kind'))}`;
  }
  if ('error' in event) return `${event.type} ${event.error instanceof ApiError ? event.error.status : 'offline'}`;
  return 'output' in event ? `${event.type} ${String(event.output)}` : event.type;
}

export const recurringPurchaseEditWalk = defineFlowWalk({
  id: 'recurring-purchase-edit',
  machine: recurringPurchaseEditMachine,
  actors: ['updatePurchase'],
  delays: {},
  cases: [
    { options: { input: undefined, events: events('autoplay'), describe, label } },
    {
      title: 'A subscription',
      shouldInclude: (edge) => edge.includes('not_'),
      options: { input: undefined, events: events('subscription'), describe, label },
    },
  ],
});
