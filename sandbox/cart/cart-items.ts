import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueLottery, CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import { isOfferExcludedInAllGivenRegions } from '../offers/price-list.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type {
  CartRemovalReason,
  PricedCartItemAnswerWithoutId,
  ProductCartItemHandler,
  SandboxCartContext,
} from './cart-context.ts';
import { createNotForSaleFault } from './cart-item-parts.ts';
import { lotteryCartItemHandler } from './lottery-item.ts';
import { membershipCartItemHandler } from './membership-item.ts';
import { raffleCartItemHandler } from './raffle-item.ts';
import { socialSyndicateCartItemHandler } from './social-syndicate-item.ts';
import { syndicateCartItemHandler } from './syndicate-item.ts';

/**
 * Resolves a cart request by the rules of its kind of product.
 *
 * @throws ApiFault 422 when it is not for sale here and now, or breaks a rule.
 */
export function validateAndCompleteCartItemRequest(
  request: CartItemRequest,
  scope: SandboxCartContext,
): CartItemRequest {
  const offer = findCatalogueOffer(request.lottery_key, scope);
  if (!offer) throw createRefusalFault('offer_not_found', cartMessages.notSoldHere());
  if (soldAs(request) !== offer.type) {
    throw createRefusalFault('wrong_product_type', cartMessages.soldOtherwise());
  }
  if (isOfferExcludedInAllGivenRegions(offer, scope.regions)) {
    throw createRefusalFault('not_in_region', cartMessages.notSoldWhereYouLive());
  }
  if (isSuspended(offer, scope)) throw createNotForSaleFault();
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(request).resolve(request, offer, scope);
    case 'raffle_ticket':
      return raffleCartItemHandler.resolve(request, offer, scope);
    case 'syndicate_share':
      return syndicateCartItemHandler.resolve(request, offer, scope);
    case 'membership':
      return membershipCartItemHandler.resolve(request, offer, scope);
  }
}

/** Describes a resolved request, or returns why it can no longer be bought. */
export function composeCartItemOrRemovalReason(
  choice: CartItemRequest,
  scope: SandboxCartContext,
): PricedCartItemAnswerWithoutId | CartRemovalReason {
  const offer = findCatalogueOffer(choice.lottery_key, scope);
  if (!offer || isSuspended(offer, scope)) return 'no_longer_available';
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(choice).describe(choice, offer, scope);
    case 'raffle_ticket':
      return raffleCartItemHandler.describe(choice, offer, scope);
    case 'syndicate_share':
      return syndicateCartItemHandler.describe(choice, offer, scope);
    case 'membership':
      return membershipCartItemHandler.describe(choice, offer, scope);
  }
}

/** The offer type of a product: multi-draw tickets and party shares belong to a lottery. */
function soldAs({ product_type: type }: CartItemRequest): CatalogueOffer['type'] {
  return type === 'multi_draw_ticket' || type === 'social_syndicate_share' ? 'lottery_ticket' : type;
}

function ticketKind({ product_type: type }: CartItemRequest): ProductCartItemHandler<CatalogueLottery> {
  return type === 'social_syndicate_share' ? socialSyndicateCartItemHandler : lotteryCartItemHandler;
}

export function findCatalogueOffer(key: string, { brand }: SandboxCartContext): CatalogueOffer | null {
  return brand.catalogue.offers.find((offer) => offer.key === key) ?? null;
}

function isSuspended({ key }: CatalogueOffer, { shop, brand }: SandboxCartContext): boolean {
  return shop.offerSuspensions.isSuspended(brand.siteKey, key);
}
