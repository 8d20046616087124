import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SignInResult } from '#commerce/sign-in/identity.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { codeRequestOf } from '../_shared/code-request.ts';
import type { AutologinContext, AutologinEmitted, AutologinEvent, SignInLink } from './autologin.types.ts';

interface Failed {
  readonly error: unknown;
}

interface Followed {
  readonly snapshot: SnapshotFrom<typeof formMachine>;
}

interface Resent {
  readonly session: SignInResult | null;
}

/** In milliseconds (specification: Business constants and limits, "resend link disabled 60 s"). */
export const autologinDelays = { resendDisabled: 60_000 };

const types = {} as { context: AutologinContext; events: AutologinEvent; emitted: AutologinEmitted };

/**
 * A link that signs in (specification: States and transitions, "Autologin"). The token is posted once; only where no
 * answer came may it be tried again.
 */
export function createAutologinMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: autologinDelays,
    actors: {
      follow: fromPromise<SignInResult, SignInLink | null>(() => missing()),
      codeForm: formMachine,
      resendCode: fromPromise<SignInResult | null>(() => missing()),
    },
    guards: {
      isCodeRequired: (_, { error }: Failed) => error instanceof ApiError && error.code === ERROR_CODE_2FA_REQUIRED,
      isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
      isOpened: (_, { session }: Resent) => session !== null,
      mayResend: ({ context }) => context.request?.method !== 'authenticator',
      isUnanswered: ({ context }) => context.isUnanswered,
    },
    actions: {
      keepLink: assign(({ event }) => (event.type === 'LINK.FOLLOW' ? { link: event.link, target: event.target } : {})),
      askForCode: assign((_, { error }: Failed) => ({
        request: codeRequestOf(error instanceof ApiError ? error.result : null),
      })),
      recordFailure: assign((_, { error }: Failed) => ({
        isUnanswered: !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || !error.answered,
      })),
      recordNotResent: assign({ isNotResent: true }),
      forgetNotResent: assign({ isNotResent: false }),
      tellAuthenticated: emit(({ context }) => ({ type: 'autologin.authenticated', target: context.target })),
    },
  }).createMachine({
    id: 'autologin',
    context: { target: null, link: null, request: null, isUnanswered: false, isNotResent: false },
    initial: 'loading',
    states: {
      loading: {
        initial: 'waiting',
        states: {
          waiting: { on: { 'LINK.FOLLOW': { target: 'posting', actions: 'keepLink' } } },
          posting: {
            invoke: {
              id: 'follow',
              src: 'follow',
              input: ({ context }) => context.link,
              onDone: '#autologin.success',
              onError: [
                {
                  guard: { type: 'isCodeRequired', params: ({ event: { error } }) => ({ error }) },
                  target: '#autologin.code_form',
                  actions: { type: 'askForCode', params: ({ event: { error } }) => ({ error }) },
                },
                {
                  target: '#autologin.generic_failure',
                  actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
                },
              ],
            },
          },
        },
      },
      code_form: {
        initial: 'sent',
        invoke: {
          id: 'codeForm',
          src: 'codeForm',
          input: () => ({ ...surroundings, form: twoFactorCodeForm }),
          onSnapshot: {
            guard: { type: 'isDone', params: ({ event }) => ({ snapshot: event.snapshot }) },
            target: 'success',
          },
        },
        states: {
          sent: { after: { resendDisabled: 'entering' } },
          entering: {
            on: { 'CODE.RESEND': { guard: 'mayResend', target: 'resending', actions: 'forgetNotResent' } },
          },
          resending: {
            invoke: {
              id: 'resendCode',
              src: 'resendCode',
              onDone: [
                {
                  guard: { type: 'isOpened', params: ({ event }) => ({ session: event.output }) },
                  target: '#autologin.success',
                },
                { target: 'sent' },
              ],
              onError: { target: 'entering', actions: 'recordNotResent' },
            },
          },
        },
      },
      success: { entry: 'tellAuthenticated' },
      generic_failure: {
        on: { 'LINK.RETRY': { guard: 'isUnanswered', target: 'loading.posting' } },
      },
    },
  });
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
