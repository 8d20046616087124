import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { MigrationBannerProps } from './migration-banner.gen.ts';

export interface MigrationBannerData {
  readonly isEligible: boolean;
}

export const load: BlockLoad<MigrationBannerProps, MigrationBannerData, ShopServices> = async (context) => {
  const { services, signal } = context;
  const { migrationStatus } = await services.commerce.customer.get({ signal });
  return { data: { isEligible: migrationStatus === 'eligible_soft' || migrationStatus === 'eligible_hard' } };
};
