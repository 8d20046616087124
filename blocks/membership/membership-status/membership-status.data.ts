import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import { loadStanding, type StandingView } from '../_shared/membership-standing.ts';
import type { MembershipStatusProps } from './membership-status.gen.ts';

/** Where the customer stands; null for a visitor. */
export type MembershipStatusData = StandingView | null;

export const loadMembershipStatusData: LoadBlockData<
  MembershipStatusProps,
  MembershipStatusData,
  ShopServices
> = async (context) => ({
  data: context.visitor.signedIn ? (await loadStanding(context)).standing : null,
});
