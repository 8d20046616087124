import type { SnapshotFrom } from 'xstate';
import { type SignInCodeStepView, signInCodeStepView } from '../_shared/code-request.ts';
import type { AutologinMachine } from './autologin.flow.ts';

/** A link that signs in, as a block shows it. */
export interface AutologinView {
  readonly step: 'loading' | 'code' | 'success' | 'failure';
  readonly code: SignInCodeStepView | null;
  readonly mayRetry: boolean;
  readonly target: string | null;
}

export function autologinView(snapshot: SnapshotFrom<AutologinMachine>): AutologinView {
  const { request, isNotResent, target } = snapshot.context;
  return {
    step: stepOf(snapshot),
    code: request
      ? signInCodeStepView(request, {
          isResending: snapshot.matches({ code_form: 'resending' }),
          mayResend: snapshot.can({ type: 'CODE.RESEND' }),
          isNotResent,
        })
      : null,
    mayRetry: snapshot.can({ type: 'LINK.RETRY' }),
    target,
  };
}

function stepOf(snapshot: SnapshotFrom<AutologinMachine>): AutologinView['step'] {
  if (snapshot.matches('code_form')) return 'code';
  if (snapshot.matches('success')) return 'success';
  return snapshot.matches('generic_failure') ? 'failure' : 'loading';
}
