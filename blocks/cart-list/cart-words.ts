import { isVoucher } from '#commerce/cart-count.ts';
import type { AutoRemovedItem, CartItem } from '#schemas/generated/api/types.gen.ts';

export const WORDS = {
  heading: 'Your cart',
  remove: 'Remove',
  total: 'Total',
  preOrder: 'Of which charged later, for pre-orders',
  games: 'Games',
  draws: 'Draws',
  weeks: 'Weeks',
  books: 'Books',
  shares: 'Shares',
  numbers: 'Numbers',
  blocked: 'This cart cannot be bought yet',
  removed: 'Taken out of your cart',
  quickpick: 'Numbers picked for you',
};

export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** What an item is, in a line. */
export function itemText(item: CartItem): string {
  if (isVoucher(item.productType)) return 'Voucher';
  switch (item.productType) {
    case 'raffle_ticket':
      return `${item.raffleBookSize ?? 1} Ticket Book, ${count(item.numRaffleTickets ?? 1, 'ticket', 'tickets')}`;
    case 'syndicate_share':
    case 'social_syndicate_share':
      return [item.syndicateName, count(item.numShares ?? 1, 'share', 'shares')].filter(Boolean).join(', ');
    case 'membership':
      return [item.membershipTier, item.membershipPeriod].filter(Boolean).join(', ');
    default:
      return [item.gameOfferName, count(item.numGames ?? 1, 'game', 'games'), ...coverage(item)]
        .filter(Boolean)
        .join(', ');
  }
}

function coverage({ numDraws = 1, numWeeks = 1 }: CartItem): string[] {
  return [
    ...(numDraws > 1 ? [count(numDraws, 'draw', 'draws')] : []),
    ...(numWeeks > 1 ? [count(numWeeks, 'week', 'weeks')] : []),
  ];
}

export function removedText({ name, reason }: AutoRemovedItem): string {
  switch (reason) {
    case 'draw_closed':
      return `${name}: sales for its draw have closed.`;
    case 'sold_out':
      return `${name}: it is sold out.`;
    case 'no_longer_available':
      return `${name}: it is no longer on sale.`;
  }
}
