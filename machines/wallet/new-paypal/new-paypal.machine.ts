import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import type { LinkedPaypal, NewPaypalContext, NewPaypalEmitted, NewPaypalEvent } from './new-paypal.types.ts';

const types = {} as {
  context: NewPaypalContext;
  events: NewPaypalEvent;
  emitted: NewPaypalEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Ended {
  readonly linked: LinkedPaypal | null;
}

interface Saved {
  readonly fund: Fund;
}

/**
 * Saving a PayPal account without paying with it (specification: The calls it makes, "POST /funds/pl/braintree"). PayPal's
 * sheet gives what is saved; where no answer came, the same is asked for again under the same key.
 */
export const newPaypalMachine = setup({
  types,
  actors: {
    link: fromPromise<LinkedPaypal | null>(() => Promise.reject(new Error('link is not provided'))),
    save: fromPromise<Fund, Ended>(() => Promise.reject(new Error('save is not provided'))),
  },
  guards: {
    isLinked: (_, { linked }: Ended) => linked !== null,
    isKept: ({ context }) => context.linked !== null,
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
    isRefused: (_, { error }: Failed) => error instanceof ApiError && error.answered && error.status < 500,
  },
  actions: {
    begin: assign({ linked: null, refusal: null }),
    keep: assign((_, { linked }: Ended) => ({ linked })),
    recordRefusal: assign((_, { error }: Failed) => ({ linked: null, refusal: refusalOf(error) })),
    recordFailure: assign({ refusal: '' }),
    tellSaved: emit((_, { fund }: Saved) => ({ type: 'new-paypal.saved' as const, fund })),
  },
}).createMachine({
  id: 'new-paypal',
  context: { linked: null, refusal: null },
  initial: 'closed',
  states: {
    closed: { on: { 'PAYPAL.OPEN': { target: 'linking', actions: 'begin' } } },
    linking: {
      invoke: {
        id: 'link',
        src: 'link',
        onDone: [
          {
            guard: { type: 'isLinked', params: ({ event }) => ({ linked: event.output }) },
            target: 'saving',
            actions: { type: 'keep', params: ({ event }) => ({ linked: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'unavailable',
      },
      on: { 'PAYPAL.CLOSE': 'closed' },
    },
    unavailable: { on: { 'PAYPAL.AGAIN': 'linking', 'PAYPAL.CLOSE': 'closed' } },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { linked } }) => ({ linked }),
        onDone: { target: 'closed', actions: { type: 'tellSaved', params: ({ event }) => ({ fund: event.output }) } },
        onError: [
          { guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) }, target: 'closed' },
          {
            guard: { type: 'isRefused', params: ({ event: { error } }) => ({ error }) },
            target: 'refused',
            actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) },
          },
          { target: 'refused', actions: 'recordFailure' },
        ],
      },
    },
    refused: {
      on: {
        'PAYPAL.AGAIN': [
          { guard: 'isKept', target: 'saving' },
          { target: 'linking', actions: 'begin' },
        ],
        'PAYPAL.CLOSE': 'closed',
      },
    },
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  return error.firstMessage ?? '';
}
