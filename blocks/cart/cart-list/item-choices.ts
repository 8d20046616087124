import type { CartItem, CartItemChange } from '#schemas/generated/api/types.gen.ts';
import type { CartOptionsOfProduct } from './cart-list.data.ts';

/** A count of a cart item that can be changed in place, with its options. */
export interface CartItemCountOptions {
  readonly kind: 'games' | 'draws' | 'weeks' | 'books' | 'shares';
  readonly value: number;
  readonly options: readonly number[];
  readonly change: (value: number) => CartItemChange;
}

const MOST = 20;

/** Counts of an item that can be changed in the cart. Numbers picked by the customer must be picked again. */
export function listCartItemCountOptions(
  item: CartItem,
  product: CartOptionsOfProduct | undefined,
): CartItemCountOptions[] {
  switch (item.productType) {
    case 'lottery_ticket':
    case 'multi_draw_ticket':
      return lotteryChoices(item, product).filter(({ options }) => options.length > 1);
    case 'raffle_ticket':
      return [
        {
          kind: 'books',
          value: item.quantity,
          options: upTo(item.quantity),
          change: (quantity) => ({ quantity }),
        },
      ];
    case 'syndicate_share': {
      const value = item.numShares ?? 1;
      return [{ kind: 'shares', value, options: upTo(value), change: (numShares) => ({ numShares }) }];
    }
    default:
      return [];
  }
}

function lotteryChoices(item: CartItem, product: CartOptionsOfProduct | undefined): CartItemCountOptions[] {
  const { gameType = '', gameOffer = '', numGames = 1, numDraws = 1, numWeeks = 1, quickpick = false } = item;
  const games = product?.games[gameType];
  if (!games) return [];
  const counts = quickpick ? (games.counts[gameOffer] ?? []) : [];
  return [
    {
      kind: 'games',
      value: numGames,
      options: counts,
      change: (value) => ({ numGames: value, quickpick: true }),
    },
    { kind: 'draws', value: numDraws, options: games.numDraws, change: (value) => ({ numDraws: value }) },
    { kind: 'weeks', value: numWeeks, options: games.numWeeks, change: (value) => ({ numWeeks: value }) },
  ];
}

function upTo(value: number): number[] {
  return Array.from({ length: Math.max(MOST, value) }, (_, index) => index + 1);
}

/** The item with a pending change applied, as far as the page can compute it. */
export function applyOptimisticCartItemChange(item: CartItem, change: CartItemChange | null | undefined): CartItem {
  if (!change) return item;
  const { quantity = item.quantity, numGames, numDraws, numWeeks, numShares, recurringPurchase } = change;
  const { numRaffleTickets, raffleBookSize = 1 } = item;
  return {
    ...item,
    quantity,
    ...(numRaffleTickets === undefined ? {} : { numRaffleTickets: quantity * raffleBookSize }),
    recurringPurchase: { ...item.recurringPurchase, ...recurringPurchase },
    ...(numGames === undefined ? {} : { numGames }),
    ...(numDraws === undefined ? {} : { numDraws }),
    ...(numWeeks === undefined ? {} : { numWeeks }),
    ...(numShares === undefined ? {} : { numShares }),
  };
}
