import type { AutologinRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { type ApiFault, createNotFoundFault } from '../http/api-fault.ts';
import type { AuthorisedCall, AuthorisedCustomerCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import { createAutologinMail, sendBrandedMailToCustomer } from './customer-mails.ts';
import { ONE_TIME_TOKEN_LIFETIME_MS, type OneTimeTokenKind } from './one-time-token-store.ts';
import { type OpenedSession, openCustomerSession } from './open-session.ts';
import { signInTokenUseRateLimitByIp } from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/** The customer of a valid link. */
interface FollowedLink {
  readonly customer: StoredCustomer;
  readonly detail: string;
  /** Invalidates the link. */
  markUsed(): void;
}

/**
 * Finds the customer of a link.
 *
 * @throws ApiFault 404 `link_not_valid` for a link that was used, has expired, or is of another kind or brand.
 */
export function resolveCustomerOfMailLink(
  shop: Pick<SandboxShop, 'customers' | 'identity'>,
  kind: OneTimeTokenKind,
  token: string,
  { brand, now }: AuthorisedCall,
): FollowedLink {
  const found = shop.identity.oneTimeTokens.find(kind, token, now);
  const customer = found && shop.customers.findById(found.customerId);
  if (!found || customer?.siteKey !== brand.siteKey) throw createLinkNotValidFault();
  return { customer, detail: found.detail, markUsed: () => shop.identity.oneTimeTokens.markUsed(token, now) };
}

/** Wording of the specification: The error catalogue, "Toasts". */
export function createLinkNotValidFault(): ApiFault {
  return createNotFoundFault('link_not_valid', signInMessages.linkNotValid());
}

/** Signs in by the token of a link. The token is used up only when a session is opened. */
export function openSessionByMailLink(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'customers' | 'sessions' | 'identity' | 'outbox'>,
  incoming: AuthorisedCall,
  { token, ...options }: AutologinRequest,
): OpenedSession {
  const counted = applySignInTokenRateLimitByIp(shop, incoming);
  const opened = runInTransaction(shop.db, () => {
    const link = resolveCustomerOfMailLink(shop, 'autologin', token, incoming);
    const session = openCustomerSession(shop, incoming, link.customer, options);
    link.markUsed();
    return session;
  });
  counted.undo();
  return opened;
}

/** Sends a link that signs a customer in. */
export function sendAutologinMail(
  shop: Pick<SandboxShop, 'brands' | 'identity' | 'outbox'>,
  customer: StoredCustomer,
  now: number,
): void {
  const token = shop.identity.oneTimeTokens.create('autologin', { customerId: customer.id, detail: '' }, now);
  sendBrandedMailToCustomer(shop, customer, () => createAutologinMail(token), now);
}

/** A token that transfers a session to another host or app of the brand. Valid for a minute. */
export function createSessionTransferToken(
  shop: Pick<SandboxShop, 'identity'>,
  { customer, session, now }: Pick<AuthorisedCustomerCall, 'customer' | 'session' | 'now'>,
) {
  const token = shop.identity.oneTimeTokens.create('transfer', { customerId: customer.id, detail: session.id }, now);
  const expires = new Date(now + ONE_TIME_TOKEN_LIFETIME_MS.transfer).toISOString();
  return { token, expires_at: expires, path: `/login/transfer/${token}` };
}

/** Opens a second session if the token's own session has not ended. Elevation is not transferred. */
export function redeemSessionTransferToken(
  shop: Pick<SandboxShop, 'db' | 'customers' | 'sessions' | 'identity'>,
  incoming: AuthorisedCall,
  token: string,
): OpenedSession {
  const counted = applySignInTokenRateLimitByIp(shop, incoming);
  const opened = runInTransaction(shop.db, () => {
    const { customer, detail, markUsed } = resolveCustomerOfMailLink(shop, 'transfer', token, incoming);
    const origin = shop.sessions.findById(detail);
    if (!origin) throw createLinkNotValidFault();
    markUsed();
    const session = shop.sessions.open(customer.id, origin.deviceUuid, incoming.now);
    return { customer, session, token: shop.identity.refreshTokens.issue(session.id, incoming.now) };
  });
  counted.undo();
  return opened;
}

/** Counts each use of a link by IP address, against guessing. */
export function applySignInTokenRateLimitByIp(shop: Pick<SandboxShop, 'identity'>, { address, now }: AuthorisedCall) {
  return shop.identity.rateLimiter.count([[signInTokenUseRateLimitByIp, address]], now);
}
