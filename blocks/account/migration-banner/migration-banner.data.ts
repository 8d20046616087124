import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrFallback } from '../../_ui/load-or-fallback.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { MigrationBannerProps } from './migration-banner.gen.ts';

export interface MigrationBannerBlockData {
  readonly isEligible: boolean;
}

/** An offer that can't be looked up is not made. */
export const loadMigrationBannerData: LoadBlockData<
  MigrationBannerProps,
  MigrationBannerBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { services, signal } = context;
  const customer = await loadOrFallback(services.commerce.customer.get({ signal }), null, signal);
  const status = customer?.migrationStatus;
  return { data: { isEligible: status === 'eligible_soft' || status === 'eligible_hard' } };
};
