import type { NewNotification } from '../account/notifications/notification-store.ts';
import type { SandboxShop } from '../shop.ts';

const HOUR = 3_600_000;

type SeedNotification = NewNotification & { readonly hoursAgo: number; readonly viewed?: boolean };

const feed = { icon: null, is_auto_dismissed: false, actions: [], placement_key: 'feed' };

/** Notifications of `ada` of each brand. The paths are those of the account, which every brand has. */
const NOTIFICATIONS: readonly SeedNotification[] = [
  {
    ...feed,
    hoursAgo: 2,
    title: 'Your tickets are in',
    icon: 'ticket',
    message: 'Your last purchase is in its draw. You find it under your tickets.',
    actions: [{ label: 'See your tickets', url: '/my-account/upcoming-tickets' }],
  },
  {
    ...feed,
    hoursAgo: 20,
    title: 'Welcome back',
    icon: 'sun',
    message: 'This goes by itself once you have read it.',
    is_auto_dismissed: true,
  },
  {
    ...feed,
    hoursAgo: 50,
    title: 'Set a limit that suits you',
    icon: 'heart',
    message: 'A spend limit takes a minute to set, and lowering it works at once.',
    actions: [{ label: 'Set a limit', url: '/my-account/spend-limits' }],
  },
  {
    ...feed,
    hoursAgo: 200,
    viewed: true,
    title: 'Your statement is ready',
    icon: 'mail',
    message: 'Everything that came and went is listed under transactions.',
    actions: [{ label: 'See transactions', url: '/my-account/transactions' }],
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
  for (const { siteKey } of brands) {
    const customer = customers.findByEmail(siteKey, `ada@${siteKey}.example`);
    if (!customer) continue;
    for (const { hoursAgo, viewed = false, ...told } of NOTIFICATIONS) {
      notifications.add(customer.id, told, now - hoursAgo * HOUR);
      if (viewed) {
        const seen = notifications.listByCustomer(customer.id).filter(({ title }) => title === told.title);
        notifications.markViewed(
          customer.id,
          seen.map(({ id }) => id),
          now,
        );
      }
    }
  }
}
