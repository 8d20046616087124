import type { ShopBlockLoaderServices } from '#blocks/_ui/shop-services.ts';
import { type GetImageSources, resolvePictureByFileName } from '#engine/page/site-prop-resolvers.ts';
import { toSafeRedirectTarget } from '#engine/routing/safe-redirect-target.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';

export interface CommonBlockServicesOptions {
  readonly catalogue: () => Pick<SiteCatalogue, 'resolve'>;
  readonly imageSources: GetImageSources;
  readonly apiOrigin: string;
}

/** Services of blocks that are the same for all visitors. */
export function createCommonBlockServices({
  catalogue,
  imageSources,
  apiOrigin,
}: CommonBlockServicesOptions): Omit<ShopBlockLoaderServices, 'commerce' | 'content' | 'walletPurchase'> {
  return {
    picture: (key, asset) => {
      const owner = catalogue().resolve(key);
      return owner ? resolvePictureByFileName(owner, asset, imageSources) : null;
    },
    safeTarget: (key, target) => {
      const owner = catalogue().resolve(key);
      return owner ? toSafeRedirectTarget(owner.config, target) : null;
    },
    regions: (key) =>
      [...(catalogue().resolve(key)?.config.subVariants ?? [])].map(([code, { name }]) => ({ key: code, name })),
    apiAddress: (path) => new URL(path, apiOrigin).href,
  };
}
