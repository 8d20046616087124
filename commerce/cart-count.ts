import type { Cart } from '#schemas/generated/api/types.gen.ts';

/** The number on the cart badge: the items of a cart that are no vouchers. */
export function cartCount({ cartItems }: Pick<Cart, 'cartItems'>): number {
  return cartItems.filter(({ productType }) => !isVoucher(productType)).length;
}

export function isVoucher(productType: string): boolean {
  return productType.startsWith('voucher_');
}
