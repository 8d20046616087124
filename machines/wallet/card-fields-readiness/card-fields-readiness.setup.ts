import { assign, fromPromise, setup } from 'xstate';

/** How often and at which interval a gateway's fields are checked (specification: Business constants, "card feed retry"). */
export const MAX_CARD_FIELDS_READY_CHECKS = 10;

export const cardFieldsReadinessDelays = { interval: 500 };

export interface CardFieldsReadinessMachineContext {
  readonly tries: number;
}

export type CardFieldsReadinessEvent =
  /** Checks again from zero. */
  { readonly type: 'CARD_FEED.AGAIN' };

const types = {} as {
  context: CardFieldsReadinessMachineContext;
  events: CardFieldsReadinessEvent;
  meta: { readonly silent?: boolean };
};

export const cardFieldsReadinessSetup = setup({
  types,
  delays: cardFieldsReadinessDelays,
  actors: { look: fromPromise<boolean>(() => Promise.reject(new Error('look is not provided'))) },
  guards: {
    isReady: (_, { output: ready }: { readonly output: boolean }) => ready,
    mayTry: ({ context }) => context.tries < MAX_CARD_FIELDS_READY_CHECKS,
  },
  actions: {
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    forget: assign({ tries: 0 }),
  },
});
