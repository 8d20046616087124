import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadMembershipStanding, type MembershipStandingView } from '../_shared/membership-standing.ts';
import type { MembershipStatusProps } from './membership-status.gen.ts';

/** Membership status; null if not signed in. */
export type MembershipStatusBlockData = MembershipStandingView | null;

export const loadMembershipStatusData: LoadBlockData<
  MembershipStatusProps,
  MembershipStatusBlockData,
  ShopBlockLoaderServices
> = async (context) => ({
  data: context.visitor.signedIn ? (await loadMembershipStanding(context)).standing : null,
});
