import type { DrawResultState } from '#domain/results/draw-state.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { DrawnNumbers } from '#schemas/generated/api/types.gen.ts';
import { type FormattedMoment, formatMomentWithDayLabel, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadPageDraw } from '../_shared/page-draw.ts';
import { createDrawWinnerCounts, type DrawWinnerCounts, formatPrizePool } from '../_shared/result-view.ts';
import type { DrawResultProps } from './draw-result.gen.ts';

export interface DrawResultBlockData {
  readonly state: DrawResultState;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly drawNo: number;
  readonly isLottery: boolean;
  /** When sales close or closed. */
  readonly closes: string;
  readonly drawn: FormattedMoment;
  readonly isOver: boolean;
  readonly numbers: readonly DrawnNumbers[];
  readonly tickets: readonly string[];
  /** What could be won. */
  readonly prize: string | null;
  /** Null until it is drawn. */
  readonly winners: DrawWinnerCounts | null;
}

export const loadDrawResultData: LoadBlockData<DrawResultProps, DrawResultBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { now, services, signal } = context;
  const { offer, key, draw, state, expires } = await loadPageDraw(context);
  const { drawNo, closeDate, date, prizePool } = draw;
  const isDrawn = draw.result !== null;
  const past = isDrawn ? (await services.commerce.draws.fullResult(key, drawNo, { signal })).draw : null;
  const category = offer.type === 'raffle_ticket' ? 'raffle' : 'lottery';
  return {
    data: {
      state,
      url: offer.url,
      drawNo,
      isLottery: category === 'lottery',
      closes: formatWeekdayDateTime(closeDate, context),
      drawn: formatMomentWithDayLabel(date, context),
      isOver: Date.parse(date) <= now,
      numbers: past?.winningNumbers ?? [],
      tickets: past?.winningTickets ?? [],
      prize: past?.title ?? formatPrizePool(prizePool, category, context),
      winners: past ? createDrawWinnerCounts(past) : null,
    },
    ...toEarliestExpiry(expires),
  };
};
