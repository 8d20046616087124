/** A change of a lotto party or of who is in it. */
export type PartyChange =
  | { readonly kind: 'rename'; readonly groupId: string; readonly name: string }
  | { readonly kind: 'leave'; readonly groupId: string }
  | { readonly kind: 'remove'; readonly groupId: string; readonly memberId: string; readonly memberName: string };

/** A change that was made. */
export type CompletedPartyChange =
  | { readonly kind: 'rename' }
  /** Shares of the customer that are still to be drawn. */
  | { readonly kind: 'leave'; readonly sharesKept: number }
  | { readonly kind: 'remove'; readonly memberName: string };

export interface PartyManageMachineContext {
  /** The change that is being made or to be confirmed, or was last; null before the first. */
  readonly change: PartyChange | null;
  /** Error message of the last change; empty for an error without a message, null for no error. */
  readonly failure: string | null;
}

export type PartyManageEvent =
  | { readonly type: 'PARTY.CHANGE'; readonly change: PartyChange }
  | { readonly type: 'PARTY.CONFIRM' }
  | { readonly type: 'PARTY.CANCEL' };

export interface PartyManageEmitted {
  readonly type: 'party.changed';
  readonly changed: CompletedPartyChange;
}
