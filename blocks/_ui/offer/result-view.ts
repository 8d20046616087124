import { readMainUnits } from '#domain/analytics/amount.ts';
import { displayMoney, parseMoney } from '#domain/money.ts';
import { jackpotLabel } from '#domain/play/jackpot.ts';
import type { SiteView } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { Money, PastDraw } from '#schemas/generated/api/types.gen.ts';
import { shortDate } from '../when.ts';

/** A draw that is over, in the words that a list shows. */
export interface ResultView {
  readonly category: PastDraw['category'];
  readonly name: string;
  /** Key of the offer. */
  readonly offerKey: string;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly drawNo: number;
  readonly date: string;
  readonly picture: ResolvedImage | null;
  /** What could be won, such as '$12.5 million'; null where it was never announced. */
  readonly prize: string | null;
  /** The same in main units of the currency, for analytics. */
  readonly prizePool: number | null;
  /** ISO 8601 in UTC. */
  readonly drawDate: string;
  readonly numbers: PastDraw['winningNumbers'];
  readonly tickets: readonly string[];
  /** Such as '1,204 winners'. */
  readonly winners: string;
}

/** `dateText` writes the date, in a few words where it is left out. */
export function resultView(
  draw: PastDraw,
  site: SiteView,
  picture: ResolvedImage | null,
  dateText: typeof shortDate = shortDate,
): ResultView {
  const { category, name, offerKey, offerUrl, drawNo, date, winningNumbers, winningTickets, numWinners } = draw;
  return {
    category,
    name,
    offerKey,
    url: offerUrl,
    drawNo,
    date: dateText(date, site),
    drawDate: date,
    picture,
    prize: draw.title ?? poolText(draw.prizePool, category, site),
    prizePool: readMainUnits(draw.prizePool?.amount),
    numbers: winningNumbers,
    tickets: winningTickets.slice(0, 1),
    winners: winnersText(numWinners, site),
  };
}

/** Such as '1,204 winners'. */
export function winnersText(numWinners: number, { locale }: SiteView): string {
  if (numWinners === 0) return 'No winners';
  const count = new Intl.NumberFormat(locale).format(numWinners);
  return `${count} ${numWinners === 1 ? 'winner' : 'winners'}`;
}

/** What could be won, as the specification writes jackpots; null where it was never announced. */
export function poolText(pool: Money | null, category: PastDraw['category'], { locale }: SiteView): string | null {
  if (!pool) return null;
  const money = { locale, currency: pool.currency };
  const amount = parseMoney(pool.amount);
  return category === 'lottery' ? jackpotLabel(amount, money).text : displayMoney(amount, money, 'short');
}
