import type { CommerceBlockLoaderServices } from '#commerce/services.ts';
import type { ContentReader } from '#engine/page/content-reader.ts';
import type { ResolvedImage } from '#engine/render/block.ts';

/** Services for block loaders: the API calls, and the pictures that responses name. */
export interface ShopBlockLoaderServices extends CommerceBlockLoaderServices {
  /** A decorative picture of a site, or of one that it extends, by its file name; null if there is none. */
  readonly picture: (siteKey: string, asset: string) => ResolvedImage | null;
  /** Whether the wallet of this visitor pays for purchases first. */
  readonly walletPurchase: boolean;
  /** CMS content other than pages. */
  readonly content: ContentReader;
  /** The redirect target after sign-in if the site allows it, else null. */
  readonly safeTarget: (siteKey: string, target: string) => string | null;
  /** The regions of a site that a visitor may play from, by the code of their sub-variant. */
  readonly regions: (siteKey: string) => readonly PricingRegionOfSite[];
  /** Address of a path on the origin of the commerce API, for a browser. */
  readonly apiAddress: (path: string) => string;
}

export interface PricingRegionOfSite {
  readonly key: string;
  readonly name: string;
}
