import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createMembershipTierViews, type MembershipTierView } from '../_shared/tier-view.ts';
import type { MembershipTiersProps } from './membership-tiers.gen.ts';

export interface MembershipTiersBlockData {
  readonly tiers: readonly MembershipTierView[];
}

export const loadMembershipTiersData: LoadBlockData<
  MembershipTiersProps,
  MembershipTiersBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, visitor, services, signal } = context;
  const { program } = await services.commerce.membership.config({ signal });
  const { productOfferKey } = program.programConfig;
  const offer = await services.commerce.offers.byKey(visitor.pricingId, productOfferKey, { signal });
  if (offer?.type !== 'membership') throw new Error(`the offer '${productOfferKey}' is no membership`);
  return { data: { tiers: createMembershipTierViews(offer, program, site) } };
};
