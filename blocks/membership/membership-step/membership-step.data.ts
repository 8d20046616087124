import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { loadStanding, type StandingView } from '../_shared/membership-standing.ts';
import type { MembershipStepProps } from './membership-step.gen.ts';

export type MembershipStepData = StandingView;

export const loadMembershipStepData: LoadBlockData<MembershipStepProps, MembershipStepData, ShopServices> = async (
  context,
) => ({
  data: (await loadStanding(context)).standing,
});
