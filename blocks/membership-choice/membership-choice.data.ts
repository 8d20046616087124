import type { BlockLoad } from '#engine/render/block-load.ts';
import type { RecurringOption } from '#schemas/generated/api/types.gen.ts';
import { loadStanding, type StandingView } from '../_ui/membership-standing.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { type TierView, tierViews } from '../_ui/tier-view.ts';
import type { MembershipChoiceProps } from './membership-choice.gen.ts';

export interface MembershipChoiceData {
  readonly standing: StandingView;
  readonly offerKey: string;
  readonly recurring: RecurringOption;
  readonly tiers: readonly TierView[];
  readonly isOnSale: boolean;
}

export const load: BlockLoad<MembershipChoiceProps, MembershipChoiceData, ShopServices> = async (context) => {
  const { site, visitor, services, signal } = context;
  const { standing, program } = await loadStanding(context);
  const { productOfferKey: offerKey } = program.programConfig;
  const offer = await services.commerce.offers.byKey(visitor.pricingId, offerKey, { signal });
  if (offer?.type !== 'membership') throw new Error(`the offer '${offerKey}' is no membership`);
  return {
    data: {
      standing,
      offerKey,
      recurring: offer.recurringPurchase,
      tiers: tierViews(offer, program.giveaways, site),
      isOnSale: offer.availability === 'available' && !offer.suspended,
    },
  };
};
