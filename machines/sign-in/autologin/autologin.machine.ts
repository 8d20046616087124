import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorError, getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { autologinSetup } from './autologin.setup.ts';
import type { AutologinMachineContext } from './autologin.types.ts';

/**
 * A link that signs in (specification: States and transitions, "Autologin"). The token is posted once; only where no
 * answer came may it be tried again.
 */
export function createAutologinMachine(surroundings: FormSurroundings) {
  return autologinSetup.createMachine({
    id: 'autologin',
    context: { target: null, link: null, request: null, isUnanswered: false, isNotResent: false },
    initial: 'loading',
    states: {
      loading: {
        initial: 'waiting',
        states: {
          waiting: { on: { 'LINK.FOLLOW': { target: 'posting', actions: 'setLink' } } },
          posting: {
            invoke: {
              id: 'signInWithLink',
              src: 'signInWithLink',
              input: signInWithLinkInput,
              onDone: '#autologin.success',
              onError: [
                {
                  guard: { type: 'isCodeRequired', params: getActorError },
                  target: '#autologin.code_form',
                  actions: { type: 'setCodeRequest', params: getActorError },
                },
                { target: '#autologin.generic_failure', actions: { type: 'recordFailure', params: getActorError } },
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
          input: { ...surroundings, form: twoFactorCodeForm },
          onSnapshot: { guard: { type: 'isDone', params: getActorSnapshot }, target: 'success' },
        },
        states: {
          sent: { after: { resendCooldown: 'entering' } },
          entering: {
            on: { 'CODE.RESEND': { guard: 'canResend', target: 'resending', actions: 'clearNotResent' } },
          },
          resending: {
            invoke: {
              id: 'resendCode',
              src: 'resendCode',
              onDone: [
                { guard: { type: 'isSignedIn', params: getActorOutput }, target: '#autologin.success' },
                { target: 'sent' },
              ],
              onError: { target: 'entering', actions: 'recordNotResent' },
            },
          },
        },
      },
      success: { entry: 'emitAuthenticated' },
      generic_failure: {
        on: { 'LINK.RETRY': { guard: 'canRetry', target: 'loading.posting' } },
      },
    },
  });
}

function signInWithLinkInput({ context }: { readonly context: AutologinMachineContext }) {
  return context.link;
}
