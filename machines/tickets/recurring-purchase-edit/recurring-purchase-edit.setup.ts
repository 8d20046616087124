import { assign, emit, fromPromise, setup } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  EditedRecurringPurchase,
  RecurringPurchaseEditChange,
  RecurringPurchaseEditEmitted,
  RecurringPurchaseEditEvent,
  RecurringPurchaseEditMachineContext,
} from './recurring-purchase-edit.types.ts';

const types = {} as {
  context: RecurringPurchaseEditMachineContext;
  events: RecurringPurchaseEditEvent;
  emitted: RecurringPurchaseEditEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export interface RecurringPurchaseUpdateInput {
  readonly purchase: EditedRecurringPurchase;
  readonly change: RecurringPurchaseEditChange;
}

type EmittedType = RecurringPurchaseEditEmitted['type'];

export const recurringPurchaseEditSetup = setup({
  types,
  actors: {
    updatePurchase: fromPromise<RecurringStatus, RecurringPurchaseUpdateInput>(() =>
      Promise.reject(new Error('updatePurchase is not provided')),
    ),
  },
  guards: {
    isActive: ({ context }) => context.purchase?.status === 'recurring_status_active',
    isPaused: ({ context }) => context.purchase?.status === 'recurring_status_paused',
    isTimedPause: ({ context }) => context.purchase?.status === 'recurring_status_timed_pause',
    isSettingChange: ({ context }) => context.change?.kind !== 'status',
    isPauseRequest: ({ context }) => PAUSES.has(getRequestedStatus(context)),
    isCancelRequest: ({ context }) => getRequestedStatus(context) === 'recurring_status_cancelled',
    isAutoplayUnpauseRequest: ({ context }) =>
      context.purchase?.type === 'autoplay' && getRequestedStatus(context) === 'recurring_status_active',
  },
  actions: {
    setPurchase: assign(({ context, event }) => ({
      purchase: event.type === 'RECURRING_PURCHASE.RECEIVED' ? event.purchase : context.purchase,
    })),
    setChange: assign(({ context, event }) => ({
      change: event.type === 'RECURRING.CHANGE' ? event.change : context.change,
      failure: null,
    })),
    setStatus: assign(({ context }, { output: status }: { readonly output: RecurringStatus }) => ({
      purchase: context.purchase && { ...context.purchase, status },
    })),
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    emitOutcome: emit(({ context }, { type }: { readonly type: EmittedType }) => ({
      type,
      purchase: getKnownPurchase(context),
    })),
  },
});

const PAUSES: ReadonlySet<RecurringStatus | null> = new Set([
  'recurring_status_paused',
  'recurring_status_timed_pause',
] as const);

function getRequestedStatus({ change }: RecurringPurchaseEditMachineContext): RecurringStatus | null {
  return change?.kind === 'status' ? change.status : null;
}

export function getKnownPurchase({ purchase }: RecurringPurchaseEditMachineContext): EditedRecurringPurchase {
  if (!purchase) throw new Error('no recurring purchase is known');
  return purchase;
}
