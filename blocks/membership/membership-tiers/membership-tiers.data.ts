import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { createTierViews, type TierView } from '../_shared/tier-view.ts';
import type { MembershipTiersProps } from './membership-tiers.gen.ts';

export interface MembershipTiersData {
  readonly tiers: readonly TierView[];
}

export const loadMembershipTiersData: LoadBlockData<MembershipTiersProps, MembershipTiersData, ShopServices> = async (
  context,
) => {
  const { site, visitor, services, signal } = context;
  const { program } = await services.commerce.membership.config({ signal });
  const { productOfferKey } = program.programConfig;
  const offer = await services.commerce.offers.byKey(visitor.pricingId, productOfferKey, { signal });
  if (offer?.type !== 'membership') throw new Error(`the offer '${productOfferKey}' is no membership`);
  return { data: { tiers: createTierViews(offer, program, site) } };
};
