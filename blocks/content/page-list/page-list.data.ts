import type { LinkedPage } from '#engine/page/content-reader.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { PageListProps } from './page-list.gen.ts';

export interface PageListData {
  readonly pages: readonly LinkedPage[];
}

export const loadPageListData: LoadBlockData<PageListProps, PageListData, ShopServices> = async ({
  props,
  services,
}) => ({
  data: { pages: services.content.pagesBelow(props.below) },
});
