import type { PageLinkSummary } from '#engine/page/content-reader.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PageListProps } from './page-list.gen.ts';

export interface PageListData {
  readonly pages: readonly PageLinkSummary[];
}

export const loadPageListData: LoadBlockData<PageListProps, PageListData, ShopBlockLoaderServices> = async ({
  props,
  services,
}) => ({
  data: { pages: services.content.pagesBelow(props.below) },
});
