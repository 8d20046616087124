import { formatCurrencyAmount, type MinorUnits } from '#domain/money.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import type { NewNotification } from '../../account/notifications/notification-store.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { BrandCatalogue } from '../../offers/catalogue/catalogue-types.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';

export function createWinningsMail(
  { id, siteKey, item }: Pick<StoredOrder, 'id' | 'siteKey' | 'item'>,
  { drawNo }: StoredDraw,
  winnings: MinorUnits,
  { firstName, email }: StoredCustomer,
  { locale, currency }: BrandCatalogue['branding'],
): OutgoingMail {
  const amount = formatCurrencyAmount(winnings, { locale, currency });
  return {
    siteKey,
    recipient: email,
    subject: `You have won ${amount}`,
    body: `Congratulations, ${firstName}. Your ${item.name} ticket has won ${amount} in draw ${drawNo}. It is in your wallet.`,
    link: `/my-account/past-tickets/ticket/${id}`,
  };
}

/** The news of winnings as a notification in the customer's feed. */
export function createWinningsNotification(
  { id, item }: Pick<StoredOrder, 'id' | 'item'>,
  winnings: MinorUnits,
  { locale, currency }: BrandCatalogue['branding'],
): NewNotification {
  return {
    title: `You have won ${formatCurrencyAmount(winnings, { locale, currency })}`,
    icon: 'trophy',
    message: `Your ${item.name} ticket was lucky. The money is in your wallet.`,
    is_auto_dismissed: false,
    actions: [{ label: 'See your ticket', url: `/my-account/past-tickets/ticket/${id}` }],
    placement_key: 'feed',
  };
}
