import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Placement, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { formatDayAndTime } from '../../_ui/date-label.ts';
import {
  createOfferView,
  getSalePriceAndDrawAnalyticsFields,
  type OfferView,
  toOfferOnSale,
} from '../../_ui/offer/offer-view.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { RecommendedOffersProps } from './recommended-offers.gen.ts';

export interface RecommendedOfferLinkViewData
  extends Pick<OfferView, 'category' | 'price' | 'drawNo' | 'prizePool' | 'soldOut' | 'preOrder'> {
  readonly key: string;
  readonly type: ProductOffer['type'];
  readonly name: string;
  /** Path segment of its pages. */
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly prize: string;
  /** When it is drawn, in words. */
  readonly draw: string;
  /** ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly priceFrom: string | null;
}

export interface RecommendedOffersBlockData {
  readonly offers: readonly RecommendedOfferLinkViewData[];
}

const NOTHING: { readonly data: RecommendedOffersBlockData } = { data: { offers: [] } };

/** What the service recommends. It only recommends: where it fails, nothing is shown. */
export const loadRecommendedOffersData: LoadBlockData<
  RecommendedOffersProps,
  RecommendedOffersBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, messages, visitor, now, services, signal } = context;
  try {
    const [placements, { offers }] = await Promise.all([
      placementsFor(context),
      services.commerce.offers.list(visitor.pricingId, { signal }),
    ]);
    const around = { site, messages, now, picture: (asset: string) => services.picture(site.key, asset) };
    const placed = placements.slice(0, props.limit).flatMap(({ config }) => {
      const offer = offers.find(({ key }) => key === config.lotteryKey);
      const sold = offer && toOfferOnSale(offer, now);
      if (!sold) return [];
      const view = createOfferView(sold, around);
      const { key, type, name, url, picture, prize, draw, priceFrom, soldOut, preOrder } = view;
      const words = { prize: prize.text, draw: formatDayAndTime(draw, context), drawDate: draw.at };
      return [
        {
          key,
          type,
          name,
          url,
          picture,
          priceFrom,
          soldOut,
          preOrder,
          ...getSalePriceAndDrawAnalyticsFields(sold),
          ...words,
        },
      ];
    });
    return { data: { offers: placed } };
  } catch (error) {
    if (error instanceof ApiError && !signal.aborted) return NOTHING;
    throw error;
  }
};

/** Beside a cart what goes with it; where there is none, and below a receipt, what the place is for. */
async function placementsFor(context: Parameters<typeof loadRecommendedOffersData>[0]): Promise<readonly Placement[]> {
  const { props, site, visitor, services, signal } = context;
  const { recommend } = services.commerce;
  const { pricingId, segment, customerId } = visitor;
  const lotteryKeys = props.place === 'cart' ? await keysInCart(context) : [];
  if (lotteryKeys.length > 0) return recommend.primeCart({ pricingId, lotteryKeys }, { signal });
  const keys = [props.place === 'cart' ? 'pre_cart' : 'receipt'];
  const segmentIds = segment === null ? {} : { segmentIds: [segment] };
  const customerKey = customerId === null ? {} : { customerKey: customerId };
  return recommend.placements({ brandingKey: site.key, pricingId, keys, ...customerKey, ...segmentIds }, { signal });
}

async function keysInCart({
  visitor,
  services,
  signal,
}: Pick<Parameters<typeof loadRecommendedOffersData>[0], 'visitor' | 'services' | 'signal'>): Promise<
  readonly string[]
> {
  if (!visitor.signedIn && visitor.anonymousCartToken === null) return [];
  const { cartItems } = await selectVisitorCartCalls(services.commerce, visitor.signedIn).get({ signal });
  return [...new Set(cartItems.map(({ lotteryKey }) => lotteryKey))];
}
