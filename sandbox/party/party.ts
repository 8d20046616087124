import type { MinorUnits } from '#domain/money.ts';
import type { AutosessionStatus, PartyPublicity, PartySessionStatus } from '#schemas/generated/api/wire-types.gen.ts';

/** A lotto party group. Times are epoch milliseconds. */
export interface StoredPartyGroup {
  readonly id: string;
  readonly siteKey: string;
  readonly name: string;
  readonly publicity: PartyPublicity;
  /** Invitation token. Its holders may see and join the group. */
  readonly token: string;
  /** Decides the numbers of its games, and stays when the group is renamed. Unique. */
  readonly gamesKey: string;
  readonly ownerId: string;
  readonly createdAt: number;
}

/** A group's participation in one draw. */
export interface StoredPartySession {
  readonly id: string;
  readonly siteKey: string;
  readonly groupId: string;
  readonly organiserId: string;
  readonly drawId: number;
  readonly lotteryKey: string;
  readonly sharePrice: MinorUnits;
  readonly gamesPerShare: number;
  readonly maxShares: number;
  /** Shares of simulated buyers. */
  readonly outsideShares: number;
  readonly autosession: AutosessionStatus;
  readonly status: PartySessionStatus;
  /** Winnings of the whole party; null until paid. */
  readonly winnings: MinorUnits | null;
  readonly createdAt: number;
}

export type NewPartyGroup = Omit<StoredPartyGroup, 'id' | 'token' | 'gamesKey'>;

export type NewPartySession = Omit<StoredPartySession, 'id' | 'status' | 'winnings'> &
  Partial<Pick<StoredPartySession, 'status' | 'winnings'>>;
