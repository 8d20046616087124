import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { refusal } from '../http/api-fault.ts';
import type { LotteryEntry, OfferEntry } from '../offers/catalogue/types.ts';
import { isExcluded } from '../offers/price-list.ts';
import type { CartScope, DescribedItem, ItemKind, RemovalReason } from './cart-scope.ts';
import { notForSale } from './item-parts.ts';
import { lotteryItem } from './lottery-item.ts';
import { membershipItem } from './membership-item.ts';
import { raffleItem } from './raffle-item.ts';
import { socialSyndicateItem } from './social-syndicate-item.ts';
import { syndicateItem } from './syndicate-item.ts';

/**
 * Settles what a visitor asks for, by the rules of its kind of product.
 *
 * @throws ApiFault 422 when it is not for sale here and now, or breaks a rule.
 */
export function resolveItemRequest(request: CartItemRequest, scope: CartScope): CartItemRequest {
  const offer = findOffer(request.lottery_key, scope);
  if (!offer) throw refusal('offer_not_found', 'This product is not sold here.');
  if (soldAs(request) !== offer.type) {
    throw refusal('wrong_product_type', 'This product is sold in another way.');
  }
  if (isExcluded(offer, scope.regions)) {
    throw refusal('not_in_region', 'This product is not sold where you live.');
  }
  if (isSuspended(offer, scope)) throw notForSale();
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(request).settle(request, offer, scope);
    case 'raffle_ticket':
      return raffleItem.settle(request, offer, scope);
    case 'syndicate_share':
      return syndicateItem.settle(request, offer, scope);
    case 'membership':
      return membershipItem.settle(request, offer, scope);
  }
}

/** Describes a settled choice, or tells why it can no longer be bought. */
export function describeItem(choice: CartItemRequest, scope: CartScope): DescribedItem | RemovalReason {
  const offer = findOffer(choice.lottery_key, scope);
  if (!offer || isSuspended(offer, scope)) return 'no_longer_available';
  switch (offer.type) {
    case 'lottery_ticket':
      return ticketKind(choice).describe(choice, offer, scope);
    case 'raffle_ticket':
      return raffleItem.describe(choice, offer, scope);
    case 'syndicate_share':
      return syndicateItem.describe(choice, offer, scope);
    case 'membership':
      return membershipItem.describe(choice, offer, scope);
  }
}

/** The type of the offer that a product is sold by: tickets of several draws and shares of parties are of a lottery. */
function soldAs({ product_type: type }: CartItemRequest): OfferEntry['type'] {
  return type === 'multi_draw_ticket' || type === 'social_syndicate_share' ? 'lottery_ticket' : type;
}

function ticketKind({ product_type: type }: CartItemRequest): ItemKind<LotteryEntry> {
  return type === 'social_syndicate_share' ? socialSyndicateItem : lotteryItem;
}

export function findOffer(key: string, { brand }: CartScope): OfferEntry | null {
  return brand.catalogue.offers.find((offer) => offer.key === key) ?? null;
}

function isSuspended({ key }: OfferEntry, { shop, brand }: CartScope): boolean {
  return shop.offerStates.isSuspended(brand.siteKey, key);
}
