import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { RecurringOption } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadMembershipStanding, type MembershipStandingView } from '../_shared/membership-standing.ts';
import { createMembershipTierViews, type MembershipTierView } from '../_shared/tier-view.ts';
import type { MembershipChoiceProps } from './membership-choice.gen.ts';
import { createMembershipSubscriptionView, type MembershipSubscriptionView } from './plan-view.ts';

export interface MembershipChoiceBlockData {
  readonly standing: MembershipStandingView;
  readonly offerKey: string;
  readonly recurring: RecurringOption;
  readonly tiers: readonly MembershipTierView[];
  readonly isOnSale: boolean;
  /** Null for customers without a paid membership, or with one that has no subscription. */
  readonly plan: MembershipSubscriptionView | null;
}

export const loadMembershipChoiceData: LoadBlockData<
  MembershipChoiceProps,
  MembershipChoiceBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, visitor, services, signal, now } = context;
  const { standing, program } = await loadMembershipStanding(context);
  const { productOfferKey: offerKey } = program.programConfig;
  const isPremium = standing.status === 'member' && standing.tier === 'premium';
  const [offer, subscriptions] = await Promise.all([
    services.commerce.offers.byKey(visitor.pricingId, offerKey, { signal }),
    isPremium ? services.commerce.subscriptions.list({ lotteryKeys: [offerKey] }, { signal }) : null,
  ]);
  if (offer?.type !== 'membership') throw new Error(`the offer '${offerKey}' is no membership`);
  return {
    data: {
      standing,
      offerKey,
      recurring: offer.recurringPurchase,
      tiers: createMembershipTierViews(offer, program, site),
      isOnSale: offer.availability === 'available' && !offer.suspended,
      plan: subscriptions && createMembershipSubscriptionView(subscriptions.entries, site, now),
    },
  };
};
