import { GIVEAWAYS_ON_A_PAGE } from '#commerce/membership/membership.ts';
import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { countPages, parsePageNumber, toLimitAndOffset } from '#domain/results/paging.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CustomerGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import {
  type DrawDayContext,
  formatDayAndTime,
  formatMomentWithDayLabel,
  formatShortDateWithYear,
} from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createFormattedTimeLeft, type FormattedTimeLeft } from '../../_ui/time-left.ts';
import type { OwnGiveawayDrawsProps } from './own-giveaway-draws.gen.ts';

/** A draw of a giveaway as the customer sees it. */
export interface CustomerGiveawayDrawRow {
  readonly id: string;
  readonly name: string;
  readonly type: CustomerGiveawayDraw['giveawayType'];
  readonly drawNo: number;
  /** What can be won, and what it is worth. */
  readonly prize: string;
  readonly worth: string;
  /** ISO 8601 in UTC, and such as 'Tomorrow, 8:30 pm'. */
  readonly drawn: { readonly at: string; readonly text: string };
  readonly left: FormattedTimeLeft;
  /** The day of a draw that is over, with its year. */
  readonly day: string;
  readonly numEntries: number;
  readonly entryStatus: CustomerGiveawayDraw['entryStatus'];
  readonly result: CustomerGiveawayDraw['result'];
  readonly winners: readonly string[];
}

export interface OwnGiveawayDrawsBlockData {
  readonly giveaways: readonly CustomerGiveawayDrawRow[];
  readonly page: number;
  readonly pages: number;
}

export const loadOwnGiveawayDrawsData: LoadBlockData<
  OwnGiveawayDrawsProps,
  OwnGiveawayDrawsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, services, signal } = context;
  const page = parsePageNumber(params['page'] ?? '') ?? 1;
  const { membership } = services.commerce;
  const { entries, pageInfo } = await membership.giveaways(props.show, toLimitAndOffset(page, GIVEAWAYS_ON_A_PAGE), {
    signal,
  });
  return {
    data: {
      giveaways: entries.map((draw) => rowOf(draw, context)),
      page,
      pages: countPages(pageInfo?.total ?? entries.length, GIVEAWAYS_ON_A_PAGE),
    },
  };
};

function rowOf(draw: CustomerGiveawayDraw, context: DrawDayContext): CustomerGiveawayDrawRow {
  const { site, now } = context;
  const { drawId, name, giveawayType, drawNo, prizeTitle, prize, date, numEntries, entryStatus, result } = draw;
  const drawn = formatMomentWithDayLabel(date, context);
  return {
    id: drawId,
    name,
    type: giveawayType,
    drawNo,
    prize: prizeTitle,
    worth: formatAmountWithoutZeroCents(parseMoney(prize), {
      locale: site.locale,
      currency: prize.currency,
    }),
    drawn: { at: drawn.at, text: formatDayAndTime(drawn, context) },
    left: createFormattedTimeLeft(date, now, site.locale),
    day: formatShortDateWithYear(date, site),
    numEntries,
    entryStatus,
    result,
    winners: draw.winners.map((winner) => winner.name),
  };
}
