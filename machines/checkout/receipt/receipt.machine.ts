import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { ReceiptContext, ReceiptEmitted, ReceiptEvent } from './receipt.types.ts';

/** In milliseconds. */
export const receiptDelays = { poll: 3_000 };

/** How often a receipt is asked for before the customer is told that it takes longer: for three minutes. */
const PATIENCE = 60;

const types = {} as { context: ReceiptContext; events: ReceiptEvent; emitted: ReceiptEmitted; input: ReceiptContext };

interface Failed {
  readonly error: unknown;
}

/** A receipt whose payment is under way: it is asked for until the shop knows what came of it. */
export const receiptMachine = setup({
  types,
  delays: receiptDelays,
  actors: { askReceipt: fromPromise<void>(() => Promise.reject(new Error('askReceipt is not provided'))) },
  guards: {
    isFailure: (_, { error }: Failed) => error instanceof ApiError && error.answered && error.status === 404,
    isPatient: ({ context }) => context.asked < PATIENCE,
  },
  actions: {
    count: assign(({ context }) => ({ asked: context.asked + 1 })),
    begin: assign({ asked: 0 }),
    tellKnown: emit({ type: 'receipt.known' }),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => input,
  initial: 'processing',
  states: {
    processing: { after: { poll: 'asking' } },
    asking: {
      entry: 'count',
      invoke: {
        id: 'askReceipt',
        src: 'askReceipt',
        onDone: 'known',
        onError: [
          { guard: { type: 'isFailure', params: ({ event: { error } }) => ({ error }) }, target: 'known' },
          { guard: 'isPatient', target: 'processing' },
          { target: 'still_processing' },
        ],
      },
    },
    still_processing: { on: { 'RECEIPT.ASK': { target: 'asking', actions: 'begin' } } },
    known: { entry: 'tellKnown' },
  },
});
