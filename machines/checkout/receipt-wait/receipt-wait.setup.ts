import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ReceiptWaitEmitted, ReceiptWaitEvent, ReceiptWaitMachineContext } from './receipt-wait.types.ts';

/** In milliseconds. */
export const receiptWaitDelays = { pollInterval: 3_000 };

/** Polls before the customer is informed of a delay: three minutes. */
const PATIENCE = 60;

const types = {} as {
  context: ReceiptWaitMachineContext;
  events: ReceiptWaitEvent;
  emitted: ReceiptWaitEmitted;
  input: ReceiptWaitMachineContext;
};

interface Failed {
  readonly error: unknown;
}

export const receiptWaitSetup = setup({
  types,
  delays: receiptWaitDelays,
  actors: { fetchReceipt: fromPromise<void>(() => Promise.reject(new Error('fetchReceipt is not provided'))) },
  guards: {
    hasPaymentFailed: (_, { error }: Failed) => error instanceof ApiError && error.answered && error.status === 404,
    canPollAgain: ({ context }) => context.outcomeQueries < PATIENCE,
  },
  actions: {
    incrementOutcomeQueries: assign(({ context }) => ({ outcomeQueries: context.outcomeQueries + 1 })),
    resetOutcomeQueries: assign({ outcomeQueries: 0 }),
    emitKnown: emit({ type: 'receipt-wait.known' }),
  },
});
