import type { CartItemRequest, PurchaseData } from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Brand, Shop } from '../shop.ts';
import type { Checkout, PurchaseSource } from './checkout.ts';

export interface PurchaseRequest {
  readonly shop: Shop;
  readonly brand: Brand;
  readonly customer: Customer;
  /** Key of the sub-variant that the customer is in, or null. */
  readonly subVariant: string | null;
  /** The customer's cart, which the purchase empties, or items that it leaves the cart alone for. */
  readonly items: 'cart' | readonly CartItemRequest[];
  readonly source: PurchaseSource;
  readonly data: PurchaseData;
  readonly now: number;
}

/**
 * Buys with the money of the wallet: moves it to the sales, makes the tickets, and empties the cart. Call it inside a
 * transaction; a refusal leaves nothing of the purchase behind, so the caller may catch it and go on.
 *
 * @throws ApiFault 422 `empty_cart`, `insufficient_funds`, `spend_limit_exceeded`, `not_in_region`, `draw_closed`,
 * `sold_out` or `no_longer_available`, or a code of the cart's rules.
 */
export function purchase(_request: PurchaseRequest): Checkout {
  throw new Error('nothing is sold yet');
}
