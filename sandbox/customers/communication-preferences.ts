import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CommunicationChannels, CommunicationPreferencesRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { Incoming } from '../http/route.ts';
import { linkNotValid } from '../identity/links.ts';
import type { Shop } from '../shop.ts';
import { secretOf } from '../storage/secrets.ts';
import type { Customer } from './customer-store.ts';

/** The id by which a link in a mail opens a customer's communication preferences to whoever has the mail. */
export function preferencesId({ db }: Pick<Shop, 'db'>, customerId: string): string {
  const secret = secretOf(db, 'communication-preferences');
  return `${customerId}.${createHmac('sha256', secret).update(customerId).digest('base64url')}`;
}

export function preferencesOf(shop: Shop, incoming: Incoming): CommunicationChannels {
  return shop.choices.channels(named(shop, incoming).id);
}

/** Changes the channels that are named, and keeps why somebody unsubscribed. */
export function changePreferences(
  shop: Shop,
  incoming: Incoming,
  { preferences, unsubscribe_reasons: reasons = [] }: CommunicationPreferencesRequest,
): CommunicationChannels {
  const { id } = named(shop, incoming);
  const channels = { ...shop.choices.channels(id), ...preferences };
  shop.choices.setChannels(id, channels, reasons, incoming.now);
  return channels;
}

/** @throws ApiFault 404 `link_not_valid` unless the id was signed, or is that of the customer who calls. */
function named(shop: Shop, { brand, caller, params }: Incoming): Customer {
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
