import { displayMoney } from '#domain/money.ts';
import type { Customer } from '../customers/customer-store.ts';
import type { Mail } from '../outbox/outbox.ts';
import type { Brand } from '../shop.ts';
import type { Checkout, Order } from './checkout.ts';

export function receiptMail(
  { id, siteKey, total }: Checkout,
  orders: readonly Order[],
  { firstName, email }: Customer,
  { catalogue }: Brand,
): Mail {
  const { name, locale, currency } = catalogue.branding;
  const lines = orders.map(({ item, total: price }) => `${item.name}: ${displayMoney(price, { locale, currency })}`);
  return {
    siteKey,
    recipient: email,
    subject: `Your ${name} receipt`,
    body: [
      `Thank you, ${firstName}. You have bought:`,
      ...lines,
      `Paid: ${displayMoney(total, { locale, currency })}`,
    ].join('\n'),
    link: `/receipt/${id}`,
  };
}
