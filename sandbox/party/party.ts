import type { MinorUnits } from '#domain/money.ts';
import type { AutosessionStatus, PartyPublicity, PartySessionStatus } from '#schemas/generated/api/wire-types.gen.ts';

/** People who play together. Moments are epoch milliseconds. */
export interface PartyGroup {
  readonly id: string;
  readonly siteKey: string;
  readonly name: string;
  readonly publicity: PartyPublicity;
  /** Invitation token: whoever has it may see and join the group. */
  readonly token: string;
  /** Decides the numbers of its games, and stays when the group is renamed. Unique. */
  readonly gamesKey: string;
  readonly ownerId: string;
  readonly createdAt: number;
}

/** A draw that a group plays in together. */
export interface PartySession {
  readonly id: string;
  readonly siteKey: string;
  readonly groupId: string;
  readonly organiserId: string;
  readonly drawId: number;
  readonly lotteryKey: string;
  readonly sharePrice: MinorUnits;
  readonly gamesPerShare: number;
  readonly maxShares: number;
  /** Shares of people who are no customers of the sandbox. */
  readonly outsideShares: number;
  readonly autosession: AutosessionStatus;
  readonly status: PartySessionStatus;
  /** What the whole party has won; null until it is paid. */
  readonly winnings: MinorUnits | null;
  readonly createdAt: number;
}

export type NewPartyGroup = Omit<PartyGroup, 'id' | 'token' | 'gamesKey'>;

export type NewPartySession = Omit<PartySession, 'id' | 'status' | 'winnings'> &
  Partial<Pick<PartySession, 'status' | 'winnings'>>;
