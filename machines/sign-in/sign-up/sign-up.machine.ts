import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { signUpForm } from '#schemas/generated/forms/sign-up.gen.ts';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import type { ProviderChoice } from '../_shared/provider.ts';
import type { SignUpContext, SignUpEmitted, SignUpEvent, SignUpInput } from './sign-up.types.ts';

interface Followed {
  readonly snapshot: SnapshotFrom<typeof formMachine>;
}

interface Checked {
  readonly isAvailable: boolean;
}

/** In milliseconds, after the last key. */
export const signUpDelays = { typingPause: 500 };

const types = {} as { context: SignUpContext; events: SignUpEvent; emitted: SignUpEmitted; input: SignUpInput };

/**
 * Sign up (specification: States and transitions, "Forms"). While the form is filled in, the e-mail address is looked at
 * once it stays the same for a moment. What comes of that is advice: it holds nobody up, and where it can't be had
 * nothing is said. An account at a provider that brought the visitor here is linked to the one that is opened.
 */
export function createSignUpMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: signUpDelays,
    actors: {
      signUpForm: formMachine,
      checkEmail: fromPromise<boolean, string>(() => missing()),
      leaveForProvider: fromPromise<void, ProviderChoice>(() => missing()),
      link: fromPromise<void>(() => missing()),
    },
    guards: {
      isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
      isDoneUnlinked: ({ context }, { snapshot }: Followed) =>
        snapshot.value === 'success' && context.provider !== null,
      isOther: ({ context }, { snapshot }: Followed) => emailOf(snapshot) !== context.email,
      isOtherAddress: ({ context }, { snapshot }: Followed) => {
        const email = emailOf(snapshot);
        return email !== context.email && /^\S+@\S+\.\S+$/.test(email);
      },
    },
    actions: {
      begin: assign(({ event }) => (event.type === 'SIGN_UP.BEGIN' ? { target: event.target } : {})),
      keepEmail: assign((_, { snapshot }: Followed) => ({ email: emailOf(snapshot), availability: null })),
      recordAvailability: assign((_, { isAvailable }: Checked) => ({
        availability: isAvailable ? 'available' : 'taken',
      })),
      recordProviderFailure: assign({ hasProviderFailed: true }),
      forgetFailure: assign({ hasProviderFailed: false }),
      tellAuthenticated: emit(({ context }) => ({ type: 'sign-up.authenticated', target: context.target })),
    },
  }).createMachine({
    id: 'sign-up',
    context: ({ input }) => ({ ...input, target: null, email: '', availability: null, hasProviderFailed: false }),
    initial: 'entering',
    states: {
      entering: {
        initial: 'email_unchecked',
        invoke: {
          id: 'signUpForm',
          src: 'signUpForm',
          input: () => ({ ...surroundings, form: signUpForm }),
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
              guard: { type: 'isOtherAddress', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: '.email_settling',
              actions: { type: 'keepEmail', params: ({ event }) => ({ snapshot: event.snapshot }) },
            },
            {
              guard: { type: 'isOther', params: ({ event }) => ({ snapshot: event.snapshot }) },
              target: '.email_unchecked',
              actions: { type: 'keepEmail', params: ({ event }) => ({ snapshot: event.snapshot }) },
            },
          ],
        },
        on: {
          'SIGN_UP.BEGIN': { actions: 'begin' },
          'PROVIDER.CHOOSE': { target: 'leaving_for_provider', actions: 'forgetFailure' },
        },
        states: {
          email_unchecked: {},
          email_settling: { after: { typingPause: 'email_checking' } },
          email_checking: {
            invoke: {
              id: 'checkEmail',
              src: 'checkEmail',
              input: ({ context }) => context.email,
              onDone: {
                target: 'email_checked',
                actions: { type: 'recordAvailability', params: ({ event }) => ({ isAvailable: event.output }) },
              },
              onError: 'email_unchecked',
            },
          },
          email_checked: {},
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
      linking: {
        invoke: { id: 'link', src: 'link', onDone: 'authenticated', onError: 'link_failed' },
      },
      link_failed: { on: { 'SIGN_UP.CONTINUE': 'authenticated' } },
      authenticated: { entry: 'tellAuthenticated' },
    },
  });
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}

function emailOf({ context }: SnapshotFrom<typeof formMachine>): string {
  const { email } = context.values;
  return typeof email === 'string' ? email.trim() : '';
}
