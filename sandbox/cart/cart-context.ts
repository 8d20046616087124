import type { CartItem, CartItemRequest, Region } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import type { CartDependencies, SandboxBrand } from '../shop.ts';

/** The brand, price list, customer and time that a cart is priced for. */
export interface SandboxCartContext {
  readonly shop: CartDependencies;
  readonly brand: SandboxBrand;
  /** Regions of the visitor's sub-variant; empty when there is none. */
  readonly regions: readonly Region[];
  /** Owner of the cart; null for a visitor's. */
  readonly customerId: string | null;
  readonly now: number;
}

export type PricedCartItemAnswerWithoutId = Omit<CartItem, 'id'>;

export type CartRemovalReason = 'draw_closed' | 'sold_out' | 'no_longer_available';

/** Resolves cart requests for one kind of product, and describes the resulting items. */
export interface ProductCartItemHandler<Offer extends CatalogueOffer> {
  /**
   * Completes a request with defaults and checks it against the cart rules.
   *
   * @throws ApiFault 422 with a message for the customer under the target 'this'.
   */
  resolve(request: CartItemRequest, offer: Offer, scope: SandboxCartContext): CartItemRequest;
  /** Describes a resolved request at current prices, or returns why it can no longer be bought. */
  describe(
    choice: CartItemRequest,
    offer: Offer,
    scope: SandboxCartContext,
  ): PricedCartItemAnswerWithoutId | CartRemovalReason;
}

/** Draws of an offer on sale, next first. */
export function listDrawsOnSale(offerKey: string, { shop, brand, now }: SandboxCartContext): StoredDraw[] {
  return shop.draws.listUndrawn(brand.siteKey, offerKey).filter(({ closeDate }) => closeDate > now);
}
