import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { signUpForm } from '#schemas/generated/forms/sign-up.gen.ts';
import { formMachine } from '../form/form.machine.ts';
import type { FormInput } from '../form/form.types.ts';
import type { SignUpContext, SignUpEmitted, SignUpEvent } from './sign-up.types.ts';

interface Followed {
  readonly snapshot: SnapshotFrom<typeof formMachine>;
}

interface Checked {
  readonly isAvailable: boolean;
}

/** In milliseconds, after the last key. */
export const signUpDelays = { typingPause: 500 };

const types = {} as { context: SignUpContext; events: SignUpEvent; emitted: SignUpEmitted };

/**
 * Sign up (specification: States and transitions, "Forms"). While the form is filled in, the e-mail address is looked at
 * once it stays the same for a moment. What comes of that is advice: it holds nobody up, and where it can't be had
 * nothing is said.
 */
export function createSignUpMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: signUpDelays,
    actors: {
      signUpForm: formMachine,
      checkEmail: fromPromise<boolean, string>(() => Promise.reject(new Error('checkEmail is not provided'))),
    },
    guards: {
      isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
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
      tellAuthenticated: emit(({ context }) => ({ type: 'sign-up.authenticated', target: context.target })),
    },
  }).createMachine({
    id: 'sign-up',
    context: { target: null, email: '', availability: null },
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
        on: { 'SIGN_UP.BEGIN': { actions: 'begin' } },
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
      authenticated: { entry: 'tellAuthenticated' },
    },
  });
}

function emailOf({ context }: SnapshotFrom<typeof formMachine>): string {
  const { email } = context.values;
  return typeof email === 'string' ? email.trim() : '';
}
