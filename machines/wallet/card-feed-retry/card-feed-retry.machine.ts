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

/**
 * Waits until the card fields of a gateway answer: their page comes from elsewhere, at its own pace (specification:
 * Business constants, "card feed retry every 500 ms up to 10 times"). The choice of a method that it is a part of tells it.
 */
export const cardFeedRetryMachine = setup({
  types,
  delays: cardFeedDelays,
  actors: { look: fromPromise<boolean>(() => Promise.reject(new Error('look is not provided'))) },
  guards: {
    isReady: (_, { ready }: { readonly ready: boolean }) => ready,
    mayTry: ({ context }) => context.tries < CARD_FEED_TRIES,
  },
  actions: {
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    forget: assign({ tries: 0 }),
  },
}).createMachine({
  id: 'card-feed-retry',
  context: { tries: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'looking',
      states: {
        looking: {
          meta: { silent: true },
          entry: 'count',
          invoke: {
            id: 'look',
            src: 'look',
            onDone: [
              { guard: { type: 'isReady', params: ({ event }) => ({ ready: event.output }) }, target: '#ready' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        resting: {
          meta: { silent: true },
          after: { interval: [{ guard: 'mayTry', target: 'looking' }, { target: '#gave_up' }] },
        },
      },
    },
    ready: { id: 'ready', meta: { silent: true } },
    gave_up: {
      id: 'gave_up',
      meta: { silent: true },
      on: { 'CARD_FEED.AGAIN': { target: 'waiting', actions: 'forget' } },
    },
  },
});
