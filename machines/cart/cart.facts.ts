import { isVoucher } from '#commerce/cart-count.ts';
import { type ProductFact, productFact } from '#domain/cart/product-fact.ts';
import type { Cart, CartItem } from '#schemas/generated/api/types.gen.ts';
import { itemsNotIn } from './cart.queue.ts';
import type { CartCommand } from './cart.types.ts';

/** What came into the cart with an answer; vouchers are no products. */
export function addedProducts(before: Cart | null, after: Cart, source: string | null): readonly ProductFact[] {
  return factsOf(itemsNotIn(before?.cartItems ?? [], after.cartItems), after, source);
}

/** What the customer took out; what the shop takes out meanwhile is something else. */
export function removedProducts(before: Cart | null, command: CartCommand | undefined): readonly ProductFact[] {
  if (!before || command?.kind !== 'delete') return [];
  return productsOf(before, command.id);
}

/** The products of a cart, or the one of an item. */
export function productsOf(cart: Cart | null, id?: string): readonly ProductFact[] {
  if (!cart) return [];
  const items = id === undefined ? cart.cartItems : cart.cartItems.filter((item) => item.id === id);
  return factsOf(items, cart, 'cart');
}

export function sourceOf(command: CartCommand | undefined): string | null {
  return command?.kind === 'add' || command?.kind === 'build' ? command.source : null;
}

function factsOf(items: readonly CartItem[], { cartReference }: Cart, source: string | null): readonly ProductFact[] {
  return items
    .filter(({ productType }) => !isVoucher(productType))
    .map((item) => productFact(item, cartReference, source));
}
