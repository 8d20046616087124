import type { SnapshotFrom } from 'xstate';
import { type SignInCodeStepView, signInCodeStepView } from '../_shared/code-request.ts';
import type { LoginMachine } from './login.flow.ts';
import type { LoginFailureOutsideForms } from './login.types.ts';

/** Logging in as a block shows it. */
export interface LoginView {
  readonly step: 'form' | 'provider' | 'code' | 'linking' | 'link_failed' | 'authenticated';
  readonly code: SignInCodeStepView | null;
  /** Provider of an unlinked account that the log-in links; null if none. */
  readonly unlinked: string | null;
  readonly failure: LoginFailureOutsideForms | null;
  readonly target: string | null;
}

export function loginView(snapshot: SnapshotFrom<LoginMachine>): LoginView {
  const { request, isUnlinked, provider, failure, target } = snapshot.context;
  return {
    step: stepOf(snapshot),
    code: request
      ? signInCodeStepView(request, {
          isResending: snapshot.matches({ code_form: 'resending' }),
          mayResend: snapshot.can({ type: 'CODE.RESEND' }),
          isNotResent: failure === 'not_resent',
        })
      : null,
    unlinked: isUnlinked ? provider : null,
    failure,
    target,
  };
}

function stepOf(snapshot: SnapshotFrom<LoginMachine>): LoginView['step'] {
  if (snapshot.matches('code_form')) return 'code';
  if (snapshot.matches('linking')) return 'linking';
  if (snapshot.matches('link_failed')) return 'link_failed';
  if (snapshot.matches('authenticated')) return 'authenticated';
  return snapshot.matches('entering') ? 'form' : 'provider';
}
