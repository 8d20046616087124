import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ConsentBannerProps } from './consent-banner.gen.ts';

export interface ConsentBannerBlockData {
  /** Whether the visitor has not chosen yet. */
  readonly needsChoice: boolean;
}

export const loadConsentBannerData: LoadBlockData<ConsentBannerProps, ConsentBannerBlockData, unknown> = async ({
  visitor,
}) => ({
  data: { needsChoice: visitor.consent.size === 0 },
});
