import type { BlockLoad } from '#engine/render/block-load.ts';
import { loadStanding, type StandingView } from '../_ui/membership-standing.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { MembershipStepProps } from './membership-step.gen.ts';

export type MembershipStepData = StandingView;

export const load: BlockLoad<MembershipStepProps, MembershipStepData, ShopServices> = async (context) => ({
  data: (await loadStanding(context)).standing,
});
