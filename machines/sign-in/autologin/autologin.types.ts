import type { RequiredSignInCode } from '../_shared/code-request.ts';

/** A link that signs in: by a token that was sent, or by one that carries a session from another host or app. */
export interface SignInLink {
  readonly kind: 'autologin' | 'transfer';
  readonly token: string;
}

export interface AutologinMachineContext {
  /** Where to go once signed in; null until `LINK.FOLLOW`. */
  readonly target: string | null;
  readonly link: SignInLink | null;
  readonly request: RequiredSignInCode | null;
  /** Whether the link got no final response and may be retried. */
  readonly isUnanswered: boolean;
  readonly isNotResent: boolean;
}

export type AutologinEvent =
  | { readonly type: 'LINK.FOLLOW'; readonly link: SignInLink; readonly target: string }
  | { readonly type: 'LINK.RETRY' }
  | { readonly type: 'CODE.RESEND' };

/** The customer is signed in, and the page must be left. */
export interface AutologinEmitted {
  readonly type: 'autologin.authenticated';
  readonly target: string | null;
}
