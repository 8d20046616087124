import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { refusal } from '../http/api-fault.ts';
import type { LotteryEntry } from '../offers/catalogue/types.ts';
import { prizePoolAnswer } from '../offers/money-answer.ts';
import { findSession, maySee, sharesSold } from '../party/party-sessions.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import type { CartScope, ItemKind } from './cart-scope.ts';
import { itemBase, notForSale } from './item-parts.ts';

/**
 * Shares of a session of a lotto party, which the id of the session names. Those of a private group are for its members:
 * who was invited joins by the token first.
 */
export const socialSyndicateItem: ItemKind<LotteryEntry> = {
  settle(request, offer, scope) {
    const found = findOpen(request, offer, scope);
    if (!found || !maySee(scope.shop, found.group, scope.customerId)) throw notForSale();
    const left = found.session.maxShares - sharesSold(scope.shop, found.session);
    const numShares = request.num_shares ?? 1;
    if (left <= 0) throw refusal('sold_out', 'All shares of this session are sold.');
    if (numShares > left) throw refusal('too_few_left', `Only ${left} shares of this session are left.`);
    if (request.recurring_purchase?.enabled) {
      throw refusal('recurring_not_available', 'Shares of a lotto party cannot be bought repeatedly.');
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
    if (!maySee(scope.shop, group, scope.customerId)) return 'no_longer_available';
    const numShares = choice.num_shares ?? 1;
    if (numShares > session.maxShares - sharesSold(scope.shop, session)) return 'sold_out';
    return {
      ...itemBase(choice, offer, scope, { unitPrice: session.sharePrice, quantity: numShares }),
      recurring_purchase: { type: 'autoplay', availability: 'never', enabled: false },
      product_type: 'social_syndicate_share',
      draw_no: draw.drawNo,
      draw_date: new Date(draw.date).toISOString(),
      prize_pool: prizePoolAnswer(draw.prizePool, scope.brand.catalogue.branding.currency),
      draw_encoded_ids: [encodedId(draw.siteKey, draw.offerKey, draw.drawNo)],
      game_type: 'standard',
      num_games: session.gamesPerShare * numShares,
      syndicate_name: group.name,
      syndicate_encoded_id: session.id,
      cost_per_share: toDecimalAmount(session.sharePrice),
      num_shares: numShares,
    };
  },
};

function findOpen(
  { syndicate_encoded_id: id = '' }: CartItemRequest,
  offer: LotteryEntry,
  { shop, brand, now }: CartScope,
) {
  const found = findSession(shop, brand.siteKey, id);
  if (!found || found.session.status !== 'open' || found.session.lotteryKey !== offer.key) return null;
  return found.draw.closeDate > now ? found : null;
}
