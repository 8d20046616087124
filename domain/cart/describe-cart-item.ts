import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { type AutoplayRhythm, describeGamesTicketsOrShares, formatAutoplayLabel } from '../autoplay-words.ts';
import { parseDecimalAmount } from '../money.ts';

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

type Extended = Pick<
  CartItem,
  'productType' | 'quantity' | 'numDraws' | 'numWeeks' | 'numRaffleTickets' | 'syndicateName'
>;

type Repeated = Pick<
  CartItem,
  'productType' | 'day' | 'membershipPeriod' | 'minimumJackpotAmount' | 'recurringPurchase' | 'total'
>;

/** Text for a cart item (specification: Business constants and limits, "Autoplay labels"). */
export function describeCartItem(item: Described): string {
  const { productType, numGames = 1, numShares = 1, raffleBookSize = 1 } = item;
  switch (productType) {
    case 'lottery_ticket':
    case 'multi_draw_ticket':
      return describeGamesTicketsOrShares({
        kind: 'games',
        count: numGames,
        offer: item.gameOfferName ?? item.gameType ?? '',
      });
    case 'raffle_ticket':
      return describeGamesTicketsOrShares({ kind: 'tickets', count: raffleBookSize });
    case 'syndicate_share':
    case 'social_syndicate_share':
      return describeGamesTicketsOrShares({ kind: 'shares', count: numShares });
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

/** Texts for the quantities and duration of a cart item. */
export function describeCartItemSizeAndDuration(item: Extended): readonly string[] {
  const { productType, quantity, numDraws = 1, numWeeks = 1, numRaffleTickets = 1, syndicateName } = item;
  return [
    ...(syndicateName === undefined ? [] : [syndicateName]),
    ...(productType === 'raffle_ticket' ? [counted(quantity, 'book'), counted(numRaffleTickets, 'ticket')] : []),
    ...(numDraws > 1 ? [counted(numDraws, 'draw')] : []),
    ...(numWeeks > 1 ? [counted(numWeeks, 'week')] : []),
  ];
}

function counted(amount: number, one: string): string {
  return `${amount} ${one}${amount === 1 ? '' : 's'}`;
}

/** Text for how often a recurring cart item is bought. */
export function describeCartItemRecurrence(item: Repeated, locale: string): string {
  const { productType, day, membershipPeriod = 'monthly', minimumJackpotAmount = null, total } = item;
  if (productType === 'membership') return RENEWALS[membershipPeriod] ?? membershipPeriod;
  const least = minimumJackpotAmount === null ? null : parseDecimalAmount(minimumJackpotAmount);
  const { rhythm = day ? 'weekly' : 'every_draw' } = item.recurringPurchase;
  return formatAutoplayLabel(RHYTHMS[rhythm], least, { locale, currency: total.currency });
}

const RHYTHMS = { weekly: 'weekly', monthly: 'monthly', every_draw: 'every-draw' } as const satisfies Record<
  NonNullable<CartItem['recurringPurchase']['rhythm']>,
  AutoplayRhythm
>;

const RENEWALS: Readonly<Record<string, string>> = {
  monthly: 'Monthly',
  quarterly: 'Every three months',
  biannually: 'Twice a year',
  annually: 'Yearly',
};

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
