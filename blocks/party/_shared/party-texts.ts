import type { PartyMessages } from './party.messages.gen.ts';
import type { PartySessionView } from './party-view.ts';

/** Opens the wizard for this group on the page that a link leads to (specification: "Location state"). */
export function createGroupWizardLocationState(groupId: string, groupName: string): string {
  return JSON.stringify({ shouldShowCreateGroupModal: true, groupId, groupName });
}

/** Lines of a paid session, label and amount: the winnings of the party, and the customer's part. */
export function listPartySessionWinnings(
  { status, winnings, myWinnings }: Pick<PartySessionView, 'status' | 'winnings' | 'myWinnings'>,
  messages: PartyMessages,
): readonly (readonly [string, string])[] {
  if (status !== 'paid') return [];
  const party = [messages.won(), winnings ?? messages.nothing()] as const;
  return myWinnings === null ? [party] : [party, [messages.youWon(), myWinnings]];
}

/** Shares of the customer in a session, or shares on sale; empty for none. */
export function describePartySessionShares(
  {
    status,
    priceText: price,
    sharesLeft,
    myShares: shares,
    myWinnings: amount,
  }: Pick<PartySessionView, 'status' | 'priceText' | 'sharesLeft' | 'myShares' | 'myWinnings'>,
  messages: PartyMessages,
): string {
  if (status === 'open') return messages.openSession({ price, sharesLeft });
  if (shares > 0 && amount !== null) return messages.ownSharesAndWinnings({ shares, amount });
  if (shares > 0) return messages.ownShares({ shares });
  return amount === null ? '' : messages.ownWinnings({ amount });
}
