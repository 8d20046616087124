import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { createMailPreferencesLinkId } from './communication-preferences.ts';
import type { StoredCustomer } from './customer-store.ts';
import { customersMessages } from './customers.messages.gen.ts';

/** Sends two mails with links to communication preferences: one to choose, one to unsubscribe from all. */
export function sendNewsletterMailsToCustomer(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const id = createMailPreferencesLinkId(shop, customer.id);
  const createNewsletter = () => ({
    subject: customersMessages.newsletter(),
    body: customersMessages.newsletterBody(),
    link: `/communication-preferences/${id}`,
  });
  const createUnsubscribeMail = () => ({
    subject: customersMessages.unsubscribe(),
    body: customersMessages.unsubscribeBody(),
    link: `/unsubscribe/${id}`,
  });
  sendBrandedMailToCustomer(shop, customer, createNewsletter, now);
  sendBrandedMailToCustomer(shop, customer, createUnsubscribeMail, now);
}
