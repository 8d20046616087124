import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import type { CustomerGiveawayDraw, UpcomingGiveawayDraw } from '#schemas/generated/api/types.gen.ts';
import {
  type DrawDayContext,
  type FormattedMoment,
  formatMomentWithDayLabel,
  formatShortDateWithYear,
} from '../../_ui/date-label.ts';
import { createFormattedTimeLeft, type FormattedTimeLeft } from '../../_ui/time-left.ts';

/** What everybody may know of a draw of a giveaway. */
export interface GiveawayDrawView {
  readonly id: string;
  readonly drawNo: number;
  readonly type: CustomerGiveawayDraw['giveawayType'];
  readonly name: string;
  /** What can be won, such as '$1,000 cash'. */
  readonly prizeTitle: string;
  /** What it is worth, such as '$1,000'. */
  readonly prize: string;
  readonly drawn: FormattedMoment;
  /** The day of the draw with its year. */
  readonly day: string;
  readonly left: FormattedTimeLeft;
  /** How many entries are in it so far, such as '21,518 entries'. */
  readonly entriesText: string;
}

export function createGiveawayDrawView(
  draw: Omit<UpcomingGiveawayDraw, 'entryStatus'>,
  context: DrawDayContext,
): GiveawayDrawView {
  const { site, now } = context;
  const { drawId: id, drawNo, giveawayType: type, name, prizeTitle, prize, date, numberOfEntriesText } = draw;
  return {
    id,
    drawNo,
    type,
    name,
    prizeTitle,
    prize: formatAmountWithoutZeroCents(parseMoney(prize), {
      locale: site.locale,
      currency: prize.currency,
    }),
    drawn: formatMomentWithDayLabel(date, context),
    day: formatShortDateWithYear(date, site),
    left: createFormattedTimeLeft(date, now, site.locale),
    entriesText: numberOfEntriesText,
  };
}
