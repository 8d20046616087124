import type { AutologinRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { Customer } from '../account/customers/customer-store.ts';
import { type ApiFault, notFound } from '../http/api-fault.ts';
import type { CustomerIncoming, Incoming } from '../http/route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { Shop } from '../shop.ts';
import { linkByAddress } from './limits.ts';
import { autologinLetter, sendMail } from './mails.ts';
import { TOKEN_LIFE, type TokenKind } from './one-time-tokens.ts';
import { type OpenSession, openSession } from './open-session.ts';

/** What a good link of a kind leads to. */
interface FollowedLink {
  readonly customer: Customer;
  readonly detail: string;
  /** Makes the link good for nothing more. */
  spend(): void;
}

/**
 * The customer that a link stands for.
 *
 * @throws ApiFault 404 `link_not_valid` for a link that was used, has expired, or is of another kind or brand.
 */
export function followLink(
  shop: Pick<Shop, 'customers' | 'identity'>,
  kind: TokenKind,
  token: string,
  { brand, now }: Incoming,
): FollowedLink {
  const found = shop.identity.tokens.find(kind, token, now);
  const customer = found && shop.customers.byId(found.customerId);
  if (!found || customer?.siteKey !== brand.siteKey) throw linkNotValid();
  return { customer, detail: found.detail, spend: () => shop.identity.tokens.use(token, now) };
}

/** Wording of the specification: The error catalogue, "Toasts". */
export function linkNotValid(): ApiFault {
  return notFound('link_not_valid', 'Email link no longer valid');
}

/** Signs in by the token of a link, which is spent only when it has led to a session. */
export function logInByLink(
  shop: Pick<Shop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: Incoming,
  { token, ...options }: AutologinRequest,
): OpenSession {
  const counted = countLink(shop, incoming);
  const opened = runInTransaction(shop.db, () => {
    const link = followLink(shop, 'autologin', token, incoming);
    const session = openSession(shop, incoming, link.customer, options);
    link.spend();
    return session;
  });
  counted.forgive();
  return opened;
}

/** Mints a link that signs a customer in, and sends it. */
export function sendAutologin(
  shop: Pick<Shop, 'brands' | 'identity' | 'outbox'>,
  customer: Customer,
  now: number,
): void {
  const token = shop.identity.tokens.mint('autologin', { customerId: customer.id, detail: '' }, now);
  sendMail(shop, customer, autologinLetter(token), now);
}

/** A token that carries a session to another host or app of the brand, within a minute. */
export function mintTransfer(
  shop: Pick<Shop, 'identity'>,
  { customer, session, now }: Pick<CustomerIncoming, 'customer' | 'session' | 'now'>,
) {
  const token = shop.identity.tokens.mint('transfer', { customerId: customer.id, detail: session.id }, now);
  const expires = new Date(now + TOKEN_LIFE.transfer).toISOString();
  return { token, expires_at: expires, path: `/login/transfer/${token}` };
}

/** Opens a session beside the one that the token was made in, as long as that has not ended. A code is not passed on. */
export function takeTransfer(
  shop: Pick<Shop, 'db' | 'customers' | 'sessions' | 'identity'>,
  incoming: Incoming,
  token: string,
): OpenSession {
  const counted = countLink(shop, incoming);
  const opened = runInTransaction(shop.db, () => {
    const { customer, detail, spend } = followLink(shop, 'transfer', token, incoming);
    const origin = shop.sessions.byId(detail);
    if (!origin) throw linkNotValid();
    spend();
    const session = shop.sessions.open(customer.id, origin.deviceUuid, incoming.now);
    return { customer, session, token: shop.identity.refreshTokens.issue(session.id, incoming.now) };
  });
  counted.forgive();
  return opened;
}

/** A guess at a link counts, so that nobody tries many. */
export function countLink(shop: Pick<Shop, 'identity'>, { address, now }: Incoming) {
  return shop.identity.limits.take([[linkByAddress, address]], now);
}
