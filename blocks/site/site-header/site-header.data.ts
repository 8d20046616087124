import type { LoadBlockData } from '#engine/render/block-load.ts';
import { selectOffersOnSale } from '../../_ui/offer/offer-choice.ts';
import { computeOffersExpiry, createOfferView } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SiteHeaderProps } from './site-header.gen.ts';

/** What can be won next with a product on sale, in words. */
export interface SiteHeaderPrize {
  /** Path segment of the product's pages. */
  readonly url: string;
  readonly prize: string;
  readonly draw: string;
}

export interface SiteHeaderBlockData {
  readonly prizes: readonly SiteHeaderPrize[];
}

const NONE: SiteHeaderBlockData = { prizes: [] };

/** Types of items whose drawers list what is on sale. */
const SOLD: ReadonlySet<string | null> = new Set(['lotto', 'raffle', 'social_play']);

/** Next prizes of the products in the drawers; empty if the offers can't be fetched. */
export const loadSiteHeaderData: LoadBlockData<SiteHeaderProps, SiteHeaderBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, site, messages, visitor, now, services, signal } = context;
  const { navigation, secondary = [] } = props;
  if (![...navigation, ...secondary].some(({ type }) => SOLD.has(type))) return { data: NONE };
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    const types = ['lottery_ticket', 'raffle_ticket', 'syndicate_share'] as const;
    const sales = selectOffersOnSale(offers, { types }, 'name', now);
    const prizes = sales.map((sale) => {
      const { url, worth, prize, draw } = createOfferView(sale, { site, messages, now, picture: () => null });
      return { url, prize: worth ?? prize.text, draw: draw.day };
    });
    return { data: { prizes }, expires: computeOffersExpiry(sales, now, site.timeZone) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { data: NONE, expires: now };
  }
};
