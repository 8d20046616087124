import { listVideosInRenderedText } from '#engine/page/video-links.ts';
import type { RichText } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CauseTextProps } from './cause-text.gen.ts';

export interface CauseTextBlockData {
  readonly name: string;
  /** Null if the CMS has no further text. */
  readonly text: RichText | null;
}

/** Further CMS text on the cause of the path parameter `causeSlug`. */
export const loadCauseTextData: LoadBlockData<CauseTextProps, CauseTextBlockData, ShopBlockLoaderServices> = async ({
  params,
  services,
  signal,
}) => {
  const slug = params['causeSlug'] ?? '';
  const cause = await services.commerce.causes.bySlug(slug, { signal });
  if (!cause) throw new Error(`no cause has the path segment '${slug}'`);
  const { expires } = await services.commerce.causes.list({ signal });
  const text = services.content.cause(cause.key)?.more ?? null;
  return {
    data: { name: cause.name, text },
    ...(text && { head: { videos: listVideosInRenderedText(text) } }),
    ...toReloadTime(expires),
  };
};
