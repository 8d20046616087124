import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CommunicationChannels, CommunicationPreferencesRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { Incoming } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { linkNotValid } from '../../sign-in/links.ts';
import { sendMail } from '../../sign-in/mails.ts';
import { secretOf } from '../../storage/secrets.ts';
import { assertMayAdvertise } from '../breaks/may-advertise.ts';
import type { Customer } from './customer-store.ts';

/** The id by which a link in a mail opens a customer's communication preferences to whoever has the mail. */
export function preferencesId({ db }: Pick<Shop, 'db'>, customerId: string): string {
  const secret = secretOf(db, 'communication-preferences');
  return `${customerId}.${createHmac('sha256', secret).update(customerId).digest('base64url')}`;
}

export function preferencesOf(
  shop: Pick<Shop, 'db' | 'customers' | 'choices'>,
  incoming: Incoming,
): CommunicationChannels {
  return shop.choices.channels(named(shop, incoming).id);
}

/**
 * Changes the channels that are named, and keeps why somebody unsubscribed. Who now wants mail gets a first one.
 *
 * @throws ApiFault 422 `time_out` or `self_excluded` where a channel would be on during a break.
 */
export function changePreferences(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'outbox' | 'breaks' | 'choices'>,
  incoming: Incoming,
  { preferences, unsubscribe_reasons: reasons = [] }: CommunicationPreferencesRequest,
): CommunicationChannels {
  const customer = named(shop, incoming);
  const before = shop.choices.channels(customer.id);
  const channels = { ...before, ...preferences };
  if (Object.values(channels).includes(true)) assertMayAdvertise(shop, customer.id, incoming.now);
  shop.choices.setChannels(customer.id, channels, reasons, incoming.now);
  if (channels.email && !before.email) greet(shop, customer, incoming.now);
  return channels;
}

function greet(shop: Pick<Shop, 'db' | 'brands' | 'outbox'>, customer: Customer, now: number): void {
  const body = 'You will hear from us by e-mail. Follow the link whenever you want to change that.';
  const link = `/communication-preferences/${preferencesId(shop, customer.id)}`;
  sendMail(shop, customer, { subject: 'You will hear from us', body, link }, now);
}

/** @throws ApiFault 404 `link_not_valid` unless the id was signed, or is that of the customer who calls. */
function named(shop: Pick<Shop, 'db' | 'customers'>, { brand, caller, params }: Incoming): Customer {
  const { id = '' } = params;
  if (caller && caller.customer.id === id) return caller.customer;
  const customer = shop.customers.byId(id.slice(0, id.lastIndexOf('.')));
  if (customer?.siteKey !== brand.siteKey || !isSame(id, preferencesId(shop, customer.id))) throw linkNotValid();
  return customer;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
