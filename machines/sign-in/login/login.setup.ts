import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SignInResultForBrowser } from '#commerce/sign-in/identity.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import { parseSignInCodeMethodAndRecipient } from '../_shared/code-request.ts';
import type { SignInProviderChoice } from '../_shared/provider.ts';
import type { LoginEmitted, LoginEvent, LoginInput, LoginMachineContext } from './login.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const loginDelays = { resendCooldown: 60_000 };

const types = {} as { context: LoginMachineContext; events: LoginEvent; emitted: LoginEmitted; input: LoginInput };

export const loginSetup = setup({
  types,
  delays: loginDelays,
  actors: {
    loginForm: formMachine,
    codeForm: formMachine,
    redirectToProvider: fromPromise<void, SignInProviderChoice>(() => missing()),
    signInWithProvider: fromPromise<SignInResultForBrowser>(() => missing()),
    resendCode: fromPromise<SignInResultForBrowser | null>(() => missing()),
    linkProviderAccount: fromPromise<void>(() => missing()),
  },
  guards: {
    isReturningFromProvider: ({ context: { provider, target, isUnlinked } }) =>
      provider !== null && target === null && !isUnlinked,
    isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
    isDoneAndNeedsLinking: ({ context }, { snapshot }: Followed) => snapshot.value === 'success' && context.isUnlinked,
    needsCode: (_, { snapshot }: Followed) => snapshot.context.failure?.code === ERROR_CODE_2FA_REQUIRED,
    isCodeRequired: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_2FA_REQUIRED,
    isUnlinked: (_, { error }: Failed) => error instanceof ApiError && error.code === 'social_account_unknown',
    isSignedIn: (_, { output: session }: Resent) => session !== null,
    canResend: ({ context }) => context.request?.method !== 'authenticator',
  },
  actions: {
    setTarget: assign(({ event }) => (event.type === 'LOGIN.BEGIN' ? { target: event.target } : {})),
    setCodeRequest: assign((_, { snapshot }: Followed) => ({
      request: parseSignInCodeMethodAndRecipient(snapshot.context.failure?.result),
      saveDevice: snapshot.context.values['saveDevice'] === true,
      failure: null,
    })),
    setCodeRequestOfProvider: assign((_, { error }: Failed) => ({
      request: parseSignInCodeMethodAndRecipient(error instanceof ApiError ? error.result : null),
      failure: null,
    })),
    markUnlinked: assign({ isUnlinked: true, failure: null }),
    recordProviderFailure: assign({ failure: 'provider' }),
    recordNotResent: assign({ failure: 'not_resent' }),
    clearFailure: assign({ failure: null }),
    clearCodeRequest: assign({ request: null, failure: null }),
    emitUnlinked: emit({ type: 'login.unlinked' }),
    emitAuthenticated: emit(({ context }) => ({ type: 'login.authenticated', target: context.target })),
  },
});

interface Followed {
  readonly snapshot: FormSnapshot;
}

interface Failed {
  readonly error: unknown;
}

interface Resent {
  readonly output: SignInResultForBrowser | null;
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
