import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { formatShortList } from '#domain/list-format.ts';
import { type MinorUnits, parseMoney } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { getMessageFormat } from '../messages/message-context.ts';
import type { OutgoingMail } from '../outbox/outbox.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { listDrawsOfOrder } from '../tickets/orders/order-draws.ts';
import { formatRaffleTicketNumber } from '../tickets/orders/order-line-response.ts';
import { checkoutMessages } from './checkout.messages.gen.ts';
import type { CompletedCheckout, StoredOrder } from './checkout.ts';
import { listCheckoutPayments } from './checkout-payments.ts';

interface ReceiptMailContext {
  readonly shop: Pick<SandboxShop, 'draws' | 'orders' | 'funds' | 'deposits'>;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
}

/** The receipt in the current locale. */
export function createReceiptMail(
  checkout: CompletedCheckout,
  orders: readonly StoredOrder[],
  context: ReceiptMailContext,
): OutgoingMail {
  const { id, siteKey, total, scheduledItems, placedAt } = checkout;
  const { shop, brand, customer } = context;
  const { name } = brand.catalogue.branding;
  const line = (item: CartItem, price: MinorUnits) => checkoutMessages.item({ name: item.name, price });
  const bought = orders.flatMap((order) => [
    line(order.item, order.total),
    ...drawLines(order, context),
    ...gameLines(order.item),
  ]);
  const ahead = scheduledItems.flatMap((item) => [line(item, parseMoney(item.total)), ...gameLines(item)]);
  const payments = listCheckoutPayments(shop, brand, checkout).map(
    ({ name: payer, lastFour, amount }) => `  ${paymentLine(formatCardBrandName(payer), lastFour, amount)}`,
  );
  return {
    siteKey,
    recipient: customer.email,
    subject: checkoutMessages.receiptOf({ brand: name }),
    body: [
      checkoutMessages.thankYou({ firstName: customer.firstName }),
      checkoutMessages.receiptNumber({ number: formatReceiptNumber(id), moment: placedAt }),
      ...(bought.length > 0 ? [checkoutMessages.bought(), ...bought] : []),
      ...(ahead.length > 0 ? [checkoutMessages.ordered(), ...ahead] : []),
      checkoutMessages.paid({ total }),
      ...payments,
    ].join('\n'),
    link: `/receipt/${id}`,
  };
}

function paymentLine(name: string, lastFour: string | null, amount: MinorUnits): string {
  return lastFour === null
    ? checkoutMessages.payment({ name, amount })
    : checkoutMessages.paymentByCard({ name, lastFour, amount });
}

function gameLines({ games = [] }: CartItem): string[] {
  return games.map(({ number_sets: sets }, index) => {
    const numbers = sets.map((set) => set.numbers.join(' ')).join(' + ');
    return `  ${checkoutMessages.game({ number: index + 1, numbers })}`;
  });
}

function drawLines(order: Pick<StoredOrder, 'id'>, { shop, brand }: ReceiptMailContext): string[] {
  const draws = listDrawsOfOrder(order, { shop, brand }).map(
    ({ draw_no: drawNo, draw_date: date }) =>
      `  ${checkoutMessages.draw({ drawNo: String(drawNo), moment: Date.parse(date) })}`,
  );
  const tickets = shop.orders
    .listDraws(order.id)
    .flatMap(({ drawId }) => shop.orders.listRaffleTickets(order.id, drawId));
  if (tickets.length === 0) return draws;
  const numbers = formatShortList(tickets.map(formatRaffleTicketNumber), getMessageFormat().locale);
  return [...draws, `  ${checkoutMessages.ticketNumbers({ numbers })}`];
}
