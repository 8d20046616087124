export interface PartyGroupJoinMachineContext {
  /** What went wrong with the last try, in words of the shop where it has any; null for nothing. */
  readonly failure: string | null;
}

export type PartyGroupJoinEvent = {
  readonly type: 'GROUP.JOIN';
  /** The token of the invitation. */
  readonly token: string;
};

/** The customer is a member of the group with this id. */
export interface PartyGroupJoinEmitted {
  readonly type: 'party.joined';
  readonly groupId: string;
}
