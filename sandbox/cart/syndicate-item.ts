import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { refusal } from '../http/api-fault.ts';
import type { SyndicateEntry } from '../offers/catalogue/types.ts';
import { prizePoolAnswer } from '../offers/money-answer.ts';
import { type Syndicate, sharesToBuy, syndicateId } from '../offers/syndicate.ts';
import type { Draw } from '../results/draws/draw.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import { type CartScope, drawsOnSale, type ItemKind } from './cart-scope.ts';
import { itemBase, notForSale, settleRecurring } from './item-parts.ts';

export const syndicateItem: ItemKind<SyndicateEntry> = {
  settle(request, offer, scope) {
    const found = findSyndicate(request, offer, scope);
    if (!found) throw notForSale();
    const left = sharesToBuy(found.syndicate, found.draw, scope.shop.orders, scope.now);
    const numShares = request.num_shares ?? 1;
    if (left === 0) throw refusal('sold_out', 'All shares of this syndicate are sold.');
    if (numShares > left) throw refusal('too_few_left', `Only ${left} shares of this syndicate are left.`);
    return {
      ...request,
      product_type: 'syndicate_share',
      draw_no: found.draw.drawNo,
      syndicate_encoded_id: syndicateId(found.syndicate.key, found.draw),
      syndicate_key: found.syndicate.key,
      num_shares: numShares,
      ...settleRecurring(request, offer),
    };
  },

  describe(choice, offer, scope) {
    const found = findSyndicate(choice, offer, scope);
    if (!found) return 'draw_closed';
    const { syndicate, draw } = found;
    const numShares = choice.num_shares ?? 1;
    if (numShares > sharesToBuy(found.syndicate, found.draw, scope.shop.orders, scope.now)) return 'sold_out';
    return {
      ...itemBase(choice, offer, scope, { unitPrice: syndicate.costPerShare, quantity: numShares }),
      product_type: 'syndicate_share',
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: prizePoolAnswer(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [encodedId(draw.siteKey, draw.offerKey, draw.drawNo)],
      game_type: syndicate.gameType,
      num_games: syndicate.numGames,
      syndicate_key: syndicate.key,
      syndicate_name: syndicate.name,
      syndicate_encoded_id: syndicateId(syndicate.key, draw),
      cost_per_share: toDecimalAmount(syndicate.costPerShare),
      num_shares: numShares,
    };
  },
};

/** The syndicate in the draw that an id names, or that a key names in the next draw with shares to buy. */
function findSyndicate(
  { syndicate_encoded_id: id, syndicate_key: wanted }: CartItemRequest,
  offer: SyndicateEntry,
  scope: CartScope,
): { syndicate: Syndicate; draw: Draw } | null {
  for (const draw of drawsOnSale(offer.lotteryKey, scope)) {
    const syndicate = offer.syndicates.find(({ key }) =>
      id === undefined ? key === wanted : syndicateId(key, draw) === id,
    );
    if (syndicate && (id !== undefined || sharesToBuy(syndicate, draw, scope.shop.orders, scope.now) > 0))
      return { syndicate, draw };
  }
  return null;
}
