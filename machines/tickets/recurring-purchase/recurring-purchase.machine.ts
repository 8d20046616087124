import { assign, emit, fromPromise, setup } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  KnownPurchase,
  RecurringChange,
  RecurringPurchaseContext,
  RecurringPurchaseEmitted,
  RecurringPurchaseEvent,
} from './recurring-purchase.types.ts';

const types = {} as {
  context: RecurringPurchaseContext;
  events: RecurringPurchaseEvent;
  emitted: RecurringPurchaseEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export interface RecurringUpdate {
  readonly purchase: KnownPurchase;
  readonly change: RecurringChange;
}

type Told = RecurringPurchaseEmitted['type'];

/**
 * An autoplay or a subscription, and what its customer changes of it (specification: States and transitions, "Recurring
 * statuses"). The page tells which one it is; what the shop answers to a change is how it stands from then on.
 */
export const recurringPurchaseMachine = setup({
  types,
  actors: {
    update: fromPromise<RecurringStatus, RecurringUpdate>(() => Promise.reject(new Error('update is not provided'))),
  },
  guards: {
    isActive: ({ context }) => context.purchase?.status === 'recurring_status_active',
    isPaused: ({ context }) => context.purchase?.status === 'recurring_status_paused',
    isTimedPause: ({ context }) => context.purchase?.status === 'recurring_status_timed_pause',
    changesValue: ({ context }) => context.change?.kind !== 'status',
    pauses: ({ context }) => PAUSES.has(statusAsked(context)),
    cancels: ({ context }) => statusAsked(context) === 'recurring_status_cancelled',
    unpausesAutoplay: ({ context }) =>
      context.purchase?.type === 'autoplay' && statusAsked(context) === 'recurring_status_active',
  },
  actions: {
    show: assign(({ context, event }) => ({
      purchase: event.type === 'RECURRING.SHOW' ? event.purchase : context.purchase,
    })),
    begin: assign(({ context, event }) => ({
      change: event.type === 'RECURRING.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    recordStatus: assign(({ context }, { status }: { readonly status: RecurringStatus }) => ({
      purchase: context.purchase && { ...context.purchase, status },
    })),
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    tell: emit(({ context }, { type }: { readonly type: Told }) => ({ type, purchase: known(context) })),
  },
}).createMachine({
  id: 'recurring-purchase',
  context: { purchase: null, change: null, failure: null },
  initial: 'unknown',
  on: { 'RECURRING.SHOW': { target: '.settling', actions: 'show' } },
  states: {
    unknown: { meta: { silent: true } },
    settling: {
      always: [
        { guard: 'isActive', target: 'recurring_status_active' },
        { guard: 'isPaused', target: 'recurring_status_paused' },
        { guard: 'isTimedPause', target: 'recurring_status_timed_pause' },
        { target: 'recurring_status_cancelled' },
      ],
    },
    recurring_status_active: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'begin' } } },
    recurring_status_paused: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'begin' } } },
    recurring_status_timed_pause: { on: { 'RECURRING.CHANGE': { target: 'updating', actions: 'begin' } } },
    recurring_status_cancelled: {},
    updating: {
      // What the page still shows is older than the answer that is waited for.
      on: { 'RECURRING.SHOW': {} },
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context }) => ({ purchase: known(context), change: asked(context) }),
        onDone: [
          {
            guard: 'changesValue',
            target: 'settling',
            actions: [
              { type: 'recordStatus', params: ({ event }) => ({ status: event.output }) },
              { type: 'tell', params: { type: 'recurring.value_changed' } },
            ],
          },
          {
            guard: 'pauses',
            target: 'settling',
            actions: [
              { type: 'recordStatus', params: ({ event }) => ({ status: event.output }) },
              { type: 'tell', params: { type: 'recurring.paused' } },
            ],
          },
          {
            guard: 'cancels',
            target: 'settling',
            actions: [
              { type: 'recordStatus', params: ({ event }) => ({ status: event.output }) },
              { type: 'tell', params: { type: 'recurring.cancelled' } },
            ],
          },
          {
            target: 'settling',
            actions: [
              { type: 'recordStatus', params: ({ event }) => ({ status: event.output }) },
              { type: 'tell', params: { type: 'recurring.updated' } },
            ],
          },
        ],
        onError: [
          {
            guard: 'unpausesAutoplay',
            target: 'settling',
            actions: [
              { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'tell', params: { type: 'recurring.not_unpaused' } },
            ],
          },
          {
            target: 'settling',
            actions: [
              { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
              { type: 'tell', params: { type: 'recurring.not_updated' } },
            ],
          },
        ],
      },
    },
  },
});

const PAUSES: ReadonlySet<RecurringStatus | null> = new Set([
  'recurring_status_paused',
  'recurring_status_timed_pause',
] as const);

function statusAsked({ change }: RecurringPurchaseContext): RecurringStatus | null {
  return change?.kind === 'status' ? change.status : null;
}

function known({ purchase }: RecurringPurchaseContext): KnownPurchase {
  if (!purchase) throw new Error('no recurring purchase is known');
  return purchase;
}

function asked({ change }: RecurringPurchaseContext): RecurringChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}
