import { signUpForm } from '#schemas/generated/forms/sign-up.gen.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { signUpSetup } from './sign-up.setup.ts';
import type { SignUpEvent, SignUpInput, SignUpMachineContext } from './sign-up.types.ts';

/**
 * Sign up (specification: States and transitions, "Forms"). The e-mail address is checked during input, once typing pauses. The
 * result is a hint: it does not block, and a failed check shows nothing. Submitting the form ends the check, because the new
 * account takes the address. A pending provider account is linked to the new account.
 */
export function createSignUpMachine(surroundings: FormSurroundings) {
  return signUpSetup.createMachine({
    id: 'sign-up',
    context: startContext,
    initial: 'entering',
    states: {
      entering: {
        initial: 'email_unchecked',
        invoke: {
          id: 'signUpForm',
          src: 'signUpForm',
          input: { ...surroundings, form: signUpForm },
          onSnapshot: [
            { guard: { type: 'isDoneAndNeedsLinking', params: getActorSnapshot }, target: 'linking' },
            { guard: { type: 'isDone', params: getActorSnapshot }, target: 'authenticated' },
            {
              guard: { type: 'hasNewValidEmail', params: getActorSnapshot },
              target: '.email_debouncing',
              actions: { type: 'setEmail', params: getActorSnapshot },
            },
            {
              guard: { type: 'hasNewEmail', params: getActorSnapshot },
              target: '.email_unchecked',
              actions: { type: 'setEmail', params: getActorSnapshot },
            },
            { guard: { type: 'isSubmittedBeforeEmailCheck', params: getActorSnapshot }, target: '.email_unchecked' },
          ],
        },
        on: {
          'SIGN_UP.BEGIN': { actions: 'setTarget' },
          'PROVIDER.CHOOSE': { target: 'leaving_for_provider', actions: 'clearFailure' },
        },
        states: {
          email_unchecked: {},
          email_debouncing: { after: { emailCheckDebounce: 'email_checking' } },
          email_checking: {
            invoke: {
              id: 'checkEmail',
              src: 'checkEmail',
              input: checkEmailInput,
              onDone: { target: 'email_checked', actions: { type: 'setEmailAvailability', params: getActorOutput } },
              onError: 'email_unchecked',
            },
          },
          email_checked: {},
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
      linking: {
        invoke: {
          id: 'linkProviderAccount',
          src: 'linkProviderAccount',
          onDone: 'authenticated',
          onError: 'link_failed',
        },
      },
      link_failed: { on: { 'SIGN_UP.CONTINUE': 'authenticated' } },
      authenticated: { entry: 'emitAuthenticated' },
    },
  });
}

function startContext({ input }: { readonly input: SignUpInput }): SignUpMachineContext {
  return { ...input, target: null, email: '', availability: null, hasProviderFailed: false };
}

function checkEmailInput({ context }: { readonly context: SignUpMachineContext }) {
  return context.email;
}

function redirectToProviderInput({ event }: { readonly event: SignUpEvent }) {
  return event.type === 'PROVIDER.CHOOSE'
    ? { provider: event.provider, address: event.address }
    : { provider: '', address: '' };
}
