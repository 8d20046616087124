/** A change that an account page offers. */
export type AccountButtonAction =
  | { readonly kind: 'spend-limit.remove'; readonly id: string }
  | { readonly kind: 'precommitment.remove' }
  | { readonly kind: 'break.return' }
  | { readonly kind: 'fund.remove'; readonly id: string }
  | { readonly kind: 'fund.default'; readonly id: string };

export type AccountButtonActionEvent =
  | { readonly type: 'CHANGE.REQUEST'; readonly change: AccountButtonAction }
  | { readonly type: 'CHANGE.CONFIRM' }
  | { readonly type: 'CHANGE.CANCEL' };

export interface AccountButtonActionMachineContext {
  /** The requested or refused change. */
  readonly change: AccountButtonAction | null;
  /** Text of the server for a refusal; null if it sent none. */
  readonly refusal: string | null;
}

export type AccountButtonActionEmitted = {
  readonly type: 'account-button-action.done';
  readonly change: AccountButtonAction;
};
