import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import type { CatalogueMembership } from '../offers/catalogue/catalogue-types.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type { ProductCartItemHandler } from './cart-context.ts';
import { createCartItemBaseResponse, decideWhetherCartItemRecurs } from './cart-item-parts.ts';

export const membershipCartItemHandler: ProductCartItemHandler<CatalogueMembership> = {
  resolve(request, offer) {
    const chosen = priceOf(request, offer);
    if (!chosen) throw createRefusalFault('tier_not_offered', cartMessages.membershipNotOffered());
    return {
      ...request,
      product_type: 'membership',
      membership_tier: chosen.tier,
      membership_period: chosen.period,
      ...decideWhetherCartItemRecurs(request, offer),
    };
  },

  describe(choice, offer, scope) {
    const chosen = priceOf(choice, offer);
    if (!chosen) return 'no_longer_available';
    return {
      ...createCartItemBaseResponse(choice, offer, scope, { unitPrice: chosen.price, quantity: 1 }),
      product_type: 'membership',
      cause_key: offer.causes[0] ?? null,
      membership_tier: chosen.tier,
      membership_period: chosen.period,
    };
  },
};

function priceOf(
  { membership_tier: tierKey, membership_period: period }: CartItemRequest,
  { tiers }: Pick<CatalogueMembership, 'tiers'>,
) {
  const tier = tiers.find(({ key }) => key === tierKey);
  const price = tier?.prices.find((candidate, index) =>
    period === undefined ? index === 0 : candidate.period === period,
  );
  return tier && price ? { tier: tier.key, ...price } : null;
}
