import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { createMailPreferencesLinkId } from './communication-preferences.ts';
import type { StoredCustomer } from './customer-store.ts';

/** Sends two mails with links to communication preferences: one to choose, one to unsubscribe from all. */
export function sendNewsletterMailsToCustomer(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const id = createMailPreferencesLinkId(shop, customer.id);
  const body = 'The draws of this week are open. Follow the link to choose how we may write to you.';
  sendBrandedMailToCustomer(
    shop,
    customer,
    { subject: 'This week', body, link: `/communication-preferences/${id}` },
    now,
  );
  const farewell = 'You get this mail because you once asked for news. Follow the link to stop it.';
  sendBrandedMailToCustomer(
    shop,
    customer,
    { subject: 'News and offers', body: farewell, link: `/unsubscribe/${id}` },
    now,
  );
}
