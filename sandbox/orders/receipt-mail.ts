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
  const bought = orders.map(({ item, total: price }) => line(item, price));
  const ahead = scheduledItems.map((item) => line(item, parseMoney(item.total.amount)));
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
