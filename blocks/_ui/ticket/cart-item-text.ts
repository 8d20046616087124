import { parseDecimalAmount } from '#domain/money.ts';
import type { AutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { AutoplayLabelMessages } from './autoplay-label.messages.gen.ts';
import { formatAutoplayLabel } from './autoplay-label.ts';
import type { CartItemMessages } from './cart-item.messages.gen.ts';

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
export function describeCartItem(item: Described, messages: CartItemMessages): string {
  const { productType, numGames = 1, numShares = 1, raffleBookSize = 1 } = item;
  switch (productType) {
    case 'lottery_ticket':
    case 'multi_draw_ticket':
      return messages.games({ count: numGames, offer: item.gameOfferName ?? item.gameType ?? '' });
    case 'raffle_ticket':
      return messages.book({ count: raffleBookSize });
    case 'syndicate_share':
    case 'social_syndicate_share':
      return messages.shares({ count: numShares });
    case 'membership':
      return messages.membership({
        tier: capitalise(item.membershipTier ?? ''),
        period: toMembershipPeriod(item.membershipPeriod),
      });
    case 'voucher_fixed_discount':
    case 'voucher_percent_discount':
    case 'voucher_fixed_discount_expire':
      return messages.promotion({ code: item.promotionCode ?? item.lotteryKey });
    case 'voucher_credit_amount':
      return messages.promotionForWallet({ code: item.promotionCode ?? item.lotteryKey });
  }
}

/** Texts for the quantities and duration of a cart item. */
export function describeCartItemSizeAndDuration(item: Extended, messages: CartItemMessages): readonly string[] {
  const { productType, quantity, numDraws = 1, numWeeks = 1, numRaffleTickets = 1, syndicateName } = item;
  return [
    ...(syndicateName === undefined ? [] : [syndicateName]),
    ...(productType === 'raffle_ticket'
      ? [messages.books({ count: quantity }), messages.tickets({ count: numRaffleTickets })]
      : []),
    ...(numDraws > 1 ? [messages.draws({ count: numDraws })] : []),
    ...(numWeeks > 1 ? [messages.weeks({ count: numWeeks })] : []),
  ];
}

/** Messages of a cart item that is bought again. */
export interface CartItemRecurrenceMessages {
  readonly cartItem: Pick<CartItemMessages, 'renewal'>;
  readonly autoplay: AutoplayLabelMessages;
}

/** Text for how often a recurring cart item is bought. */
export function describeCartItemRecurrence(item: Repeated, { cartItem, autoplay }: CartItemRecurrenceMessages): string {
  const { productType, day, membershipPeriod = 'monthly', minimumJackpotAmount = null, total } = item;
  if (productType === 'membership') return cartItem.renewal({ period: toMembershipPeriod(membershipPeriod) });
  const least =
    minimumJackpotAmount === null
      ? null
      : { minor: parseDecimalAmount(minimumJackpotAmount, total.currency), currency: total.currency };
  const { rhythm = day ? 'weekly' : 'every_draw' } = item.recurringPurchase;
  return formatAutoplayLabel(RHYTHMS[rhythm], least, autoplay);
}

const RHYTHMS = { weekly: 'weekly', monthly: 'monthly', every_draw: 'every-draw' } as const satisfies Record<
  NonNullable<CartItem['recurringPurchase']['rhythm']>,
  AutoplayRhythm
>;

const MEMBERSHIP_PERIODS = ['monthly', 'quarterly', 'biannually', 'annually'] as const;

function toMembershipPeriod(key: string | undefined): (typeof MEMBERSHIP_PERIODS)[number] | 'unknown' {
  return MEMBERSHIP_PERIODS.find((period) => period === key) ?? 'unknown';
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
