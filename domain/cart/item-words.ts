import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { type AutoplayRhythm, autoplayDescription } from '../autoplay-words.ts';

type Described = Pick<
  CartItem,
  | 'productType'
  | 'gameOfferName'
  | 'gameType'
  | 'numGames'
  | 'raffleBookSize'
  | 'numShares'
  | 'membershipTier'
  | 'membershipPeriod'
  | 'promotionCode'
  | 'lotteryKey'
>;

/** What an item of a cart is, in words (specification: Business constants and limits, "Autoplay labels"). */
export function itemDescription(item: Described): string {
  const { productType, numGames = 1, numShares = 1, raffleBookSize = 1 } = item;
  switch (productType) {
    case 'lottery_ticket':
    case 'multi_draw_ticket':
      return autoplayDescription({ kind: 'games', count: numGames, offer: item.gameOfferName ?? item.gameType ?? '' });
    case 'raffle_ticket':
      return autoplayDescription({ kind: 'tickets', count: raffleBookSize });
    case 'syndicate_share':
    case 'social_syndicate_share':
      return autoplayDescription({ kind: 'shares', count: numShares });
    case 'membership':
      return [`${capitalised(item.membershipTier ?? '')} membership`.trim(), periodWord(item)]
        .filter(Boolean)
        .join(', ');
    case 'voucher_fixed_discount':
    case 'voucher_percent_discount':
    case 'voucher_fixed_discount_expire':
      return `Promotion code ${item.promotionCode ?? item.lotteryKey}`;
    case 'voucher_credit_amount':
      return `Promotion code ${item.promotionCode ?? item.lotteryKey}, paid into your wallet`;
  }
}

/** How often an item is bought once it is bought repeatedly. */
export function itemRhythm({ productType, day }: Pick<CartItem, 'productType' | 'day'>): AutoplayRhythm {
  if (productType === 'membership') return 'monthly';
  return day ? 'weekly' : 'every-draw';
}

const PERIODS: Readonly<Record<string, string>> = {
  monthly: 'paid monthly',
  quarterly: 'paid every three months',
  biannually: 'paid twice a year',
  annually: 'paid yearly',
};

function periodWord({ membershipPeriod = '' }: Described): string {
  return PERIODS[membershipPeriod] ?? membershipPeriod;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
