import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { toEarliestExpiry } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadPageDraw } from '../_shared/page-draw.ts';
import type { PrizeTableProps } from './prize-table.gen.ts';

export interface PrizeTableBlockData {
  readonly isDrawn: boolean;
  readonly divisions: readonly {
    readonly division: number;
    readonly name: string;
    /** What a winner matches. */
    readonly match: string;
    /** Such as '1,204'; null for none, or if unknown before the draw. */
    readonly winners: string | null;
    /** Such as '$1,250.40'. */
    readonly prize: string;
  }[];
}

export const loadPrizeTableData: LoadBlockData<PrizeTableProps, PrizeTableBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { site, services, signal } = context;
  const { key, draw, expires } = await loadPageDraw(context);
  const { draws } = services.commerce;
  const prizes =
    draw.result === null
      ? await draws.prizes(key, draw.drawNo, { signal })
      : (await draws.fullResult(key, draw.drawNo, { signal })).divisions;
  const divisions = prizes.map(({ division, name, match, numWinners, prize }) => ({
    division,
    name,
    match,
    winners: numWinners === 0 ? null : formatGroupedNumber(numWinners, site.locale),
    prize: formatAmountWithoutZeroCents(parseMoney(prize), { locale: site.locale, currency: prize.currency }),
  }));
  return { data: { isDrawn: draw.result !== null, divisions }, ...toEarliestExpiry(expires) };
};
