import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import type {
  IdentityCheckContext,
  IdentityCheckEmitted,
  IdentityCheckEvent,
  IdentityCheckInput,
} from './identity-check.types.ts';

const types = {} as {
  context: IdentityCheckContext;
  events: IdentityCheckEvent;
  input: IdentityCheckInput;
  emitted: IdentityCheckEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Answered {
  readonly result: Verification;
}

/**
 * The checks of who a customer is that need nothing to be typed (specification: States and transitions, "Verification
 * method status"): a look into the registers, and a visit to an identity provider and back.
 */
export const identityCheckMachine = setup({
  types,
  actors: {
    verify: fromPromise<Verification>(() => Promise.reject(new Error('verify is not provided'))),
    leaveForProvider: fromPromise<void>(() => Promise.reject(new Error('leaveForProvider is not provided'))),
    endVisit: fromPromise<Verification>(() => Promise.reject(new Error('endVisit is not provided'))),
  },
  guards: { isReturning: ({ context }) => context.isReturning },
  actions: {
    begin: assign({ refusal: null, result: null }),
    record: assign((_, { result }: Answered) => ({ result })),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    tellDone: emit((_, { result: { status } }: Answered) => ({ type: 'identity-check.done' as const, status })),
  },
}).createMachine({
  id: 'identity-check',
  context: ({ input }) => ({ ...input, result: null, refusal: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isReturning', target: 'returning' }, { target: 'idle' }] },
    idle: {
      on: {
        'VERIFY.AUTO': { target: 'verifying', actions: 'begin' },
        'VERIFY.CONNECT': { target: 'leaving', actions: 'begin' },
      },
    },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'record', params: ({ event }) => ({ result: event.output }) },
            { type: 'tellDone', params: ({ event }) => ({ result: event.output }) },
          ],
        },
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) } },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveForProvider',
        src: 'leaveForProvider',
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) } },
      },
    },
    returning: {
      invoke: {
        id: 'endVisit',
        src: 'endVisit',
        onDone: {
          target: 'idle',
          actions: [
            { type: 'record', params: ({ event }) => ({ result: event.output }) },
            { type: 'tellDone', params: ({ event }) => ({ result: event.output }) },
          ],
        },
        onError: { target: 'idle', actions: { type: 'recordRefusal', params: ({ event: { error } }) => ({ error }) } },
      },
    },
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return '';
  return error.firstMessage ?? '';
}
