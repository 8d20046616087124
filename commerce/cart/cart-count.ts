import type { Cart } from '#schemas/generated/api/types.gen.ts';

/** Number of cart items for the badge, without vouchers. */
export function countCartItems({ cartItems }: Pick<Cart, 'cartItems'>): number {
  return cartItems.filter(({ productType }) => !isVoucherProductType(productType)).length;
}

/** Ticket kinds that navigation items depend on. */
export type CartTicketKind = 'lottery' | 'syndicate';

/** Ticket kinds in a cart (specification: Navigation bar, "if the cart has a lottery ticket"). */
export function listLotteryAndSyndicateKindsInCart({ cartItems }: Pick<Cart, 'cartItems'>): CartTicketKind[] {
  const types = new Set(cartItems.map(({ productType }) => productType));
  const kinds: CartTicketKind[] = [];
  if (types.has('lottery_ticket') || types.has('multi_draw_ticket')) kinds.push('lottery');
  if (types.has('syndicate_share') || types.has('social_syndicate_share')) kinds.push('syndicate');
  return kinds;
}

export function isVoucherProductType(productType: string): boolean {
  return productType.startsWith('voucher_');
}
