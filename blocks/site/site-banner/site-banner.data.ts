import type { LoadBlockData } from '#engine/render/block-load.ts';
import { hashBannerText } from '#engine/visitor/dismissed-banner.ts';
import type { SiteBannerProps } from './site-banner.gen.ts';

export interface SiteBannerBlockData {
  /** Names the text, so that putting it away is about this very text. */
  readonly version: string;
  readonly isDismissed: boolean;
}

export const loadSiteBannerData: LoadBlockData<SiteBannerProps, SiteBannerBlockData, unknown> = async ({
  props,
  visitor,
}) => ({
  data: { version: hashBannerText(props.text), isDismissed: visitor.bannerDismissed === true },
});
