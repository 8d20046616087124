import { type DrawResultState, resolveDrawResultState } from '#domain/results/draw-state.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { DrawDetails, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';

export interface DrawOfPage {
  readonly offer: ProductOffer;
  /** Offer key for requests about its draws. */
  readonly key: string;
  readonly draw: DrawDetails;
  readonly state: DrawResultState;
  /** When the draw's state changes next, in epoch milliseconds; null if unknown. */
  readonly expires: number | null;
}

/** The draw of the page's path parameters `productOfferKey` and `drawNo`. */
export async function loadPageDraw<Props>(
  context: BlockLoadContext<Props, ShopBlockLoaderServices>,
): Promise<DrawOfPage> {
  const { params, now, services, signal } = context;
  const { offer } = await loadPageOfferAndAllOffers(context);
  const key = getResultsOfferKey(offer);
  const draw = await services.commerce.draws.details(key, Number(params['drawNo']), { signal });
  const coming = [draw.closeDate, draw.date].map((at) => Date.parse(at)).filter((moment) => moment > now);
  return {
    offer,
    key,
    draw,
    state: resolveDrawResultState(draw, now),
    expires: coming.length > 0 ? Math.min(...coming) : null,
  };
}
