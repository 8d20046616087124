import {
  countPages,
  parsePageNumber,
  TICKETS_ON_A_PAGE_FOR_PRINTING,
  toLimitAndOffset,
} from '#domain/results/paging.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { Order, OrderLine } from '#schemas/generated/api/types.gen.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createTicketDrawView, type TicketGameView } from '../../_ui/ticket/ticket-line.ts';
import { createPurchasedTicketView, type PurchasedTicketView } from '../../_ui/ticket/ticket-view.ts';
import type { PrintTicketsProps } from './print-tickets.gen.ts';

export interface PrintedTicketView {
  readonly ticket: Pick<PurchasedTicketView, 'id' | 'name' | 'type' | 'what' | 'price'>;
  readonly draws: readonly { readonly drawNo: number; readonly date: string }[];
  /** Its numbers, once for all draws that have the same. */
  readonly numbers: readonly {
    /** Of the draw that they are of; null where they are those of every draw. */
    readonly drawNo: number | null;
    readonly games: readonly TicketGameView[];
    readonly tickets: readonly string[];
  }[];
  readonly bought: string;
}

export interface PrintTicketsBlockData {
  readonly tickets: readonly PrintedTicketView[];
  readonly page: number;
  readonly pages: number;
  readonly printed: string;
}

type Context = Parameters<typeof loadPrintTicketsData>[0];

export const loadPrintTicketsData: LoadBlockData<
  PrintTicketsProps,
  PrintTicketsBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { query, now, services, signal } = context;
  const { orders } = services.commerce;
  const printed = formatWeekdayDateTime(new Date(now).toISOString(), context);
  const one = query.get('ticket');
  if (one) {
    const order = await orders.get(one, { signal });
    return { data: { tickets: [printedTicket(order, context)], page: 1, pages: 1, printed } };
  }
  const page = parsePageNumber(query.get('page') ?? '') ?? 1;
  const listed = await orders.list('upcoming_products', toLimitAndOffset(page, TICKETS_ON_A_PAGE_FOR_PRINTING), {
    signal,
  });
  const found = await Promise.all(listed.entries.map(({ id }) => orders.get(id, { signal })));
  const pages = countPages(listed.pageInfo?.total ?? found.length, TICKETS_ON_A_PAGE_FOR_PRINTING);
  return { data: { tickets: found.map((order) => printedTicket(order, context)), page, pages, printed } };
};

function printedTicket(
  { summary, lines = [] }: Order,
  context: Pick<Context, 'site' | 'messages' | 'now' | 'services'>,
): PrintedTicketView {
  const { id, name, type, what, price } = createPurchasedTicketView(summary, context);
  const keys = new Set(lines.map(numbersKey));
  const parts = keys.size > 1 ? lines : lines.slice(0, 1);
  return {
    ticket: { id, name, type, what, price },
    draws: lines.map(({ drawNo, drawDate }) => ({ drawNo, date: formatWeekdayDateTime(drawDate, context) })),
    numbers: parts.map((line) => ({
      drawNo: keys.size > 1 ? line.drawNo : null,
      games: createTicketDrawView(
        { ...line, winningNumbers: [] },
        summary.item.gameType,
        context.site,
        context.now,
      ).games.map(withoutHits),
      tickets: line.ticketNumbers,
    })),
    bought: formatWeekdayDateTime(summary.placedAt, context),
  };
}

/** A ticket is printed as it was bought, whatever has been drawn since. */
function withoutHits({ sets }: TicketGameView): TicketGameView {
  const plain = sets.map(({ key, numbers }) => ({
    key,
    numbers: numbers.map(({ number }) => ({ number, hit: null })),
  }));
  return { sets: plain, matched: null, prize: null };
}

function numbersKey({ games, ticketNumbers }: OrderLine): string {
  return JSON.stringify([games.map(({ numberSets }) => numberSets), ticketNumbers]);
}
