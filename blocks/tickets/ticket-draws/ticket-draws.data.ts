import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { OrderLine, OrderSummary } from '#schemas/generated/api/types.gen.ts';
import { type DrawDayContext, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createTicketDrawView, isDrawResultKnown, type TicketDrawView } from '../../_ui/ticket/ticket-line.ts';
import { loadPageTicket } from '../_shared/page-ticket.ts';
import type { TicketDrawsProps } from './ticket-draws.gen.ts';

/** A ticket in a draw, with the full date of the draw. */
export interface DatedTicketDrawView extends TicketDrawView {
  readonly date: string;
}

export interface TicketDrawsBlockData {
  /** The draws without a known result, the next one first; a draw has numbers only if they changed. */
  readonly toCome: readonly DatedTicketDrawView[];
  /** The draws with their results, the latest first. */
  readonly results: readonly (DatedTicketDrawView & {
    /** Path segment of the pages of its offer; null if it can't be found. */
    readonly url: string | null;
  })[];
  /** Whether it is in draws at all: a membership is in none. */
  readonly hasDraws: boolean;
}

/** The tickets of an order with draw results (specification: The calls it makes, "Orders and draws"). */
export const loadTicketDrawsData: LoadBlockData<
  TicketDrawsProps,
  TicketDrawsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { summary, lines = [] } = await loadPageTicket(context);
  const views = lines.map((line) => ({ line, view: createDatedDrawView(line, summary, context) }));
  const [drawn, open] = [
    views.filter(({ view }) => isDrawResultKnown(view)),
    views.filter(({ view }) => !isDrawResultKnown(view)),
  ];
  const urls = drawn.length > 0 ? await offerUrls(context) : new Map<string, string>();
  return {
    data: {
      toCome: open.map(({ line, view }, index) => {
        const before = open[index - 1]?.line;
        return before && hasSameNumbers(line, before) ? { ...view, games: [], tickets: [] } : view;
      }),
      results: drawn.map(({ line, view }) => ({ ...view, url: urls.get(line.offerKey) ?? null })).reverse(),
      hasDraws: summary.numDraws > 0,
    },
  };
};

function createDatedDrawView(
  line: OrderLine,
  { item }: Pick<OrderSummary, 'item'>,
  context: DrawDayContext,
): DatedTicketDrawView {
  const view = createTicketDrawView(line, item.gameType, context.site, context.now);
  return { ...view, date: formatWeekdayDateTime(line.drawDate, context) };
}

function hasSameNumbers(one: OrderLine, other: OrderLine): boolean {
  const numbersOf = ({ games, ticketNumbers }: OrderLine) =>
    JSON.stringify([games.map(({ numberSets }) => numberSets), ticketNumbers]);
  return numbersOf(one) === numbersOf(other);
}

/** Empty if the offers can't be fetched: results then have no link to their page. */
async function offerUrls({
  visitor,
  services,
  signal,
}: Pick<Parameters<typeof loadTicketDrawsData>[0], 'visitor' | 'services' | 'signal'>): Promise<Map<string, string>> {
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    return new Map(offers.map(({ key, url }) => [key, url]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return new Map();
    throw error;
  }
}
