import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { getWeekdayDateTimeFormat } from '#domain/date-format.ts';
import { formatCurrencyAmount, type MinorUnits, parseDecimalAmount } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { OutgoingMail } from '../outbox/outbox.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { listDrawsOfOrder } from '../tickets/orders/order-draws.ts';
import { formatRaffleTicketNumber } from '../tickets/orders/order-line-response.ts';
import type { CompletedCheckout, StoredOrder } from './checkout.ts';
import { listCheckoutPayments } from './checkout-payments.ts';

interface ReceiptMailContext {
  readonly shop: Pick<SandboxShop, 'draws' | 'orders' | 'funds' | 'deposits'>;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
}

export function createReceiptMail(
  checkout: CompletedCheckout,
  orders: readonly StoredOrder[],
  context: ReceiptMailContext,
): OutgoingMail {
  const { id, siteKey, total, scheduledItems, placedAt } = checkout;
  const { shop, brand, customer } = context;
  const { name, locale, currency } = brand.catalogue.branding;
  const show = (amount: MinorUnits) => formatCurrencyAmount(amount, { locale, currency });
  const line = (item: CartItem, price: MinorUnits) => `${item.name}: ${show(price)}`;
  const bought = orders.flatMap((order) => [
    line(order.item, order.total),
    ...drawLines(order, context),
    ...gameLines(order.item),
  ]);
  const ahead = scheduledItems.flatMap((item) => [
    line(item, parseDecimalAmount(item.total.amount)),
    ...gameLines(item),
  ]);
  const payments = listCheckoutPayments(shop, brand, checkout).map(
    ({ name: payer, lastFour, amount }) =>
      `  ${formatCardBrandName(payer)}${lastFour === null ? '' : ` ending in ${lastFour}`}: ${show(amount)}`,
  );
  return {
    siteKey,
    recipient: customer.email,
    subject: `Your ${name} receipt`,
    body: [
      `Thank you, ${customer.firstName}.`,
      `Receipt ${formatReceiptNumber(id)}, ${momentText(placedAt, brand)}`,
      ...(bought.length > 0 ? ['You have bought:', ...bought] : []),
      ...(ahead.length > 0 ? ['You have ordered, and pay when sales open:', ...ahead] : []),
      `Paid: ${show(total)}`,
      ...payments,
    ].join('\n'),
    link: `/receipt/${id}`,
  };
}

function gameLines({ games = [] }: CartItem): string[] {
  return games.map(({ number_sets: sets }, index) => {
    const numbers = sets.map((set) => set.numbers.join(' ')).join(' + ');
    return `  Game ${index + 1}: ${numbers}`;
  });
}

function drawLines(order: Pick<StoredOrder, 'id'>, { shop, brand }: ReceiptMailContext): string[] {
  const draws = listDrawsOfOrder(order, { shop, brand }).map(
    ({ draw_no: drawNo, draw_date: date }) => `  Draw ${drawNo}, ${momentText(Date.parse(date), brand)}`,
  );
  const tickets = shop.orders
    .listDraws(order.id)
    .flatMap(({ drawId }) => shop.orders.listRaffleTickets(order.id, drawId));
  return tickets.length === 0
    ? draws
    : [...draws, `  Ticket numbers: ${tickets.map(formatRaffleTicketNumber).join(', ')}`];
}

function momentText(moment: number, { catalogue: { branding } }: SandboxBrand): string {
  const { locale, time_zone: timeZone } = branding;
  return getWeekdayDateTimeFormat(locale, timeZone).format(moment);
}
