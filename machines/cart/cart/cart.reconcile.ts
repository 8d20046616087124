import { findRepricedItems } from '#domain/cart/repriced-items.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import type { CartMachineContext } from './cart.types.ts';

type Changed = Pick<CartMachineContext, 'cart' | 'removed' | 'repriced' | 'leaving'>;

/**
 * Replaces the cart by that of a response, and notes what the shop removed or repriced itself. Such a change stops a departure
 * to the checkout.
 */
export function replaceCartAndNoteShopChanges(
  { cart: before, removed, repriced, seen, leaving }: CartMachineContext,
  cart: Cart,
): Changed {
  const known = new Set([...seen, ...removed.map(({ id }) => id)]);
  const gone = cart.autoRemovedItems.filter(({ id }) => !known.has(id));
  const changed = findRepricedItems(before?.cartItems ?? [], cart.cartItems);
  const hasNews = gone.length > 0 || changed.length > 0;
  const still = new Set(cart.cartItems.map(({ id }) => id));
  const earlier = repriced.filter(({ id }) => still.has(id) && !changed.some((item) => item.id === id));
  return {
    cart,
    removed: [...removed, ...gone],
    repriced: [...earlier, ...changed],
    leaving: leaving && hasNews ? { ...leaving, isBlocked: true } : leaving,
  };
}

/** Whether a cart can be bought as it is shown. */
export function canCheckOut({ cart, leaving }: Pick<CartMachineContext, 'cart' | 'leaving'>): boolean {
  if (!cart || !leaving || leaving.isBlocked) return false;
  return cart.cartItems.length > 0 && Object.keys(cart.blockedReasons).length === 0;
}
