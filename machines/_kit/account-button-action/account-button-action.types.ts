/** What a button of an account page asks for. */
export type AccountButtonAction =
  | { readonly kind: 'spend-limit.remove'; readonly id: string }
  | { readonly kind: 'precommitment.remove' }
  | { readonly kind: 'break.return' }
  | { readonly kind: 'fund.remove'; readonly id: string }
  | { readonly kind: 'fund.default'; readonly id: string };

export type AccountButtonActionEvent =
  | { readonly type: 'CHANGE.ASK'; readonly change: AccountButtonAction }
  | { readonly type: 'CHANGE.CONFIRM' }
  | { readonly type: 'CHANGE.CANCEL' };

export interface AccountButtonActionMachineContext {
  /** What is asked for, or was refused. */
  readonly change: AccountButtonAction | null;
  /** Why it was refused, in the words of the server; null where it gave none. */
  readonly refusal: string | null;
}

export type AccountButtonActionEmitted = {
  readonly type: 'account-button-action.done';
  readonly change: AccountButtonAction;
};
