import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { Verification } from '#schemas/generated/api/types.gen.ts';
import type {
  AutomaticIdentityCheckEmitted,
  AutomaticIdentityCheckEvent,
  AutomaticIdentityCheckInput,
  AutomaticIdentityCheckMachineContext,
} from './automatic-identity-check.types.ts';

const types = {} as {
  context: AutomaticIdentityCheckMachineContext;
  events: AutomaticIdentityCheckEvent;
  input: AutomaticIdentityCheckInput;
  emitted: AutomaticIdentityCheckEmitted;
};

interface Failed {
  readonly error: unknown;
}

interface Answered {
  readonly output: Verification;
}

export const automaticIdentityCheckSetup = setup({
  types,
  actors: {
    verify: fromPromise<Verification>(() => Promise.reject(new Error('verify is not provided'))),
    leaveForProvider: fromPromise<void>(() => Promise.reject(new Error('leaveForProvider is not provided'))),
    endVisit: fromPromise<Verification>(() => Promise.reject(new Error('endVisit is not provided'))),
  },
  guards: { isReturning: ({ context }) => context.isReturning },
  actions: {
    begin: assign({ refusal: null, result: null }),
    record: assign((_, { output: result }: Answered) => ({ result })),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    tellDone: emit((_, { output: { status } }: Answered) => ({
      type: 'automatic-identity-check.done' as const,
      status,
    })),
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return '';
  return error.firstMessage ?? '';
}
