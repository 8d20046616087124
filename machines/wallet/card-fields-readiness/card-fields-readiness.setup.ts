import { assign, fromPromise, setup } from 'xstate';

/** How often and at which interval a gateway's fields are checked (specification: Business constants, "card feed retry"). */
export const MAX_CARD_FIELDS_READY_CHECKS = 10;

export const cardFieldsReadinessDelays = { retryDelay: 500 };

export interface CardFieldsReadinessMachineContext {
  readonly tries: number;
}

export type CardFieldsReadinessEvent =
  /** Checks again from zero. */
  { readonly type: 'CARD_FIELDS.RETRY' };

const types = {} as {
  context: CardFieldsReadinessMachineContext;
  events: CardFieldsReadinessEvent;
  meta: { readonly silent?: boolean };
};

export const cardFieldsReadinessSetup = setup({
  types,
  delays: cardFieldsReadinessDelays,
  actors: { checkCardFields: fromPromise<boolean>(() => Promise.reject(new Error('checkCardFields is not provided'))) },
  guards: {
    isReady: (_, { output: ready }: { readonly output: boolean }) => ready,
    canRetry: ({ context }) => context.tries < MAX_CARD_FIELDS_READY_CHECKS,
  },
  actions: {
    incrementTries: assign(({ context }) => ({ tries: context.tries + 1 })),
    resetTries: assign({ tries: 0 }),
  },
});
