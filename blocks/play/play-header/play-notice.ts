import type { DrawDetails, LotteryDraw, LotteryOffer } from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, formatMomentInSentence } from '../../_ui/date-label.ts';

/** Why the requested draw can't be played, and the next draw. */
export interface UnavailablePlayNotice {
  readonly reason:
    | 'outside-licence'
    | 'suspended'
    | 'between-draws'
    | 'draw-over'
    | 'sales-closed'
    | 'draw-not-on-sale';
  /** Name of the lottery. */
  readonly lottery: string;
  /** The requested draw, if it is the reason. */
  readonly missed: {
    readonly drawNo: number;
    /** When it is drawn, within a sentence; null where it is over or not known. */
    readonly drawn: string | null;
    /** Path parameters of the page with its results, where it is over. */
    readonly results: Readonly<Record<string, string>> | null;
  } | null;
  /** The draw that is next on sale, or will be; null where it is not known. */
  readonly next: { readonly drawNo: number; readonly drawn: string } | null;
}

interface NoticeContext extends DrawDayContext {
  readonly lottery: LotteryOffer;
  /** The draw that a ticket starts with unless another is chosen; null while none is on sale. */
  readonly next: LotteryDraw | null;
  /** Number of the requested draw if it is not on sale, and its details. */
  readonly missed: number | null;
  readonly details: DrawDetails | null;
}

/** Finds why the lottery or the requested draw can't be played now, and the next draw; null if it can. */
export function findUnavailablePlayNotice(context: NoticeContext): UnavailablePlayNotice | null {
  const { lottery, next, missed } = context;
  const notice = { lottery: lottery.name, missed: null, next: null };
  if (lottery.availability === 'unavailable') return { ...notice, reason: 'outside-licence' };
  if (lottery.suspended) {
    const coming = lottery.draws[0];
    return { ...notice, reason: 'suspended', next: coming ? drawView(coming, context) : null };
  }
  if (!next) return { ...notice, reason: 'between-draws' };
  return missed === null ? null : drawNotice(missed, next, context);
}

function drawNotice(drawNo: number, next: LotteryDraw, context: NoticeContext): UnavailablePlayNotice {
  const { lottery, details } = context;
  const notice = { lottery: lottery.name, next: drawView(next, context) };
  const missed = { drawNo, drawn: null, results: null };
  if (details?.result) {
    const results = { productOfferKey: lottery.url, drawNo: String(drawNo) };
    return { ...notice, reason: 'draw-over', missed: { ...missed, results } };
  }
  if (details && drawNo < next.drawNo) {
    return {
      ...notice,
      reason: 'sales-closed',
      missed: { ...missed, drawn: formatMomentInSentence(details.date, context) },
    };
  }
  return { ...notice, reason: 'draw-not-on-sale', missed };
}

function drawView({ drawNo, date }: LotteryDraw, context: NoticeContext) {
  return { drawNo, drawn: formatMomentInSentence(date, context) };
}
