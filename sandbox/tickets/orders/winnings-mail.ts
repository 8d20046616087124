import type { MinorUnits } from '#domain/money.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import type { NewNotification } from '../../account/notifications/notification-store.ts';
import type { StoredOrder } from '../../checkout/checkout.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

/** The news of winnings as a mail, in the current locale. */
export function createWinningsMail(
  { id, siteKey, item }: Pick<StoredOrder, 'id' | 'siteKey' | 'item'>,
  { drawNo }: StoredDraw,
  winnings: MinorUnits,
  { firstName, email }: StoredCustomer,
): OutgoingMail {
  return {
    siteKey,
    recipient: email,
    subject: ticketsMessages.winnings({ amount: winnings }),
    body: ticketsMessages.winningsBody({ firstName, name: item.name, amount: winnings, drawNo: String(drawNo) }),
    link: `/my-account/past-tickets/ticket/${id}`,
  };
}

/** The news of winnings as a notification in the customer's feed, in the current locale. */
export function createWinningsNotification(
  { id, item }: Pick<StoredOrder, 'id' | 'item'>,
  winnings: MinorUnits,
): NewNotification {
  return {
    title: ticketsMessages.winnings({ amount: winnings }),
    icon: 'trophy',
    message: ticketsMessages.lucky({ name: item.name }),
    is_auto_dismissed: false,
    actions: [{ label: ticketsMessages.seeTicket(), url: `/my-account/past-tickets/ticket/${id}` }],
    placement_key: 'feed',
  };
}
