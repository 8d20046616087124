import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../offers/money-response.ts';
import { countPartySharesSold, findPartySession, maySeePartyGroup } from '../party/party-sessions.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type { ProductCartItemHandler, SandboxCartContext } from './cart-context.ts';
import { createCartItemBaseResponse, createNotForSaleFault } from './cart-item-parts.ts';

/**
 * Shares of a lotto party session. Only members can buy those of a private group; invited people join by token first.
 */
export const socialSyndicateCartItemHandler: ProductCartItemHandler<CatalogueLottery> = {
  resolve(request, offer, scope) {
    const found = findOpen(request, offer, scope);
    if (!found || !maySeePartyGroup(scope.shop, found.group, scope.customerId)) throw createNotForSaleFault();
    const left = found.session.maxShares - countPartySharesSold(scope.shop, found.session);
    const numShares = request.num_shares ?? 1;
    if (left <= 0) throw createRefusalFault('sold_out', cartMessages.sessionSoldOut());
    if (numShares > left) throw createRefusalFault('too_few_left', cartMessages.sessionSharesLeft({ left }));
    if (request.recurring_purchase?.enabled) {
      throw createRefusalFault('recurring_not_available', cartMessages.partyNotRepeatable());
    }
    return {
      ...request,
      product_type: 'social_syndicate_share',
      syndicate_encoded_id: found.session.id,
      draw_no: found.draw.drawNo,
      num_shares: numShares,
    };
  },

  describe(choice, offer, scope) {
    const found = findOpen(choice, offer, scope);
    if (!found) return 'draw_closed';
    const { session, group, draw } = found;
    if (!maySeePartyGroup(scope.shop, group, scope.customerId)) return 'no_longer_available';
    const numShares = choice.num_shares ?? 1;
    if (numShares > session.maxShares - countPartySharesSold(scope.shop, session)) return 'sold_out';
    return {
      ...createCartItemBaseResponse(choice, offer, scope, { unitPrice: session.sharePrice, quantity: numShares }),
      recurring_purchase: { type: 'autoplay', availability: 'never', enabled: false },
      product_type: 'social_syndicate_share',
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: toPrizePoolResponse(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo)],
      game_type: 'standard',
      num_games: session.gamesPerShare * numShares,
      syndicate_name: group.name,
      syndicate_encoded_id: session.id,
      cost_per_share: toDecimalAmount(session.sharePrice, scope.brand.catalogue.branding.currency),
      num_shares: numShares,
    };
  },
};

function findOpen(
  { syndicate_encoded_id: id = '' }: CartItemRequest,
  offer: Pick<CatalogueLottery, 'key'>,
  { shop, brand, now }: SandboxCartContext,
) {
  const found = findPartySession(shop, brand.siteKey, id);
  if (!found || found.session.status !== 'open' || found.session.lotteryKey !== offer.key) return null;
  return found.draw.closeDate > now ? found : null;
}
