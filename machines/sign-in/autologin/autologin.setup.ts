import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import { parseSignInCodeMethodAndRecipient } from '../_shared/code-request.ts';
import type { AutologinEmitted, AutologinEvent, AutologinMachineContext, SignInLink } from './autologin.types.ts';

interface Failed {
  readonly error: unknown;
}

interface Followed {
  readonly snapshot: SnapshotFrom<typeof formMachine>;
}

interface Resent {
  readonly output: SignInResultForBrowser | null;
}

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const autologinDelays = { resendCooldown: 60_000 };

const types = {} as { context: AutologinMachineContext; events: AutologinEvent; emitted: AutologinEmitted };

export const autologinSetup = setup({
  types,
  delays: autologinDelays,
  actors: {
    signInWithLink: fromPromise<SignInResultForBrowser, SignInLink | null>(() => missing()),
    codeForm: formMachine,
    resendCode: fromPromise<SignInResultForBrowser | null>(() => missing()),
  },
  guards: {
    isCodeRequired: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_2FA_REQUIRED,
    isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
    isSignedIn: (_, { output: session }: Resent) => session !== null,
    canResend: ({ context }) => context.request?.method !== 'authenticator',
    canRetry: ({ context }) => context.isUnanswered,
  },
  actions: {
    setLink: assign(({ event }) => (event.type === 'LINK.FOLLOW' ? { link: event.link, target: event.target } : {})),
    setCodeRequest: assign((_, { error }: Failed) => ({
      request: parseSignInCodeMethodAndRecipient(error instanceof ApiError ? error.result : null),
    })),
    recordFailure: assign((_, { error }: Failed) => ({
      isUnanswered: !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || !error.answered,
    })),
    recordNotResent: assign({ isNotResent: true }),
    clearNotResent: assign({ isNotResent: false }),
    emitAuthenticated: emit(({ context }) => ({ type: 'autologin.authenticated', target: context.target })),
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
