import { assign, fromPromise, setup } from 'xstate';

/** How often the fields of a gateway are asked, and how long apart (specification: Business constants, "card feed retry"). */
export const CARD_FEED_TRIES = 10;

export const cardFeedDelays = { interval: 500 };

export interface CardFeedContext {
  readonly tries: number;
}

export type CardFeedEvent =
  /** Once more from the start. */
  { readonly type: 'CARD_FEED.AGAIN' };

const types = {} as {
  context: CardFeedContext;
  events: CardFeedEvent;
  meta: { readonly silent?: boolean };
};

export const cardFeedRetrySetup = setup({
  types,
  delays: cardFeedDelays,
  actors: { look: fromPromise<boolean>(() => Promise.reject(new Error('look is not provided'))) },
  guards: {
    isReady: (_, { output: ready }: { readonly output: boolean }) => ready,
    mayTry: ({ context }) => context.tries < CARD_FEED_TRIES,
  },
  actions: {
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    forget: assign({ tries: 0 }),
  },
});
