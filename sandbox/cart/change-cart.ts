import type { CartItemChange, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault, createRefusalFault } from '../http/api-fault.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type { SandboxCartContext } from './cart-context.ts';
import { validateAndCompleteCartItemRequest } from './cart-items.ts';
import { getVoucherCartItemId } from './promotions/promotion.ts';

const MOST_ITEMS = 100;

/**
 * Puts an item into a cart.
 *
 * @throws ApiFault 422 when it breaks a rule, when the cart is full, or when it already holds a membership.
 */
export function addItemToStoredCart(request: CartItemRequest, token: string, scope: SandboxCartContext): void {
  const { carts } = scope.shop;
  const items = carts.listItems(token);
  carts.clearRemovals(token);
  if (items.length >= MOST_ITEMS) throw createRefusalFault('cart_full', cartMessages.cartFull({ most: MOST_ITEMS }));
  if (request.product_type === 'membership' && items.some(isMembership)) {
    throw createRefusalFault('already_in_cart', cartMessages.membershipInCart());
  }
  carts.addItem(token, validateAndCompleteCartItemRequest(request, scope), scope.now);
}

/** @throws ApiFault 404 `cart_item_not_found`, or 422 when the changed item breaks a rule. */
export function changeItemInStoredCart(
  id: string,
  change: CartItemChange,
  token: string,
  scope: SandboxCartContext,
): void {
  const item = scope.shop.carts.findItem(token, id);
  if (!item) throw noSuchItem();
  scope.shop.carts.clearRemovals(token);
  scope.shop.carts.updateItem(item.id, validateAndCompleteCartItemRequest(changed(item.choice, change), scope));
}

/** Removes an item or the voucher. @throws ApiFault 404 `cart_item_not_found`. */
export function removeItemOrVoucherFromStoredCart(id: string, token: string, { shop }: SandboxCartContext): void {
  shop.carts.clearRemovals(token);
  const voucher = shop.promotions.findInCart(token);
  if (voucher && getVoucherCartItemId(voucher.id) === id) return shop.promotions.removeFromCart(token);
  const item = shop.carts.findItem(token, id);
  if (!item) throw noSuchItem();
  shop.carts.removeItem(item.id);
}

/**
 * Moves the items of a visitor's cart into a customer's and deletes the visitor's. Skips identical items, a second
 * membership or voucher, and what exceeds the maximum.
 */
export function mergeVisitorIntoCustomerCart(from: string, to: string, { shop }: SandboxCartContext): void {
  const { carts, promotions } = shop;
  const customerItems = carts.listItems(to);
  const known = new Set(customerItems.map(({ choice }) => JSON.stringify(choice)));
  let hasMembership = customerItems.some(isMembership);
  let room = MOST_ITEMS - customerItems.length;
  for (const item of carts.listItems(from)) {
    if (room === 0 || known.has(JSON.stringify(item.choice)) || (hasMembership && isMembership(item))) continue;
    carts.moveItem(item.id, to);
    hasMembership ||= isMembership(item);
    room -= 1;
  }
  const voucher = promotions.findInCart(from);
  if (voucher && !promotions.findInCart(to)) promotions.addToCart(to, voucher.promotion);
  carts.moveRemovals(from, to);
  carts.delete(from);
}

export function emptyStoredCart(token: string, { shop }: SandboxCartContext): void {
  for (const { id } of shop.carts.listItems(token)) shop.carts.removeItem(id);
  shop.promotions.removeFromCart(token);
}

/** Another weekday means other draws, so the stored draw number is dropped. */
function changed({ draw_no: drawNo, ...choice }: CartItemRequest, change: CartItemChange): CartItemRequest {
  const isDrawUnchanged = drawNo !== undefined && change.day === undefined;
  return { ...choice, ...(isDrawUnchanged ? { draw_no: drawNo } : {}), ...change };
}

function isMembership({ choice }: { choice: CartItemRequest }): boolean {
  return choice.product_type === 'membership';
}

function noSuchItem() {
  return createNotFoundFault('cart_item_not_found', cartMessages.noSuchItem());
}
