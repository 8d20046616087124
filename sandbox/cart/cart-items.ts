import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueLottery, CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import { isOfferExcludedInRegions } from '../offers/price-list.ts';
import type { CartContext, CartItemHandler, CartItemWithoutId, CartRemovalReason } from './cart-context.ts';
import { createNotForSaleFault } from './cart-item-parts.ts';
import { lotteryItemHandler } from './lottery-item.ts';
import { membershipItemHandler } from './membership-item.ts';
import { raffleItemHandler } from './raffle-item.ts';
import { socialSyndicateItemHandler } from './social-syndicate-item.ts';
import { syndicateItemHandler } from './syndicate-item.ts';

/**
 * Resolves a cart request by the rules of its kind of product.
 *
 * @throws ApiFault 422 when it is not for sale here and now, or breaks a rule.
 */
export function resolveItemRequest(request: CartItemRequest, scope: CartContext): CartItemRequest {
  const offer = findCatalogueOffer(request.lottery_key, scope);
  if (!offer) throw createRefusalFault('offer_not_found', 'This product is not sold here.');
  if (soldAs(request) !== offer.type) {
    throw createRefusalFault('wrong_product_type', 'This product is sold in another way.');
  }
  if (isOfferExcludedInRegions(offer, scope.regions)) {
    throw createRefusalFault('not_in_region', 'This product is not sold where you live.');
  }
  if (isSuspended(offer, scope)) throw createNotForSaleFault();
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(request).resolve(request, offer, scope);
    case 'raffle_ticket':
      return raffleItemHandler.resolve(request, offer, scope);
    case 'syndicate_share':
      return syndicateItemHandler.resolve(request, offer, scope);
    case 'membership':
      return membershipItemHandler.resolve(request, offer, scope);
  }
}

/** Describes a resolved request, or returns why it can no longer be bought. */
export function describeCartItem(choice: CartItemRequest, scope: CartContext): CartItemWithoutId | CartRemovalReason {
  const offer = findCatalogueOffer(choice.lottery_key, scope);
  if (!offer || isSuspended(offer, scope)) return 'no_longer_available';
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(choice).describe(choice, offer, scope);
    case 'raffle_ticket':
      return raffleItemHandler.describe(choice, offer, scope);
    case 'syndicate_share':
      return syndicateItemHandler.describe(choice, offer, scope);
    case 'membership':
      return membershipItemHandler.describe(choice, offer, scope);
  }
}

/** The offer type of a product: multi-draw tickets and party shares belong to a lottery. */
function soldAs({ product_type: type }: CartItemRequest): CatalogueOffer['type'] {
  return type === 'multi_draw_ticket' || type === 'social_syndicate_share' ? 'lottery_ticket' : type;
}

function ticketKind({ product_type: type }: CartItemRequest): CartItemHandler<CatalogueLottery> {
  return type === 'social_syndicate_share' ? socialSyndicateItemHandler : lotteryItemHandler;
}

export function findCatalogueOffer(key: string, { brand }: CartContext): CatalogueOffer | null {
  return brand.catalogue.offers.find((offer) => offer.key === key) ?? null;
}

function isSuspended({ key }: CatalogueOffer, { shop, brand }: CartContext): boolean {
  return shop.offerSuspensions.isSuspended(brand.siteKey, key);
}
