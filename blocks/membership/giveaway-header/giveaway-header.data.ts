import { findNextMidnight } from '#domain/play/next-midnight.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createGiveawayDrawView, type GiveawayDrawView } from '../_shared/giveaway-view.ts';
import type { GiveawayHeaderProps } from './giveaway-header.gen.ts';

export interface GiveawayHeaderBlockData {
  readonly draw: GiveawayDrawView;
  readonly isDrawn: boolean;
  /** Who has won, first name and initial, and where they live. */
  readonly winners: readonly { readonly name: string; readonly place: string }[];
}

/** Milliseconds until an overdue draw without a result is requested again. */
const DRAWING = 30_000;

/** The draw of the page's path parameters `giveawayType` and `drawNumber`. */
export const loadGiveawayHeaderData: LoadBlockData<
  GiveawayHeaderProps,
  GiveawayHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, site, now, services, signal } = context;
  const { giveawayType = '', drawNumber = '' } = params;
  const { membership } = services.commerce;
  const found = await membership.giveaway(giveawayType.toLowerCase(), Number(drawNumber), { signal });
  const { isDrawn, date } = found;
  const next = Date.parse(date) > now ? Date.parse(date) : now + DRAWING;
  return {
    data: {
      draw: createGiveawayDrawView(found, context),
      isDrawn,
      winners: found.winners.map(({ name, place }) => ({ name, place })),
    },
    ...toEarliestExpiry(isDrawn ? null : next, isDrawn ? null : findNextMidnight(now, site.timeZone)),
  };
};
