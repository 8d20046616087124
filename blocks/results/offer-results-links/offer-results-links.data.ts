import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OfferResultsLinksProps } from './offer-results-links.gen.ts';

export interface OfferResultsLinksBlockData {
  readonly offers: readonly {
    readonly name: string;
    /** Path segment of its pages. */
    readonly url: string;
    readonly picture: ResolvedImage | null;
  }[];
}

export const loadOfferResultsLinksData: LoadBlockData<
  OfferResultsLinksProps,
  OfferResultsLinksBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, visitor, services, signal } = context;
  const keys = await services.commerce.draws.resultKeys(visitor.pricingId, { signal });
  const offers = keys
    .filter(({ category }) => (props.category ? category === props.category : category !== 'giveaway'))
    .map(({ name, url, logo }) => ({ name, url, picture: services.picture(site.key, logo) }));
  return { data: { offers } };
};
