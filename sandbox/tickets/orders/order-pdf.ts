import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import type { OrderLine, PlayedGame } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import { translateCatalogueText } from '../../messages/catalogue-texts.ts';
import { getMessageFormat } from '../../messages/message-context.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';
import { createPdfOfTextLines } from './pdf/write-pdf.ts';

type PrintedOrder = Pick<StoredOrder, 'id' | 'total' | 'placedAt'> & {
  readonly item: Pick<StoredOrder['item'], 'name'>;
};

export function renderOrderPdf(
  order: PrintedOrder,
  lines: readonly OrderLine[],
  catalogue: Pick<BrandCatalogue, 'branding'>,
): Promise<Uint8Array> {
  return createPdfOfTextLines(listOrderPdfLines(order, lines, catalogue), getMessageFormat().locale);
}

/** Lines of a printed order in the current locale. */
export function listOrderPdfLines(
  order: PrintedOrder,
  lines: readonly OrderLine[],
  { branding }: Pick<BrandCatalogue, 'branding'>,
): string[] {
  return [
    branding.name,
    ticketsMessages.orderHeading({ name: translateCatalogueText(order.item.name), total: order.total }),
    ticketsMessages.ticketNumber({ number: formatReceiptNumber(order.id) }),
    ticketsMessages.orderBought({ moment: order.placedAt }),
    '',
    ...lines.flatMap((line) => [
      ticketsMessages.orderDraw({ drawNo: String(line.draw_no), moment: Date.parse(line.draw_date) }),
      ...line.games.map(
        (game, index) => `  ${ticketsMessages.orderGame({ number: index + 1, numbers: numbersOf(game) })}`,
      ),
      ...inRows(line.ticket_numbers).map((numbers) => `  ${ticketsMessages.orderTickets({ numbers })}`),
    ]),
  ];
}

function numbersOf({ number_sets: sets }: PlayedGame): string {
  return sets.map(({ numbers }) => numbers.join(' ')).join(' + ');
}

function inRows(numbers: readonly string[], length = 8): string[] {
  const rows = Math.ceil(numbers.length / length);
  return Array.from({ length: rows }, (_, row) => numbers.slice(row * length, (row + 1) * length).join(' '));
}
