import { parseMoneyToMainUnits } from '#domain/analytics/main-units.ts';
import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { Money, PastDraw } from '#schemas/generated/api/types.gen.ts';
import { formatShortDate } from '../../_ui/date-label.ts';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';

export interface DrawPrize {
  /** Amount such as '$12.5 million', or the name of the prize. */
  readonly text: string;
  /** Whether it is the pool of the first division of a lottery. */
  readonly isDivisionOne: boolean;
}

/** A draw that is over, in the words that a list shows. */
export interface DrawResultView {
  readonly category: PastDraw['category'];
  readonly name: string;
  /** Key of the offer. */
  readonly offerKey: string;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly drawNo: number;
  readonly date: string;
  readonly picture: ResolvedImage | null;
  /** The announced prize; null where none was announced. */
  readonly prize: DrawPrize | null;
  /** The same in main units of the currency, for analytics. */
  readonly prizePool: number | null;
  /** ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly numbers: PastDraw['winningNumbers'];
  readonly tickets: readonly string[];
  readonly winners: DrawWinnerCounts;
}

export interface ResultViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
}

/** `dateText` writes the date, in a few words where it is left out. */
export function createDrawResultView(
  draw: PastDraw,
  { site, messages }: ResultViewContext,
  picture: ResolvedImage | null,
  dateText: typeof formatShortDate = formatShortDate,
): DrawResultView {
  const { category, name, offerKey, offerUrl, drawNo, date, winningNumbers, winningTickets } = draw;
  return {
    category,
    name,
    offerKey,
    url: offerUrl,
    drawNo,
    date: dateText(date, site),
    drawDate: date,
    picture,
    prize: createDrawPrize(draw, { site, messages }),
    prizePool: parseMoneyToMainUnits(draw.prizePool),
    numbers: winningNumbers,
    tickets: winningTickets.slice(0, 1),
    winners: createDrawWinnerCounts(draw),
  };
}

/** How many won the first prize, and how many won anything. */
export interface DrawWinnerCounts {
  readonly all: number;
  /** Null where only the count of all is known. */
  readonly first: number | null;
}

export function createDrawWinnerCounts({
  numWinners,
  firstPrizeWinners,
  jackpotWon,
}: Pick<PastDraw, 'numWinners' | 'firstPrizeWinners' | 'jackpotWon'>): DrawWinnerCounts {
  return { all: numWinners, first: firstPrizeWinners ?? (jackpotWon ? null : 0) };
}

function createDrawPrize({ title, prizePool, category }: PastDraw, context: ResultViewContext): DrawPrize | null {
  const text = title ?? formatPrizePool(prizePool, category, context);
  return text === null ? null : { text, isDivisionOne: title === null && category === 'lottery' };
}

/** What could be won, as the specification writes jackpots; null where it was never announced. */
export function formatPrizePool(
  pool: Money | null,
  category: PastDraw['category'],
  { site, messages }: ResultViewContext,
): string | null {
  if (!pool) return null;
  const money = { locale: site.locale, currency: pool.currency };
  const amount = parseMoney(pool);
  return category === 'lottery'
    ? formatJackpot(amount, money, createMessageAccessor(jackpotMessages, messages, site))
    : formatAmountWithoutZeroCents(amount, money);
}
