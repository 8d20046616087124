import type { Cart } from '#schemas/generated/api/types.gen.ts';

/** The number on the cart badge: the items of a cart that are no vouchers. */
export function countCartItems({ cartItems }: Pick<Cart, 'cartItems'>): number {
  return cartItems.filter(({ productType }) => !isVoucherProductType(productType)).length;
}

/** A kind of ticket that some items of the navigation ask for. */
export type CartTicketKind = 'lottery' | 'syndicate';

/** The kinds of tickets in a cart (specification: Navigation bar, "if the cart has a lottery ticket"). */
export function listCartTicketKinds({ cartItems }: Pick<Cart, 'cartItems'>): CartTicketKind[] {
  const types = new Set(cartItems.map(({ productType }) => productType));
  const kinds: CartTicketKind[] = [];
  if (types.has('lottery_ticket') || types.has('multi_draw_ticket')) kinds.push('lottery');
  if (types.has('syndicate_share') || types.has('social_syndicate_share')) kinds.push('syndicate');
  return kinds;
}

export function isVoucherProductType(productType: string): boolean {
  return productType.startsWith('voucher_');
}
