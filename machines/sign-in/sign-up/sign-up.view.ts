import type { SnapshotFrom } from 'xstate';
import type { SignUpMachine } from './sign-up.flow.ts';

/** Opening an account, as a block shows it. */
export interface SignUpView {
  readonly step: 'form' | 'provider' | 'linking' | 'link_failed' | 'authenticated';
  /** Whether there is an account with the e-mail address already. */
  readonly isEmailTaken: boolean;
  /** The provider whose account is linked to the one that is opened. */
  readonly unlinked: string | null;
  readonly hasProviderFailed: boolean;
  readonly target: string | null;
}

export function signUpView(snapshot: SnapshotFrom<SignUpMachine>): SignUpView {
  const { availability, provider, hasProviderFailed, target } = snapshot.context;
  return {
    step: stepOf(snapshot),
    isEmailTaken: availability === 'taken',
    unlinked: provider,
    hasProviderFailed,
    target,
  };
}

function stepOf(snapshot: SnapshotFrom<SignUpMachine>): SignUpView['step'] {
  if (snapshot.matches('linking')) return 'linking';
  if (snapshot.matches('link_failed')) return 'link_failed';
  if (snapshot.matches('authenticated')) return 'authenticated';
  return snapshot.matches('leaving_for_provider') ? 'provider' : 'form';
}
