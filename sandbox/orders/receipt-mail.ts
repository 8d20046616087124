import { displayMoney, type MinorUnits, parseMoney } from '#domain/money.ts';
import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Mail } from '../outbox/outbox.ts';
import type { Brand } from '../shop.ts';
import type { Checkout, Order } from './checkout.ts';

export function receiptMail(
  { id, siteKey, total, scheduledItems }: Checkout,
  orders: readonly Order[],
  { firstName, email }: Customer,
  { catalogue }: Brand,
): Mail {
  const { name, locale, currency } = catalogue.branding;
  const line = (item: CartItem, price: MinorUnits) => `${item.name}: ${displayMoney(price, { locale, currency })}`;
  const bought = orders.flatMap(({ item, total: price }) => [line(item, price), ...gameLines(item)]);
  const ahead = scheduledItems.flatMap((item) => [line(item, parseMoney(item.total.amount)), ...gameLines(item)]);
  return {
    siteKey,
    recipient: email,
    subject: `Your ${name} receipt`,
    body: [
      `Thank you, ${firstName}.`,
      ...(bought.length > 0 ? ['You have bought:', ...bought] : []),
      ...(ahead.length > 0 ? ['You have ordered, and pay when sales open:', ...ahead] : []),
      `Paid: ${displayMoney(total, { locale, currency })}`,
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
