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
    verifyIdentity: fromPromise<Verification>(() => Promise.reject(new Error('verifyIdentity is not provided'))),
    redirectToProvider: fromPromise<void>(() => Promise.reject(new Error('redirectToProvider is not provided'))),
    completeVerification: fromPromise<Verification>(() =>
      Promise.reject(new Error('completeVerification is not provided')),
    ),
  },
  guards: { isReturning: ({ context }) => context.isReturning },
  actions: {
    clearLastOutcome: assign({ refusal: null, result: null }),
    setResult: assign((_, { output: result }: Answered) => ({ result })),
    recordRefusal: assign((_, { error }: Failed) => ({ refusal: refusalOf(error) })),
    emitDone: emit((_, { output: { status } }: Answered) => ({
      type: 'automatic-identity-check.done' as const,
      status,
    })),
  },
});

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || !error.answered || error.status >= 500) return '';
  return error.firstMessage ?? '';
}
