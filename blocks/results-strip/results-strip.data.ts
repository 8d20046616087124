import { displayMoney, parseMoney } from '#domain/money.ts';
import { jackpotLabel } from '#domain/play/jackpot.ts';
import type { SiteView } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { PastDraw } from '#schemas/generated/api/types.gen.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { shortDate } from '../_ui/when.ts';
import type { ResultsStripProps } from './results-strip.gen.ts';

export interface ResultView {
  readonly category: PastDraw['category'];
  readonly name: string;
  /** Path segment of the pages of the offer. */
  readonly url: string;
  readonly drawNo: number;
  readonly date: string;
  readonly picture: ResolvedImage | null;
  /** What could be won, such as '$12.5 million'; null where it was never announced. */
  readonly prize: string | null;
  readonly numbers: PastDraw['winningNumbers'];
  readonly tickets: readonly string[];
  /** Such as '1,204 winners'. */
  readonly winners: string;
}

export interface ResultsStripData {
  readonly results: readonly ResultView[];
}

export const load: BlockLoad<ResultsStripProps, ResultsStripData, ShopServices> = async (context) => {
  const { props, site, visitor, services, signal } = context;
  const { category, limit } = props;
  const query = category ? { limit, category } : { limit };
  const { entries, expires } = await services.commerce.draws.past(visitor.pricingId, query, { signal });
  const results = entries.map((draw) => resultView(draw, site, services.picture(site.key, draw.logo)));
  return { data: { results }, ...(expires === null ? {} : { expires }) };
};

function resultView(draw: PastDraw, site: SiteView, picture: ResolvedImage | null): ResultView {
  const { category, name, offerUrl, drawNo, date, winningNumbers, winningTickets, numWinners } = draw;
  const count = new Intl.NumberFormat(site.locale).format(numWinners);
  return {
    category,
    name,
    url: offerUrl,
    drawNo,
    date: shortDate(date, site),
    picture,
    prize: draw.title ?? prizeText(draw, site),
    numbers: winningNumbers,
    tickets: winningTickets.slice(0, 1),
    winners: `${count} ${numWinners === 1 ? 'winner' : 'winners'}`,
  };
}

function prizeText({ prizePool, category }: PastDraw, { locale }: SiteView): string | null {
  if (!prizePool) return null;
  const money = { locale, currency: prizePool.currency };
  const amount = parseMoney(prizePool.amount);
  return category === 'lottery' ? jackpotLabel(amount, money).text : displayMoney(amount, money, 'short');
}
