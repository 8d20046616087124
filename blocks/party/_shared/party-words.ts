import type { PartySessionStatus } from '#schemas/generated/api/types.gen.ts';
import type { PartyGroupView, PartySessionView } from './party-view.ts';

export const PARTY_WORDS = {
  drawn: 'Drawn',
  closes: 'Sales close',
  prize: 'To be won',
  share: 'A share',
  yours: 'Your shares',
  jackpot: 'Jackpot',
  won: 'The party won',
  nothing: 'Nothing this time',
  youWon: 'You won',
  organiser: 'Organised by',
  promoted: 'Promoted',
  next: 'Choose the next draw',
};

export const PARTY_SESSION_STATUS_TEXTS: Readonly<Record<PartySessionStatus, string>> = {
  open: 'Open',
  closed: 'Sales have closed',
  paid: 'Drawn and paid',
  cancelled: 'Cancelled: nobody took a share',
};

const PUBLICITY: Readonly<Record<PartyGroupView['publicity'], string>> = {
  private: 'By invitation',
  promoted: 'Promoted, open to all',
  public: 'Open to all',
};

export function formatPartyShares(shares: number): string {
  return shares === 1 ? '1 share' : `${shares} shares`;
}

export function formatPartyGames(games: number): string {
  return games === 1 ? '1 game' : `${games} games`;
}

export function formatPartySharesLeft({ sharesLeft }: Pick<PartySessionView, 'sharesLeft'>): string {
  return sharesLeft === 0 ? 'All shares are taken' : `${formatPartyShares(sharesLeft)} left`;
}

export function formatMemberCountAndPublicity({
  members,
  publicity,
}: Pick<PartyGroupView, 'members' | 'publicity'>): string {
  return `${members === 1 ? '1 member' : `${members} members`}, ${PUBLICITY[publicity].toLowerCase()}`;
}

/** Opens the wizard for this group on the page that a link leads to (specification: "Location state"). */
export function createGroupWizardLocationState(groupId: string, groupName: string): string {
  return JSON.stringify({ shouldShowCreateGroupModal: true, groupId, groupName });
}

/** Lines of a paid session for the page, label and amount: what the party won, and what the customer got of it. */
export function listPartySessionWinnings({
  status,
  winnings,
  myWinnings,
}: Pick<PartySessionView, 'status' | 'winnings' | 'myWinnings'>): readonly (readonly [string, string])[] {
  if (status !== 'paid') return [];
  const party = [PARTY_WORDS.won, winnings ?? PARTY_WORDS.nothing] as const;
  return myWinnings === null ? [party] : [party, [PARTY_WORDS.youWon, myWinnings]];
}
