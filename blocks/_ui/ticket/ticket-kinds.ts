import type { CartProductType } from '#schemas/generated/api/types.gen.ts';

/** Names of the kinds of products, as a ticket shows them. */
export const TICKET_KIND_NAMES: Readonly<Record<CartProductType, string>> = {
  lottery_ticket: 'Lottery ticket',
  multi_draw_ticket: 'Multi-draw ticket',
  raffle_ticket: 'Raffle ticket',
  syndicate_share: 'Syndicate share',
  social_syndicate_share: 'Lotto Party share',
  membership: 'Membership',
  voucher_fixed_discount: 'Voucher',
  voucher_percent_discount: 'Voucher',
  voucher_fixed_discount_expire: 'Voucher',
  voucher_credit_amount: 'Voucher',
};
