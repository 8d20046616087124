import type { CartItem, CartItemRequest, Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { OfferEntry } from '../offers/catalogue/types.ts';
import type { Draw } from '../results/draws/draw.ts';
import type { Brand, CartShop } from '../shop.ts';

/** Where and when a cart is filled. */
export interface CartScope {
  readonly shop: CartShop;
  readonly brand: Brand;
  /** Regions of the visitor's sub-variant; empty when there is none. */
  readonly regions: readonly Region[];
  /** Whose cart it is; null for a visitor's. */
  readonly customerId: string | null;
  readonly now: number;
}

/** What an item is described with before its id is known. */
export type DescribedItem = Omit<CartItem, 'id'>;

/** Why an item can no longer be bought. */
export type RemovalReason = 'draw_closed' | 'sold_out' | 'no_longer_available';

/** A kind of product: how a request for it is settled, and how what was settled is described. */
export interface ItemKind<Offer extends OfferEntry> {
  /**
   * Fills in what a request leaves open and proves it against the cart rules.
   *
   * @throws ApiFault 422 with a message for the customer under the target 'this'.
   */
  settle(request: CartItemRequest, offer: Offer, scope: CartScope): CartItemRequest;
  /** Describes a settled choice at the prices of now, or tells why it can no longer be bought. */
  describe(choice: CartItemRequest, offer: Offer, scope: CartScope): DescribedItem | RemovalReason;
}

/** Draws of an offer that are still on sale, the next one first. */
export function drawsOnSale(offerKey: string, { shop, brand, now }: CartScope): Draw[] {
  return shop.draws.toDraw(brand.siteKey, offerKey).filter(({ closeDate }) => closeDate > now);
}
