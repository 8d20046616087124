import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadMembershipStanding, type MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipJoiningProps } from './membership-joining.gen.ts';

export type MembershipJoiningBlockData = MembershipStandingView;

export const loadMembershipJoiningData: LoadBlockData<
  MembershipJoiningProps,
  MembershipJoiningBlockData,
  ShopBlockLoaderServices
> = async (context) => ({
  data: (await loadMembershipStanding(context)).standing,
});
