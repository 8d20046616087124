import type { CartItem, CartItemRequest, Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { Draw } from '../results/draws/draw.ts';
import type { CartDependencies, SandboxBrand } from '../shop.ts';

/** Where and when a cart is filled. */
export interface CartContext {
  readonly shop: CartDependencies;
  readonly brand: SandboxBrand;
  /** Regions of the visitor's sub-variant; empty when there is none. */
  readonly regions: readonly Region[];
  /** Whose cart it is; null for a visitor's. */
  readonly customerId: string | null;
  readonly now: number;
}

/** What an item is described with before its id is known. */
export type CartItemWithoutId = Omit<CartItem, 'id'>;

/** Why an item can no longer be bought. */
export type CartRemovalReason = 'draw_closed' | 'sold_out' | 'no_longer_available';

/** A kind of product: how a request for it is settled, and how what was settled is described. */
export interface CartItemHandler<Offer extends CatalogueOffer> {
  /**
   * Fills in what a request leaves open and proves it against the cart rules.
   *
   * @throws ApiFault 422 with a message for the customer under the target 'this'.
   */
  resolve(request: CartItemRequest, offer: Offer, scope: CartContext): CartItemRequest;
  /** Describes a settled choice at the prices of now, or tells why it can no longer be bought. */
  describe(choice: CartItemRequest, offer: Offer, scope: CartContext): CartItemWithoutId | CartRemovalReason;
}

/** Draws of an offer that are still on sale, the next one first. */
export function listDrawsOnSale(offerKey: string, { shop, brand, now }: CartContext): Draw[] {
  return shop.draws.listUndrawn(brand.siteKey, offerKey).filter(({ closeDate }) => closeDate > now);
}
