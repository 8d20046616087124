import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueSyndicatesOfLottery } from '../offers/catalogue/catalogue-types.ts';
import { toPrizePoolResponse } from '../offers/money-response.ts';
import { countSyndicateSharesLeft, createSyndicateId, type Syndicate } from '../offers/syndicate.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { cartMessages } from './cart.messages.gen.ts';
import { listDrawsOnSale, type ProductCartItemHandler, type SandboxCartContext } from './cart-context.ts';
import { createCartItemBaseResponse, createNotForSaleFault, decideWhetherCartItemRecurs } from './cart-item-parts.ts';

export const syndicateCartItemHandler: ProductCartItemHandler<CatalogueSyndicatesOfLottery> = {
  resolve(request, offer, scope) {
    const found = findSyndicate(request, offer, scope);
    if (!found) throw createNotForSaleFault();
    const left = countSyndicateSharesLeft(found.syndicate, found.draw, scope.shop.orders, scope.now);
    const numShares = request.num_shares ?? 1;
    if (left === 0) throw createRefusalFault('sold_out', cartMessages.syndicateSoldOut());
    if (numShares > left) throw createRefusalFault('too_few_left', cartMessages.syndicateSharesLeft({ left }));
    return {
      ...request,
      product_type: 'syndicate_share',
      draw_no: found.draw.drawNo,
      syndicate_encoded_id: createSyndicateId(found.syndicate.key, found.draw),
      syndicate_key: found.syndicate.key,
      num_shares: numShares,
      ...decideWhetherCartItemRecurs(request, offer),
    };
  },

  describe(choice, offer, scope) {
    const found = findSyndicate(choice, offer, scope);
    if (!found) return 'draw_closed';
    const { syndicate, draw } = found;
    const numShares = choice.num_shares ?? 1;
    if (numShares > countSyndicateSharesLeft(found.syndicate, found.draw, scope.shop.orders, scope.now))
      return 'sold_out';
    return {
      ...createCartItemBaseResponse(choice, offer, scope, { unitPrice: syndicate.costPerShare, quantity: numShares }),
      product_type: 'syndicate_share',
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: toPrizePoolResponse(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo)],
      game_type: syndicate.gameType,
      num_games: syndicate.numGames,
      syndicate_key: syndicate.key,
      syndicate_name: syndicate.name,
      syndicate_encoded_id: createSyndicateId(syndicate.key, draw),
      cost_per_share: toDecimalAmount(syndicate.costPerShare, scope.brand.catalogue.branding.currency),
      num_shares: numShares,
    };
  },
};

/** Finds a syndicate by its id in a draw, or by key in the next draw with shares left. */
function findSyndicate(
  { syndicate_encoded_id: id, syndicate_key: wanted }: CartItemRequest,
  offer: Pick<CatalogueSyndicatesOfLottery, 'lotteryKey' | 'syndicates'>,
  scope: SandboxCartContext,
): { syndicate: Syndicate; draw: StoredDraw } | null {
  for (const draw of listDrawsOnSale(offer.lotteryKey, scope)) {
    const syndicate = offer.syndicates.find(({ key }) =>
      id === undefined ? key === wanted : createSyndicateId(key, draw) === id,
    );
    if (syndicate && (id !== undefined || countSyndicateSharesLeft(syndicate, draw, scope.shop.orders, scope.now) > 0))
      return { syndicate, draw };
  }
  return null;
}
