import type { Verification } from '#schemas/generated/api/types.gen.ts';

export type AutomaticIdentityCheckEvent =
  /** Look the customer up in the registers. */
  | { readonly type: 'AUTO_VERIFICATION.START' }
  /** Go to the identity provider; it comes back to this page. */
  | { readonly type: 'CONNECT_ID.START' };

export interface AutomaticIdentityCheckInput {
  /** Whether the customer comes back from the identity provider. */
  readonly isReturning: boolean;
}

export interface AutomaticIdentityCheckMachineContext extends AutomaticIdentityCheckInput {
  /** What the last check has found; null before one. */
  readonly result: Verification | null;
  /** Why a check was refused, in the words of the server; '' where it gave none. */
  readonly refusal: string | null;
}

export type AutomaticIdentityCheckEmitted = {
  readonly type: 'automatic-identity-check.done';
  readonly status: Verification['status'];
};
