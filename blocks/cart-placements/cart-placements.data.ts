import { currentCart } from '#commerce/current-cart.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import { offerView, onSale } from '../_ui/offer-view.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { CartPlacementsProps } from './cart-placements.gen.ts';

export interface PlacedOffer {
  readonly key: string;
  readonly name: string;
  /** Path segment of its pages. */
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly prize: string;
  /** When it is drawn, in words. */
  readonly draw: string;
  readonly priceFrom: string | null;
}

export interface CartPlacementsData {
  readonly offers: readonly PlacedOffer[];
}

const NOTHING: { readonly data: CartPlacementsData } = { data: { offers: [] } };

/** What goes with the cart. It only recommends: where it fails, nothing is shown. */
export const load: BlockLoad<CartPlacementsProps, CartPlacementsData, ShopServices> = async (context) => {
  const { props, site, visitor, now, services, signal } = context;
  if (!visitor.signedIn && visitor.anonymousCartToken === null) return NOTHING;
  try {
    const { cartItems } = await currentCart(services.commerce, visitor.signedIn).get({ signal });
    if (cartItems.length === 0) return NOTHING;
    const lotteryKeys = [...new Set(cartItems.map(({ lotteryKey }) => lotteryKey))];
    const [placements, { offers }] = await Promise.all([
      services.commerce.recommend.primeCart({ pricingId: visitor.pricingId, lotteryKeys }, { signal }),
      services.commerce.offers.list(visitor.pricingId, { signal }),
    ]);
    const around = { site, now, picture: (asset: string) => services.picture(site.key, asset) };
    const placed = placements.slice(0, props.limit).flatMap(({ config }) => {
      const offer = offers.find(({ key }) => key === config.lotteryKey);
      const sold = offer && onSale(offer, now);
      if (!sold) return [];
      const { key, name, url, picture, prize, draw, priceFrom } = offerView(sold, around);
      return [{ key, name, url, picture, prize: prize.text, draw: `${draw.day}, ${draw.time}`, priceFrom }];
    });
    return { data: { offers: placed } };
  } catch (error) {
    if (error instanceof ApiError && !signal.aborted) return NOTHING;
    throw error;
  }
};
