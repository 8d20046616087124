import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SignInResult } from '#commerce/sign-in/identity.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import { loginForm } from '#schemas/generated/forms/login.gen.ts';
import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { codeRequestOf } from '../_shared/code-request.ts';
import type { ProviderChoice } from '../_shared/provider.ts';
import type { LoginContext, LoginEmitted, LoginEvent, LoginInput } from './login.types.ts';

type FormSnapshot = SnapshotFrom<typeof formMachine>;

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const loginDelays = { resendDisabled: 60_000 };

const types = {} as { context: LoginContext; events: LoginEvent; emitted: LoginEmitted; input: LoginInput };

/**
 * Log in (specification: States and transitions, "Auth", "Forms"): by password or by an account at a provider, with a
 * code where the customer wants one. An account that nobody has linked is linked to the customer who then logs in.
 */
export function createLoginMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: loginDelays,
    actors: {
      loginForm: formMachine,
      codeForm: formMachine,
      leaveForProvider: fromPromise<void, ProviderChoice>(() => missing()),
      verifyProvider: fromPromise<SignInResult>(() => missing()),
      resendCode: fromPromise<SignInResult | null>(() => missing()),
      link: fromPromise<void>(() => missing()),
    },
    guards: {
      isReturning: ({ context: { provider, target, isUnlinked } }) =>
        provider !== null && target === null && !isUnlinked,
      isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
      isDoneUnlinked: ({ context }, { snapshot }: Followed) => snapshot.value === 'success' && context.isUnlinked,
      needsCode: (_, { snapshot }: Followed) => snapshot.context.failure?.code === ERROR_CODE_2FA_REQUIRED,
      isCodeRequired: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_2FA_REQUIRED,
      isUnlinked: (_, { error }: Failed) => error instanceof ApiError && error.code === 'social_account_unknown',
      isOpened: (_, { session }: Resent) => session !== null,
      mayResend: ({ context }) => context.request?.method !== 'authenticator',
    },
    actions: {
      begin: assign(({ event }) => (event.type === 'LOGIN.BEGIN' ? { target: event.target } : {})),
      askForCode: assign((_, { snapshot }: Followed) => ({
        request: codeRequestOf(snapshot.context.failure?.result),
        saveDevice: snapshot.context.values['saveDevice'] === true,
        failure: null,
      })),
      askForCodeOfProvider: assign((_, { error }: Failed) => ({
        request: codeRequestOf(error instanceof ApiError ? error.result : null),
        failure: null,
      })),
      keepUnlinked: assign({ isUnlinked: true, failure: null }),
      recordProviderFailure: assign({ failure: 'provider' }),
      recordNotResent: assign({ failure: 'not_resent' }),
      forgetFailure: assign({ failure: null }),
      forgetRequest: assign({ request: null, failure: null }),
      tellUnlinked: emit({ type: 'login.unlinked' }),
      tellAuthenticated: emit(({ context }) => ({ type: 'login.authenticated', target: context.target })),
    },
  }).createMachine({
    id: 'login',
    context: ({ input }) => ({
      ...input,
      target: null,
      request: null,
      failure: null,
      saveDevice: false,
    }),
    initial: 'entering',
    states: {
      entering: {
        invoke: {
          id: 'loginForm',
          src: 'loginForm',
          input: () => ({ ...surroundings, form: loginForm }),
          onSnapshot: [
            {
              guard: { type: 'isDoneUnlinked', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'linking',
            },
            {
              guard: { type: 'isDone', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'authenticated',
            },
            {
              guard: { type: 'needsCode', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'code_form',
              actions: { type: 'askForCode', params: ({ event }) => ({ snapshot: event.snapshot }) },
            },
          ],
        },
        on: {
          'LOGIN.BEGIN': [
            { guard: 'isReturning', target: 'verifying_provider', actions: 'begin' },
            { actions: 'begin' },
          ],
          'PROVIDER.CHOOSE': { target: 'leaving_for_provider', actions: 'forgetFailure' },
        },
      },
      leaving_for_provider: {
        invoke: {
          id: 'leaveForProvider',
          src: 'leaveForProvider',
          input: ({ event }) =>
            event.type === 'PROVIDER.CHOOSE'
              ? { provider: event.provider, address: event.address }
              : { provider: '', address: '' },
          onDone: 'entering',
          onError: { target: 'entering', actions: 'recordProviderFailure' },
        },
      },
      verifying_provider: {
        invoke: {
          id: 'verifyProvider',
          src: 'verifyProvider',
          onDone: 'authenticated',
          onError: [
            {
              guard: { type: 'isCodeRequired', params: ({ event: { error } }) => ({ error }) },
              target: 'code_form',
              actions: { type: 'askForCodeOfProvider', params: ({ event: { error } }) => ({ error }) },
            },
            {
              guard: { type: 'isUnlinked', params: ({ event: { error } }) => ({ error }) },
              target: 'entering',
              actions: ['keepUnlinked', 'tellUnlinked'],
            },
            { target: 'entering', actions: 'recordProviderFailure' },
          ],
        },
      },
      code_form: {
        initial: 'sent',
        invoke: {
          id: 'codeForm',
          src: 'codeForm',
          input: ({ context }) => ({
            ...surroundings,
            form: twoFactorCodeForm,
            values: { saveDevice: context.saveDevice },
          }),
          onSnapshot: [
            {
              guard: { type: 'isDoneUnlinked', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'linking',
            },
            {
              guard: { type: 'isDone', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: 'authenticated',
            },
          ],
        },
        on: { 'CODE.CANCEL': { target: 'entering', actions: 'forgetRequest' } },
        states: {
          sent: { after: { resendDisabled: 'entering' } },
          entering: {
            on: { 'CODE.RESEND': { guard: 'mayResend', target: 'resending', actions: 'forgetFailure' } },
          },
          resending: {
            invoke: {
              id: 'resendCode',
              src: 'resendCode',
              onDone: [
                {
                  guard: { type: 'isOpened', params: ({ event }) => ({ session: event.output }) },
                  target: '#login.authenticated',
                },
                { target: 'sent' },
              ],
              onError: { target: 'entering', actions: 'recordNotResent' },
            },
          },
        },
      },
      linking: {
        invoke: { id: 'link', src: 'link', onDone: 'authenticated', onError: 'link_failed' },
      },
      link_failed: { on: { 'LOGIN.CONTINUE': 'authenticated' } },
      authenticated: { entry: 'tellAuthenticated' },
    },
  });
}

interface Followed {
  readonly snapshot: FormSnapshot;
}

interface Failed {
  readonly error: unknown;
}

interface Resent {
  readonly session: SignInResult | null;
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
