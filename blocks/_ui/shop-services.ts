import type { CommerceBlockLoaderServices } from '#commerce/services.ts';
import type { ContentReader } from '#engine/page/content-reader.ts';
import type { ResolvedImage } from '#engine/render/block.ts';

/** What the loaders of the blocks are handed: the calls of the shop, and the pictures that its answers name. */
export interface ShopBlockLoaderServices extends CommerceBlockLoaderServices {
  /** A picture of a site, or of one that it extends, by its file name; null where there is none. It only decorates. */
  readonly picture: (siteKey: string, asset: string) => ResolvedImage | null;
  /** Whether the wallet of this visitor pays for purchases first. */
  readonly walletPurchase: boolean;
  /** What editors wrote beside pages. */
  readonly content: ContentReader;
  /** Where a sign-in may lead, of what an address asks for; null for anywhere else. */
  readonly safeTarget: (siteKey: string, target: string) => string | null;
  /** The regions of a site that a visitor may play from, by the code of their sub-variant. */
  readonly regions: (siteKey: string) => readonly PricingRegionOfSite[];
  /** Address of a path at the origin of the commerce API, for a browser. */
  readonly apiAddress: (path: string) => string;
}

export interface PricingRegionOfSite {
  readonly key: string;
  readonly name: string;
}
