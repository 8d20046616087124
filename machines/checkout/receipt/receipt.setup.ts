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

export const receiptSetup = setup({
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
});
