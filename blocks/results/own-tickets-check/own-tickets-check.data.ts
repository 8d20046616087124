import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadPageDraw } from '../_shared/page-draw.ts';
import type { OwnTicketsCheckProps } from './own-tickets-check.gen.ts';

export interface OwnTicketsCheckBlockData {
  /** Key of the offer whose draw it is. */
  readonly offerKey: string;
  readonly drawNo: number;
  /** Whether there is a result to compare with. */
  readonly isDrawn: boolean;
  /** When the page was made, in epoch milliseconds. */
  readonly now: number;
}

export const loadOwnTicketsCheckData: LoadBlockData<
  OwnTicketsCheckProps,
  OwnTicketsCheckBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { key, draw, expires } = await loadPageDraw(context);
  const { drawNo, result } = draw;
  return {
    data: { offerKey: key, drawNo, isDrawn: result !== null, now: context.now },
    ...toEarliestExpiry(expires),
  };
};
