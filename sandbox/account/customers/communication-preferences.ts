import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CommunicationChannels, CommunicationPreferencesRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { AuthorisedCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { createLinkNotValidFault } from '../../sign-in/mail-links.ts';
import { loadOrCreateSecretInDatabase } from '../../storage/secrets.ts';
import { assertMayReceiveAdvertising } from '../breaks/receive-advertising.ts';
import type { StoredCustomer } from './customer-store.ts';
import { customersMessages } from './customers.messages.gen.ts';

/** The id in mail links that opens a customer's communication preferences without a log-in. */
export function createMailPreferencesLinkId({ db }: Pick<SandboxShop, 'db'>, customerId: string): string {
  const secret = loadOrCreateSecretInDatabase(db, 'communication-preferences');
  return `${customerId}.${createHmac('sha256', secret).update(customerId).digest('base64url')}`;
}

export function getCommunicationPreferences(
  shop: Pick<SandboxShop, 'db' | 'customers' | 'customerChoices'>,
  incoming: AuthorisedCall,
): CommunicationChannels {
  return shop.customerChoices.getChannels(named(shop, incoming).id);
}

/**
 * Changes the given channels and stores the reasons for unsubscribing. A customer who turns mail on gets a first one.
 *
 * @throws ApiFault 422 `time_out` or `self_excluded` where a channel would be on during a break.
 */
export function storeCommunicationPreferences(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'outbox' | 'playBreaks' | 'customerChoices'>,
  incoming: AuthorisedCall,
  { preferences, unsubscribe_reasons: reasons = [] }: CommunicationPreferencesRequest,
): CommunicationChannels {
  const customer = named(shop, incoming);
  const before = shop.customerChoices.getChannels(customer.id);
  const channels = { ...before, ...preferences };
  if (Object.values(channels).includes(true)) assertMayReceiveAdvertising(shop, customer.id, incoming.now);
  shop.customerChoices.setChannels(customer.id, channels, reasons, incoming.now);
  if (channels.email && !before.email) greet(shop, customer, incoming.now);
  return channels;
}

function greet(shop: Pick<SandboxShop, 'db' | 'brands' | 'outbox'>, customer: StoredCustomer, now: number): void {
  const link = `/communication-preferences/${createMailPreferencesLinkId(shop, customer.id)}`;
  const createMail = () => ({
    subject: customersMessages.newsChosen(),
    body: customersMessages.newsChosenBody(),
    link,
  });
  sendBrandedMailToCustomer(shop, customer, createMail, now);
}

/** @throws ApiFault 404 `link_not_valid` unless the id was signed, or is that of the customer who calls. */
function named(shop: Pick<SandboxShop, 'db' | 'customers'>, { brand, caller, params }: AuthorisedCall): StoredCustomer {
  const { id = '' } = params;
  if (caller && caller.customer.id === id) return caller.customer;
  const customer = shop.customers.findById(id.slice(0, id.lastIndexOf('.')));
  if (customer?.siteKey !== brand.siteKey || !isSame(id, createMailPreferencesLinkId(shop, customer.id)))
    throw createLinkNotValidFault();
  return customer;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
