import { parseAmountToMainCurrencyUnits } from '#domain/analytics/main-units.ts';
import { formatAmountWithoutZeroCents, parseDecimalAmount } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import { formatJackpotLabel } from '#domain/play/jackpot-label.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { Money, PastDraw } from '#schemas/generated/api/types.gen.ts';
import { formatShortDate } from '../../_ui/date-label.ts';

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
  /** The announced prize, such as 'Division 1 $12.5 million'; null where none was announced. */
  readonly prize: string | null;
  /** The same in main units of the currency, for analytics. */
  readonly prizePool: number | null;
  /** ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly numbers: PastDraw['winningNumbers'];
  readonly tickets: readonly string[];
  /** Such as '1 winner; 1,204 in all'. */
  readonly winners: string;
}

/** `dateText` writes the date, in a few words where it is left out. */
export function createDrawResultView(
  draw: PastDraw,
  site: SiteDataForBlocks,
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
    prize: prizeText(draw, site),
    prizePool: parseAmountToMainCurrencyUnits(draw.prizePool?.amount),
    numbers: winningNumbers,
    tickets: winningTickets.slice(0, 1),
    winners: formatWinnerCount(draw, site),
  };
}

/** How many won the first prize, and how many won anything, such as '1 winner; 1,204 in all'. */
export function formatWinnerCount(
  { numWinners, firstPrizeWinners, jackpotWon }: Pick<PastDraw, 'numWinners' | 'firstPrizeWinners' | 'jackpotWon'>,
  { locale }: SiteDataForBlocks,
): string {
  const format = (winners: number) => formatGroupedNumber(winners, locale);
  const count = (winners: number) => `${format(winners)} ${winners === 1 ? 'winner' : 'winners'}`;
  if (numWinners === 0) return 'No winners';
  const first = firstPrizeWinners ?? (jackpotWon ? null : 0);
  if (first === null) return `${count(numWinners)} in all`;
  if (first === numWinners) return count(first);
  return `${first === 0 ? 'no winner' : count(first)}; ${format(numWinners)} in all`;
}

function prizeText({ title, prizePool, category }: PastDraw, site: SiteDataForBlocks): string | null {
  const pool = formatPrizePool(prizePool, category, site);
  if (title !== null || pool === null || category !== 'lottery') return title ?? pool;
  return `Division 1 ${pool}`;
}

/** What could be won, as the specification writes jackpots; null where it was never announced. */
export function formatPrizePool(
  pool: Money | null,
  category: PastDraw['category'],
  { locale }: SiteDataForBlocks,
): string | null {
  if (!pool) return null;
  const money = { locale, currency: pool.currency };
  const amount = parseDecimalAmount(pool.amount);
  return category === 'lottery' ? formatJackpotLabel(amount, money).text : formatAmountWithoutZeroCents(amount, money);
}
