import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { formMachine } from '../../_kit/form/form.machine.ts';
import type { SignInProviderChoice } from '../_shared/provider.ts';
import type { SignUpEmitted, SignUpEvent, SignUpInput, SignUpMachineContext } from './sign-up.types.ts';

interface Followed {
  readonly snapshot: SnapshotFrom<typeof formMachine>;
}

interface Checked {
  readonly output: boolean;
}

/** In milliseconds, after the last key. */
export const signUpDelays = { emailCheckDebounce: 500 };

const types = {} as { context: SignUpMachineContext; events: SignUpEvent; emitted: SignUpEmitted; input: SignUpInput };

export const signUpSetup = setup({
  types,
  delays: signUpDelays,
  actors: {
    signUpForm: formMachine,
    checkEmail: fromPromise<boolean, string>(() => missing()),
    redirectToProvider: fromPromise<void, SignInProviderChoice>(() => missing()),
    linkProviderAccount: fromPromise<void>(() => missing()),
  },
  guards: {
    isDone: (_, { snapshot }: Followed) => snapshot.value === 'success',
    isDoneAndNeedsLinking: ({ context }, { snapshot }: Followed) =>
      snapshot.value === 'success' && context.provider !== null,
    hasNewEmail: ({ context }, { snapshot }: Followed) => emailOf(snapshot) !== context.email,
    hasNewValidEmail: ({ context }, { snapshot }: Followed) => {
      const email = emailOf(snapshot);
      return email !== context.email && /^\S+@\S+\.\S+$/.test(email);
    },
    isSubmittedBeforeEmailCheck: ({ context }, { snapshot }: Followed) =>
      snapshot.value === 'submitting' && context.availability === null,
  },
  actions: {
    setTarget: assign(({ event }) => (event.type === 'SIGN_UP.BEGIN' ? { target: event.target } : {})),
    setEmail: assign((_, { snapshot }: Followed) => ({ email: emailOf(snapshot), availability: null })),
    setEmailAvailability: assign((_, { output: isAvailable }: Checked) => ({
      availability: isAvailable ? 'available' : 'taken',
    })),
    recordProviderFailure: assign({ hasProviderFailed: true }),
    clearFailure: assign({ hasProviderFailed: false }),
    emitAuthenticated: emit(({ context }) => ({ type: 'sign-up.authenticated', target: context.target })),
  },
});

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}

function emailOf({ context }: SnapshotFrom<typeof formMachine>): string {
  const { email } = context.values;
  return typeof email === 'string' ? email.trim() : '';
}
