import type { PartyConfig, PartyGroup, PartySession } from '#schemas/generated/api/types.gen.ts';

const money = (amount: string) => ({ amount, currency: 'AUD' });

const draw = {
  drawId: 'draw-41',
  drawNo: 41,
  date: '2026-11-22T09:30:00.000Z',
  closeDate: '2026-11-22T08:30:00.000Z',
  day: 'sun',
  status: 'OPEN',
  prizePool: money('4000000.00'),
} as const;

/** An open draw of a private party, with one share of the customer. */
export function createTestPartySession(more: Partial<PartySession> = {}): PartySession {
  return {
    sessionId: 's-1',
    groupId: 'g-1',
    groupName: 'Friday Pies',
    publicityStatus: 'private',
    organiserName: 'Ada',
    isOrganiser: false,
    lotteryKey: 'kettle',
    lotteryName: 'Copper Kettle',
    logo: 'kettle.svg',
    draws: [draw],
    status: 'open',
    autosessionStatus: 'off',
    sharePrice: money('3.40'),
    gamesPerShare: 4,
    numGames: 12,
    sharesSold: 3,
    sharesLeft: 47,
    myShares: 1,
    winnings: null,
    myWinnings: null,
    myOrderIds: ['o-1'],
    createdAt: '2026-11-20T22:00:00.000Z',
    ...more,
  };
}

/** A private party that the customer is in, and that plays nothing. */
export function createTestPartyGroup(more: Partial<PartyGroup> = {}): PartyGroup {
  return {
    id: 'g-1',
    groupName: 'Friday Pies',
    publicityStatus: 'private',
    ownerName: 'Ada',
    numMembers: 2,
    isMember: true,
    isOwner: false,
    token: 'token-1',
    openSession: null,
    createdAt: '2026-11-20T22:00:00.000Z',
    ...more,
  };
}

export function createTestPartyConfig(more: Partial<PartyConfig> = {}): PartyConfig {
  return {
    id: 'kettle',
    lotteryKey: 'kettle',
    lotteryName: 'Copper Kettle',
    logo: 'kettle.svg',
    maxShares: 50,
    sharePrices: [{ sharePrice: money('3.40'), gamesPerShare: 4 }],
    draws: [draw],
    ...more,
  };
}
