import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { getWeekdayDateTimeFormat } from '#domain/date-format.ts';
import { formatCurrencyAmount } from '#domain/money.ts';
import type { OrderLine, PlayedGame } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import { createPdfOfTextLines } from './write-pdf.ts';

export function renderOrderPdf(
  order: StoredOrder,
  lines: readonly OrderLine[],
  catalogue: BrandCatalogue,
): Promise<Uint8Array> {
  return createPdfOfTextLines(listOrderPdfLines(order, lines, catalogue));
}

/** What a printed order says, in the brand's language and time zone. */
export function listOrderPdfLines(
  order: Pick<StoredOrder, 'id' | 'item' | 'total' | 'placedAt'>,
  lines: readonly OrderLine[],
  { branding }: Pick<BrandCatalogue, 'branding'>,
): string[] {
  const { locale, currency, name, time_zone: timeZone } = branding;
  const moment = getWeekdayDateTimeFormat(locale, timeZone);
  return [
    name,
    `${order.item.name} - ${formatCurrencyAmount(order.total, { locale, currency })}`,
    `Ticket number ${formatReceiptNumber(order.id)}`,
    `Bought ${moment.format(order.placedAt)}`,
    '',
    ...lines.flatMap((line) => [
      `Draw ${line.draw_no}, ${moment.format(Date.parse(line.draw_date))}`,
      ...line.games.map((game, index) => `  Game ${index + 1}: ${numbersOf(game)}`),
      ...inRows(line.ticket_numbers).map((row) => `  Tickets ${row}`),
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
