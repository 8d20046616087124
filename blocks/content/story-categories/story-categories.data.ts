import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { StoryCategoriesProps } from './story-categories.gen.ts';

export interface StoryCategoriesBlockData {
  readonly categories: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  /** How many stories there are in all. */
  readonly total: number;
  /** The subject in the address; null where there is none. */
  readonly current: string | null;
}

export const loadStoryCategoriesData: LoadBlockData<
  StoryCategoriesProps,
  StoryCategoriesBlockData,
  ShopBlockLoaderServices
> = async ({ params, services: { content } }) => {
  const { total, expires } = content.stories({ limit: 0 });
  const categories = content.categories().map(({ key, name, count }) => ({ key, name, count }));
  return {
    data: { categories, total, current: params['slug']?.toLowerCase() ?? null },
    ...toEarliestExpiry(expires),
  };
};
