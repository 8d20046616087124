import type { SnapshotFrom } from 'xstate';
import type { SignUpMachine } from './sign-up.flow.ts';

/** Opening an account, as a block shows it. */
export interface SignUpView {
  readonly step: 'form' | 'authenticated';
  /** Whether there is an account with the e-mail address already. */
  readonly isEmailTaken: boolean;
  readonly target: string | null;
}

export function signUpView(snapshot: SnapshotFrom<SignUpMachine>): SignUpView {
  const { availability, target } = snapshot.context;
  return {
    step: snapshot.matches('authenticated') ? 'authenticated' : 'form',
    isEmailTaken: availability === 'taken',
    target,
  };
}
