import type { PageLinkSummary } from '#engine/page/content-reader.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ContentPageListProps } from './content-page-list.gen.ts';

export interface ContentPageListBlockData {
  readonly pages: readonly PageLinkSummary[];
}

export const loadContentPageListData: LoadBlockData<
  ContentPageListProps,
  ContentPageListBlockData,
  ShopBlockLoaderServices
> = async ({ props, services }) => ({
  data: { pages: services.content.pagesBelow(props.below) },
});
