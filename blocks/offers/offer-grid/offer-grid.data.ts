import type { LoadBlockData } from '#engine/render/block-load.ts';
import { ShowErrorPageInsteadError } from '#engine/render/page-fault.ts';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { selectOffersOnSale } from '../../_ui/offer/offer-choice.ts';
import { computeOffersExpiry, createOfferView, type OfferView } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { OfferGridProps } from './offer-grid.gen.ts';
import { listBuyOptions, type OfferBuyOptionView } from './offer-ways.ts';

export interface OfferGridEntry extends OfferView {
  /** The ways to buy it; empty where the block doesn't offer them. */
  readonly ways: readonly OfferBuyOptionView[];
}

export interface OfferGridBlockData {
  readonly offers: readonly OfferGridEntry[];
  /** Title of the API's discover list; null for any other choice. */
  readonly title: string | null;
  /** Path segment of the cause to buy for; null if that is left open. */
  readonly causeSlug: string | null;
}

export const loadOfferGridData: LoadBlockData<OfferGridProps, OfferGridBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, params, site, messages, visitor, now, services, signal } = context;
  const { discover, ofCause, sort, limit } = props;
  const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const lists = discover === undefined ? [] : await services.commerce.discover.lists({ signal });
  const list = lists.find(({ key }) => key === discover);
  const causeSlug = ofCause ? (params['causeSlug'] ?? '').toLowerCase() : null;
  const candidates = causeSlug === null ? offers : offers.filter((offer) => isForCause(offer, causeSlug));
  const keys = discover === undefined ? props.keys : (list?.offerKeys ?? []);
  const choice = keys === undefined ? props : { ...props, keys };
  const chosen = selectOffersOnSale(candidates, choice, sort, now).slice(0, limit);
  const around = { site, messages, now, picture: (asset: string) => services.picture(site.key, asset) };
  if (props.isWhole && chosen.length === 0)
    throw new ShowErrorPageInsteadError(418, 'nothing that this page is for is on sale');
  const ways = (offer: ProductOffer) =>
    props.ways ? listBuyOptions(offer, { offers: offers.filter(isSold), locale: site.locale, now }) : [];
  return {
    data: {
      offers: chosen.map((sale) => ({ ...createOfferView(sale, around), ways: ways(sale.offer) })),
      title: list?.title ?? null,
      causeSlug,
    },
    expires: computeOffersExpiry(chosen, now, site.timeZone),
  };
};

function isForCause({ causes }: ProductOffer, slug: string): boolean {
  return causes.some(({ urlSlug }) => urlSlug === slug);
}

function isSold({ availability, suspended }: ProductOffer): boolean {
  return availability === 'available' && !suspended;
}
