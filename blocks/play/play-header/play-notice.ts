import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { DrawDetails, LotteryDraw, LotteryOffer } from '#schemas/generated/api/types.gen.ts';
import { formatMomentInSentence, formatMomentWithDayLabel } from '../../_ui/date-label.ts';

/** Why the page is not quite what was asked for, and what is next. */
export interface UnavailablePlayNotice {
  readonly heading: string;
  readonly text: string;
  /** The results of the draw that was asked for, where it is over. */
  readonly results: { readonly label: string; readonly params: Readonly<Record<string, string>> } | null;
}

interface NoticeContext {
  readonly lottery: LotteryOffer;
  /** The draw that a ticket starts with unless another is chosen; null while none is on sale. */
  readonly next: LotteryDraw | null;
  /** Number of the draw that was asked for and is not on sale, and what is known of it. */
  readonly missed: number | null;
  /** Whether nothing is sold on the page, because it is that of the missed draw. */
  readonly isOfClosedDraw: boolean;
  readonly details: DrawDetails | null;
  readonly site: SiteDataForBlocks;
  readonly now: number;
}

/** Says why the lottery, or the draw that was asked for, can't be played now, and what is next; null when it can. */
export function findUnavailablePlayNotice(context: NoticeContext): UnavailablePlayNotice | null {
  const { lottery, next, missed } = context;
  if (lottery.availability === 'unavailable') {
    return {
      heading: `${lottery.name} is not sold where you live`,
      text: 'Its licence does not cover your state or territory. Other lotteries are on sale.',
      results: null,
    };
  }
  if (lottery.suspended) {
    const coming = lottery.draws[0];
    const text = coming ? `Its next draw is ${moment(coming.date, context)}. Sales open again before it.` : '';
    return { heading: `${lottery.name} is not on sale at the moment`, text, results: null };
  }
  if (!next) {
    const text = 'The draw has closed, and the next one opens soon.';
    return { heading: `${lottery.name} is not on sale at the moment`, text, results: null };
  }
  return missed === null ? null : drawNotice(missed, next, context);
}

function drawNotice(missed: number, next: LotteryDraw, context: NoticeContext): UnavailablePlayNotice {
  const { lottery, details, isOfClosedDraw } = context;
  const begins = isOfClosedDraw ? 'Next on sale' : 'Your ticket starts with the next draw on sale';
  const goesOn = `${begins}: draw ${next.drawNo}, ${moment(next.date, context)}.`;
  if (details?.result) {
    const params = { productOfferKey: lottery.url, drawNo: String(missed) };
    return {
      heading: `Draw ${missed} is over`,
      text: goesOn,
      results: { label: `Results of draw ${missed}`, params },
    };
  }
  if (details && missed < next.drawNo) {
    return {
      heading: `Sales for draw ${missed} have closed`,
      text: `It is drawn ${moment(details.date, context)}. ${goesOn}`,
      results: null,
    };
  }
  return { heading: `Draw ${missed} is not on sale`, text: goesOn, results: null };
}

function moment(date: string, { now, site }: NoticeContext): string {
  return formatMomentInSentence(formatMomentWithDayLabel(date, now, site));
}
