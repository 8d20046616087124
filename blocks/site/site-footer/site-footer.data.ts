import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SiteFooterProps } from './site-footer.gen.ts';

export interface SiteFooterBlockData {
  readonly lotteries: readonly { readonly name: string; readonly url: string }[];
}

const NONE: SiteFooterBlockData = { lotteries: [] };

/** The lotteries, if the footer lists them. The footer has legal texts, so it renders even if the call fails. */
export const loadSiteFooterData: LoadBlockData<SiteFooterProps, SiteFooterBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, visitor, services, signal } = context;
  if (!props.lotteries) return { data: NONE };
  try {
    const { offers, expires } = await services.commerce.offers.list(visitor.pricingId, { signal });
    const lotteries = offers
      .filter(({ type, availability }) => type === 'lottery_ticket' && availability === 'available')
      .map(({ name, url }) => ({ name, url }));
    return { data: { lotteries }, ...(expires === null ? {} : { expires }) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { data: NONE, expires: context.now };
  }
};
