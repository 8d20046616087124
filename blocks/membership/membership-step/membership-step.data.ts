import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadMembershipStanding, type MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipStepProps } from './membership-step.gen.ts';

export type MembershipStepData = MembershipStandingView;

export const loadMembershipStepData: LoadBlockData<
  MembershipStepProps,
  MembershipStepData,
  ShopBlockLoaderServices
> = async (context) => ({
  data: (await loadMembershipStanding(context)).standing,
});
