import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_ELEVATION_ABANDONED } from '#engine/api/elevating-transport.ts';
import type {
  AccountChange,
  AccountChangeContext,
  AccountChangeEmitted,
  AccountChangeEvent,
} from './account-change.types.ts';

const types = {} as {
  context: AccountChangeContext;
  events: AccountChangeEvent;
  emitted: AccountChangeEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

/**
 * What a button of an account page changes at once: what takes something away is asked for twice. A refusal is told in
 * the words of the server (specification: The error catalogue, "Spend-limit delete 422 shows first server message").
 */
export const accountChangeMachine = setup({
  types,
  actors: {
    change: fromPromise<void, { readonly change: AccountChange | null }>(() =>
      Promise.reject(new Error('change is not provided')),
    ),
  },
  guards: {
    takesNothing: ({ event }) => event.type === 'CHANGE.ASK' && event.change.kind === 'fund.default',
    isAbandoned: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_ELEVATION_ABANDONED,
  },
  actions: {
    choose: assign(({ event }) => (event.type === 'CHANGE.ASK' ? { change: event.change, refusal: null } : {})),
    forget: assign({ change: null, refusal: null }),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    tellDone: emit(({ context }) => ({
      type: 'account-change.done' as const,
      change: context.change ?? { kind: 'precommitment.remove' as const },
    })),
  },
}).createMachine({
  id: 'account-change',
  context: { change: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { silent: true },
      on: {
        'CHANGE.ASK': [
          { guard: 'takesNothing', target: 'changing', actions: 'choose' },
          { target: 'confirming', actions: 'choose' },
        ],
      },
    },
    confirming: {
      on: {
        'CHANGE.CONFIRM': 'changing',
        'CHANGE.CANCEL': { target: 'idle', actions: 'forget' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { change } }) => ({ change }),
        onDone: { target: 'idle', actions: ['tellDone', 'forget'] },
        onError: [
          {
            guard: { type: 'isAbandoned', params: ({ event: { error } }) => ({ error }) },
            target: 'idle',
            actions: 'forget',
          },
          {
            target: 'refused',
            actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) },
          },
        ],
      },
    },
    refused: {
      on: {
        'CHANGE.ASK': [
          { guard: 'takesNothing', target: 'changing', actions: 'choose' },
          { target: 'confirming', actions: 'choose' },
        ],
        'CHANGE.CANCEL': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return null;
  return error.firstMessage;
}
