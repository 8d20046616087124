import type { NewNotification } from '../account/notifications/notification-store.ts';
import { runInLocaleOfCustomer } from '../messages/message-context.ts';
import type { SandboxShop } from '../shop.ts';
import { notificationsMessages } from './notifications.messages.gen.ts';

const HOUR = 3_600_000;

type SeedNotification = NewNotification & { readonly hoursAgo: number; readonly viewed?: boolean };

const feed = { icon: null, is_auto_dismissed: false, actions: [], placement_key: 'feed' };

/** Notifications of `ada` of each brand. The paths are those of the account, which every brand has. */
const listNotifications = (): readonly SeedNotification[] => [
  {
    ...feed,
    hoursAgo: 2,
    title: notificationsMessages.ticketsIn(),
    icon: 'ticket',
    message: notificationsMessages.ticketsInText(),
    actions: [{ label: notificationsMessages.seeTickets(), url: '/my-account/upcoming-tickets' }],
  },
  {
    ...feed,
    hoursAgo: 20,
    title: notificationsMessages.welcomeBack(),
    icon: 'sun',
    message: notificationsMessages.welcomeBackText(),
    is_auto_dismissed: true,
  },
  {
    ...feed,
    hoursAgo: 50,
    title: notificationsMessages.limit(),
    icon: 'heart',
    message: notificationsMessages.limitText(),
    actions: [{ label: notificationsMessages.setLimit(), url: '/my-account/spend-limits' }],
  },
  {
    ...feed,
    hoursAgo: 200,
    viewed: true,
    title: notificationsMessages.statement(),
    icon: 'mail',
    message: notificationsMessages.statementText(),
    actions: [{ label: notificationsMessages.seeTransactions(), url: '/my-account/transactions' }],
  },
];

/** Fills the feed of the first demonstration customer of each brand. */
export function seedNotifications({
  brands,
  customers,
  notifications,
  clock,
}: Pick<SandboxShop, 'clock' | 'brands' | 'customers' | 'notifications'>): void {
  const now = clock();
  for (const { siteKey, catalogue } of brands) {
    const customer = customers.findByEmail(siteKey, `ada@${siteKey}.example`);
    if (!customer) continue;
    const texts = runInLocaleOfCustomer(customer, catalogue, listNotifications);
    for (const { hoursAgo, viewed = false, ...notification } of texts) {
      notifications.add(customer.id, notification, now - hoursAgo * HOUR);
      if (viewed) {
        const seen = notifications.listByCustomer(customer.id).filter(({ title }) => title === notification.title);
        notifications.markViewed(
          customer.id,
          seen.map(({ id }) => id),
          now,
        );
      }
    }
  }
}
