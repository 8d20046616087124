import type { LoadBlockData } from '#engine/render/block-load.ts';
import { selectOffersOnSale } from '../../_ui/offer/offer-choice.ts';
import { computeOffersExpiry, createOfferView, type OfferView } from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { JackpotHeroProps } from './jackpot-hero.gen.ts';

export interface JackpotHeroBlockData {
  /** The offer with the biggest jackpot; null where nothing is on sale. */
  readonly offer: OfferView | null;
  /** The next biggest ones. */
  readonly also: readonly OfferView[];
}

export const loadJackpotHeroData: LoadBlockData<
  JackpotHeroProps,
  JackpotHeroBlockData,
  ShopBlockLoaderServices
> = async ({ props, site, messages, visitor, now, services, signal }) => {
  const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const { keys, ...choice } = props;
  const chosen = selectOffersOnSale(offers, choice, 'jackpot', now).filter(
    ({ offer }) => keys?.includes(offer.key) ?? true,
  );
  const around = { site, messages, now, picture: (asset: string) => services.picture(site.key, asset) };
  const [offer = null, ...also] = chosen.slice(0, 1 + props.also).map((each) => createOfferView(each, around));
  return { data: { offer, also }, expires: computeOffersExpiry(chosen, now, site.timeZone) };
};
