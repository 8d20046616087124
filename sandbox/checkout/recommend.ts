import type { CartItem, CartItemRequest, RecommendedOrder } from '#schemas/generated/api/wire-types.gen.ts';
import { listDrawsOnSale, type SandboxCartContext } from '../cart/cart-context.ts';
import {
  composeCartItemOrRemovalReason,
  findCatalogueOffer,
  validateAndCompleteCartItemRequest,
} from '../cart/cart-items.ts';
import { getOfferKeyForDraws } from '../cart/item-draws.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../offers/money-response.ts';
import { toRequestForSameItemInNextDraw } from '../tickets/orders/reorder.ts';

const MOST = 4;

/**
 * Offers that the customer bought most often, then those with the highest prize. Only offers that can be bought now.
 */
export function listRecommendedOrders(customerId: string, scope: SandboxCartContext): RecommendedOrder[] {
  const played = scope.shop.orders
    .listMostBought(customerId)
    .map(({ offerKey, choice }) =>
      recommended(
        'played_before',
        offerKey,
        choice.product_type === 'membership' ? null : toRequestForSameItemInNextDraw(choice),
        scope,
      ),
    );
  const popular = byPrize(scope)
    .filter(({ key }) => !played.some((known) => known?.lottery_key === key))
    .map((offer) => recommended('popular', offer.key, firstChoice(offer), scope));
  return [...played, ...popular].filter((entry) => entry !== null).slice(0, MOST);
}

/** An offer with default choices; null where it needs a choice or can't be bought now. */
export function createRecommendedOrderFromOffer(
  offer: CatalogueOffer,
  scope: SandboxCartContext,
): RecommendedOrder | null {
  return recommended('popular', offer.key, firstChoice(offer), scope);
}

function recommended(
  reason: RecommendedOrder['reason'],
  offerKey: string,
  request: CartItemRequest | null,
  scope: SandboxCartContext,
): RecommendedOrder | null {
  const offer = findCatalogueOffer(offerKey, scope);
  const item = offer && request ? priced(request, scope) : null;
  if (!offer || !request || !item) return null;
  const [draw] = listDrawsOnSale(getOfferKeyForDraws(offer), scope);
  return {
    reason,
    lottery_key: offer.key,
    name: offer.name,
    logo: offer.logo,
    draw_date: draw ? new Date(draw.date).toISOString() : null,
    prize_pool: toPrizePoolResponse(draw?.prizePool ?? null, scope.brand.catalogue.branding.currency),
    request,
    total: item.total,
  };
}

/** Null where the rules of the cart refuse it now. */
function priced(request: CartItemRequest, scope: SandboxCartContext): Omit<CartItem, 'id'> | null {
  try {
    const described = composeCartItemOrRemovalReason(validateAndCompleteCartItemRequest(request, scope), scope);
    return typeof described === 'string' ? null : described;
  } catch (error) {
    if (error instanceof ApiFault) return null;
    throw error;
  }
}

function firstChoice(offer: CatalogueOffer): CartItemRequest | null {
  switch (offer.type) {
    case 'lottery_ticket': {
      const games = offer.gameTypes[0]?.gameOffers[0]?.defaultGames ?? 1;
      const [day] = offer.selectableDays;
      const [cause] = offer.causes;
      return {
        product_type: 'lottery_ticket',
        lottery_key: offer.key,
        quickpick: true,
        num_games: games,
        ...(day === undefined ? {} : { day }),
        ...(cause === undefined ? {} : { cause_key: cause }),
      };
    }
    case 'raffle_ticket': {
      const [cause] = offer.causes;
      return {
        product_type: 'raffle_ticket',
        lottery_key: offer.key,
        ...(cause === undefined ? {} : { cause_key: cause }),
      };
    }
    case 'membership':
    case 'syndicate_share':
      return null;
  }
}

function byPrize(scope: SandboxCartContext): CatalogueOffer[] {
  const prize = (offer: CatalogueOffer) => listDrawsOnSale(getOfferKeyForDraws(offer), scope)[0]?.prizePool ?? 0;
  return scope.brand.catalogue.offers.toSorted((left, right) => prize(right) - prize(left));
}
