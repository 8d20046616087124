import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Cart, LotteryOffer, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import type { PricingRegionOfSite, ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CartListProps } from './cart-list.gen.ts';

/** Cart options of a product, and the names of its parts. */
export interface CartOptionsOfProduct {
  /** Path segment of its pages. */
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly causes: Readonly<Record<string, string>>;
  /** By game type; empty for other products than lotteries. */
  readonly games: Readonly<Record<string, CartOptionsOfGameType>>;
}

export interface CartOptionsOfGameType {
  readonly numDraws: readonly number[];
  readonly numWeeks: readonly number[];
  /** Counts of games that are sold, by game offer. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  /** Names of number sets by key. */
  readonly sets: Readonly<Record<string, string>>;
}

export interface CartListBlockData {
  readonly cart: Cart | null;
  /** Whether the anonymous cart from before the sign-in is not converted yet. */
  readonly isLeftBehind: boolean;
  readonly products: Readonly<Record<string, CartOptionsOfProduct>>;
  /** Regions that an anonymous visitor can choose; empty for a customer. */
  readonly regions: readonly PricingRegionOfSite[];
  /** Reference time for day labels, in epoch milliseconds. */
  readonly now: number;
}

/** The visitor's current cart. Without one, no call is made. */
export const loadCartListData: LoadBlockData<CartListProps, CartListBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { site, visitor, now, services, signal } = context;
  const cart = visitor.signedIn || visitor.anonymousCartToken !== null ? await readCart(context) : null;
  const isLeftBehind = visitor.signedIn && visitor.anonymousCartToken !== null;
  if (!cart || cart.cartItems.length === 0) return { data: { cart, isLeftBehind, products: {}, regions: [], now } };
  const keys = new Set(cart.cartItems.map(({ lotteryKey }) => lotteryKey));
  const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const products = offers
    .filter(({ key }) => keys.has(key))
    .map((offer) => [offer.key, productOf(offer, services.picture(site.key, offer.logo))] as const);
  // The region of a customer is in the account.
  const regions = visitor.signedIn ? [] : services.regions(site.key);
  return { data: { cart, isLeftBehind, products: Object.fromEntries(products), regions, now } };
};

async function readCart({
  services,
  visitor,
  signal,
}: Pick<Parameters<typeof loadCartListData>[0], 'visitor' | 'services' | 'signal'>): Promise<Cart | null> {
  try {
    return await selectVisitorCartCalls(services.commerce, visitor.signedIn).get({ signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function productOf(offer: ProductOffer, picture: ResolvedImage | null): CartOptionsOfProduct {
  return {
    url: offer.url,
    picture,
    causes: Object.fromEntries(offer.causes.map(({ key, name }) => [key, name])),
    games: offer.type === 'lottery_ticket' ? gamesOf(offer) : {},
  };
}

function gamesOf({ gameTypes }: LotteryOffer): CartOptionsOfProduct['games'] {
  return Object.fromEntries(
    gameTypes.map(({ key, multiDraw, gameOffers }) => [
      key,
      {
        numDraws: multiDraw.numDraws,
        numWeeks: multiDraw.numWeeks,
        counts: Object.fromEntries(gameOffers.map((offer) => [offer.key, Object.keys(offer.prices).map(Number)])),
        sets: Object.fromEntries(gameOffers.flatMap(({ numberSets }) => numberSets.map((set) => [set.key, set.name]))),
      },
    ]),
  );
}
