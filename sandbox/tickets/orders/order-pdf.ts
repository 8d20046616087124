import { formatCurrencyAmount } from '#domain/money.ts';
import type { OrderLine, PlayedGame } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import { createPdfOfTextLines } from './write-pdf.ts';

export function renderOrderPdf(
  order: StoredOrder,
  lines: readonly OrderLine[],
  { branding }: BrandCatalogue,
): Promise<Uint8Array> {
  const { locale, currency, name } = branding;
  return createPdfOfTextLines([
    name,
    `${order.item.name} - ${formatCurrencyAmount(order.total, { locale, currency })}`,
    `Order ${order.id}`,
    `Bought ${new Date(order.placedAt).toISOString()}`,
    '',
    ...lines.flatMap((line) => [
      `Draw ${line.draw_no}, ${line.draw_date}`,
      ...line.games.map((game, index) => `  Game ${index + 1}: ${numbersOf(game)}`),
      ...inRows(line.ticket_numbers).map((row) => `  Tickets ${row}`),
    ]),
  ]);
}

function numbersOf({ number_sets: sets }: PlayedGame): string {
  return sets.map(({ numbers }) => numbers.join(' ')).join(' + ');
}

function inRows(numbers: readonly string[], length = 8): string[] {
  const rows = Math.ceil(numbers.length / length);
  return Array.from({ length: rows }, (_, row) => numbers.slice(row * length, (row + 1) * length).join(' '));
}
