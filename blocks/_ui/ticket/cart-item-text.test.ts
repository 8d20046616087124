import { expect, test } from 'vitest';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { autoplayLabelMessages } from './autoplay-label.messages.gen.ts';
import { cartItemMessages } from './cart-item.messages.gen.ts';
import { describeCartItem, describeCartItemRecurrence, describeCartItemSizeAndDuration } from './cart-item-text.ts';

const cartItem = getTestMessages(cartItemMessages);
const autoplay = getTestMessages(autoplayLabelMessages);

const lotteryKey = 'k';

function bought(rhythm: 'weekly' | 'monthly' | 'every_draw') {
  return { type: 'autoplay', availability: 'optional', enabled: true, rhythm } as const;
}

test.each<[Partial<CartItem>, string]>([
  [{ productType: 'lottery_ticket', numGames: 18, gameOfferName: 'Standard' }, '18 x Standard games'],
  [{ productType: 'multi_draw_ticket', numGames: 4, gameOfferName: 'System 8' }, '4 x System 8 games'],
  [{ productType: 'raffle_ticket', raffleBookSize: 5 }, '5 Ticket Book'],
  [{ productType: 'syndicate_share', numShares: 2 }, '2 x Syndicate shares'],
  [{ productType: 'social_syndicate_share', numShares: 1 }, '1 x Syndicate shares'],
  [
    { productType: 'membership', membershipTier: 'premium', membershipPeriod: 'annually' },
    'Premium membership, paid yearly',
  ],
  [{ productType: 'membership', membershipTier: 'premium', membershipPeriod: 'weekly' }, 'Premium membership'],
  [{ productType: 'voucher_fixed_discount', promotionCode: 'WELCOME5' }, 'Promotion code WELCOME5'],
  [{ productType: 'voucher_percent_discount', promotionCode: 'TENTH' }, 'Promotion code TENTH'],
  [{ productType: 'voucher_fixed_discount_expire', promotionCode: 'MONTH3' }, 'Promotion code MONTH3'],
  [{ productType: 'voucher_credit_amount', promotionCode: 'GIFT2' }, 'Promotion code GIFT2, paid into your wallet'],
])('describeCartItem describes %o as "%s"', (item, words) => {
  expect(describeCartItem({ productType: 'lottery_ticket', lotteryKey, ...item }, cartItem)).toBe(words);
});

test.each<[Partial<CartItem>, string]>([
  [{ productType: 'lottery_ticket', day: null }, 'Every draw'],
  [{ productType: 'lottery_ticket', day: 'sat' }, 'Weekly'],
  [{ productType: 'lottery_ticket', minimumJackpotAmount: '20000000.00' }, 'Jackpots $20,000,000 and over'],
  [{ recurringPurchase: bought('weekly') }, 'Weekly'],
  [{ recurringPurchase: bought('monthly') }, 'Monthly'],
  [{ day: 'sat', recurringPurchase: bought('every_draw') }, 'Every draw'],
  [{ minimumJackpotAmount: '20000000.00', recurringPurchase: bought('weekly') }, 'Jackpots $20,000,000 and over'],
  [{ productType: 'raffle_ticket' }, 'Every draw'],
  [{ productType: 'membership', membershipPeriod: 'monthly' }, 'Monthly'],
  [{ productType: 'membership', membershipPeriod: 'quarterly' }, 'Every three months'],
  [{ productType: 'membership', membershipPeriod: 'biannually' }, 'Twice a year'],
  [{ productType: 'membership', membershipPeriod: 'annually' }, 'Yearly'],
])('describeCartItemRecurrence describes how often %o is bought as "%s"', (item, rhythm) => {
  const total = { amount: '1.00', currency: 'AUD' };
  const again = { type: 'autoplay', availability: 'optional', enabled: true } as const;
  expect(
    describeCartItemRecurrence(
      { productType: 'lottery_ticket', total, recurringPurchase: again, ...item },
      { cartItem, autoplay },
    ),
  ).toBe(rhythm);
});

test.each<[Partial<CartItem>, string[]]>([
  [{ numDraws: 1 }, []],
  [{ numDraws: 5, numWeeks: 2 }, ['5 draws', '2 weeks']],
  [{ productType: 'raffle_ticket', quantity: 1, numRaffleTickets: 5 }, ['1 book', '5 tickets']],
  [{ productType: 'raffle_ticket', quantity: 2, numRaffleTickets: 1 }, ['2 books', '1 ticket']],
  [{ productType: 'syndicate_share', syndicateName: 'The Dozen' }, ['The Dozen']],
])('describeCartItemSizeAndDuration describes %o as %j', (item, words) => {
  const ticket = { productType: 'lottery_ticket', quantity: 1 } as const;
  expect(describeCartItemSizeAndDuration({ ...ticket, ...item }, cartItem)).toEqual(words);
});
