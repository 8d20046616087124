/** What a button of an account page asks for. */
export type AccountChange =
  | { readonly kind: 'spend-limit.remove'; readonly id: string }
  | { readonly kind: 'precommitment.remove' }
  | { readonly kind: 'break.return' }
  | { readonly kind: 'fund.remove'; readonly id: string }
  | { readonly kind: 'fund.default'; readonly id: string };

export type AccountChangeEvent =
  | { readonly type: 'CHANGE.ASK'; readonly change: AccountChange }
  | { readonly type: 'CHANGE.CONFIRM' }
  | { readonly type: 'CHANGE.CANCEL' };

export interface AccountChangeContext {
  /** What is asked for, or was refused. */
  readonly change: AccountChange | null;
  /** Why it was refused, in the words of the server; null where it gave none. */
  readonly refusal: string | null;
}

export type AccountChangeEmitted = { readonly type: 'account-change.done'; readonly change: AccountChange };
