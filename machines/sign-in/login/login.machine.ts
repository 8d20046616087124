import { loginForm } from '#schemas/generated/forms/login.gen.ts';
import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorError, getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { loginSetup } from './login.setup.ts';
import type { LoginEvent, LoginInput, LoginMachineContext } from './login.types.ts';

/**
 * Log in (specification: States and transitions, "Auth", "Forms"): by password or provider account, with a code if two-factor
 * is on. A provider account without a customer is linked to the customer who then logs in.
 */
export function createLoginMachine(surroundings: FormSurroundings) {
  return loginSetup.createMachine({
    id: 'login',
    context: startContext,
    initial: 'entering',
    states: {
      entering: {
        invoke: {
          id: 'loginForm',
          src: 'loginForm',
          input: { ...surroundings, form: loginForm },
          onSnapshot: [
            { guard: { type: 'isDoneAndNeedsLinking', params: getActorSnapshot }, target: 'linking' },
            { guard: { type: 'isDone', params: getActorSnapshot }, target: 'authenticated' },
            {
              guard: { type: 'needsCode', params: getActorSnapshot },
              target: 'code_form',
              actions: { type: 'setCodeRequest', params: getActorSnapshot },
            },
          ],
        },
        on: {
          'LOGIN.BEGIN': [
            { guard: 'isReturningFromProvider', target: 'verifying_provider', actions: 'setTarget' },
            { actions: 'setTarget' },
          ],
          'PROVIDER.CHOOSE': { target: 'leaving_for_provider', actions: 'clearFailure' },
        },
      },
      leaving_for_provider: {
        invoke: {
          id: 'redirectToProvider',
          src: 'redirectToProvider',
          input: redirectToProviderInput,
          onDone: 'entering',
          onError: { target: 'entering', actions: 'recordProviderFailure' },
        },
      },
      verifying_provider: {
        invoke: {
          id: 'signInWithProvider',
          src: 'signInWithProvider',
          onDone: 'authenticated',
          onError: [
            {
              guard: { type: 'isCodeRequired', params: getActorError },
              target: 'code_form',
              actions: { type: 'setCodeRequestOfProvider', params: getActorError },
            },
            {
              guard: { type: 'isUnlinked', params: getActorError },
              target: 'entering',
              actions: ['markUnlinked', 'emitUnlinked'],
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
          input: codeFormInput(surroundings),
          onSnapshot: [
            { guard: { type: 'isDoneAndNeedsLinking', params: getActorSnapshot }, target: 'linking' },
            { guard: { type: 'isDone', params: getActorSnapshot }, target: 'authenticated' },
          ],
        },
        on: { 'CODE.CANCEL': { target: 'entering', actions: 'clearCodeRequest' } },
        states: {
          sent: { after: { resendCooldown: 'entering' } },
          entering: {
            on: { 'CODE.RESEND': { guard: 'canResend', target: 'resending', actions: 'clearFailure' } },
          },
          resending: {
            invoke: {
              id: 'resendCode',
              src: 'resendCode',
              onDone: [
                { guard: { type: 'isSignedIn', params: getActorOutput }, target: '#login.authenticated' },
                { target: 'sent' },
              ],
              onError: { target: 'entering', actions: 'recordNotResent' },
            },
          },
        },
      },
      linking: {
        invoke: {
          id: 'linkProviderAccount',
          src: 'linkProviderAccount',
          onDone: 'authenticated',
          onError: 'link_failed',
        },
      },
      link_failed: { on: { 'LOGIN.CONTINUE': 'authenticated' } },
      authenticated: { entry: 'emitAuthenticated' },
    },
  });
}

function startContext({ input }: { readonly input: LoginInput }): LoginMachineContext {
  return {
    ...input,
    target: null,
    request: null,
    failure: null,
    saveDevice: false,
  };
}

function redirectToProviderInput({ event }: { readonly event: LoginEvent }) {
  return event.type === 'PROVIDER.CHOOSE'
    ? { provider: event.provider, address: event.address }
    : { provider: '', address: '' };
}

function codeFormInput(surroundings: FormSurroundings) {
  return ({ context: { saveDevice } }: { readonly context: LoginMachineContext }) => ({
    ...surroundings,
    form: twoFactorCodeForm,
    values: { saveDevice },
  });
}
