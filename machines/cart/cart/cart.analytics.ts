import { type CartItemAnalyticsFields, listCartAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import type { Cart, CartItem, CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { findAddedCartItems } from './cart.queue.ts';
import type { CartCommand } from './cart.types.ts';

/**
 * The products that an addition brought into the cart, without vouchers. A page that has not fetched the cart before can't
 * compare: it takes the last item of the requested product.
 */
export function listProductsAddedByCommand(
  before: Cart | null,
  after: Cart,
  command: CartCommand | undefined,
): readonly CartItemAnalyticsFields[] {
  const added = before ? findAddedCartItems(before.cartItems, after.cartItems) : lastRequested(after, command);
  return listCartAnalyticsFields(added, after.cartReference, sourceOf(command));
}

function lastRequested({ cartItems }: Cart, command: CartCommand | undefined): readonly CartItem[] {
  const added = new Set<CartItem>();
  for (const { lotteryKey } of requestsOf(command)) {
    const item = cartItems.findLast((each) => each.lotteryKey === lotteryKey && !added.has(each));
    if (item) added.add(item);
  }
  return cartItems.filter((item) => added.has(item));
}

function requestsOf(command: CartCommand | undefined): readonly CartItemRequest[] {
  if (command?.kind === 'add') return [command.item];
  return command?.kind === 'build' ? command.items : [];
}

/** The products that the customer removed, without those that the shop removed. */
export function listProductsRemovedByCommand(
  before: Cart | null,
  command: CartCommand | undefined,
): readonly CartItemAnalyticsFields[] {
  if (!before || command?.kind !== 'delete') return [];
  return listCartProducts(before, command.id);
}

/** The products of a cart, or the one of an item. */
export function listCartProducts(cart: Cart | null, id?: string): readonly CartItemAnalyticsFields[] {
  if (!cart) return [];
  const items = id === undefined ? cart.cartItems : cart.cartItems.filter((item) => item.id === id);
  return listCartAnalyticsFields(items, cart.cartReference, 'cart');
}

/** The place in the shop that an addition came from. */
function sourceOf(command: CartCommand | undefined): string {
  return command?.kind === 'add' || command?.kind === 'build' ? command.source : 'cart';
}
