import type { RefreshRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, commitDespiteFault } from '../http/api-fault.ts';
import type { AuthorisedCall } from '../http/call-route.ts';
import { runInTransaction } from '../http/run-in-transaction.ts';
import type { SandboxShop } from '../shop.ts';
import { ELEVATION_DURATION_MS, verifyOneTimeCode } from './one-time-codes.ts';
import type { OpenedSession } from './open-session.ts';
import { oneTimeCodeEntryRateLimitByIp } from './rate-limits.ts';
import { signInMessages } from './sign-in.messages.gen.ts';

/**
 * Exchanges a refresh token. Tabs that use the same one within ten seconds get the same new tokens; later reuse means a
 * stolen copy and ends the session. A code elevates the session.
 *
 * @throws ApiFault 401 `refresh_invalid` or `refresh_reused`, 403 `2fa_incorrect` or `2fa_account_locked`.
 */
export async function exchangeRefreshToken(
  shop: Pick<SandboxShop, 'db' | 'customers' | 'sessions' | 'identity'>,
  incoming: AuthorisedCall,
  request: RefreshRequest,
): Promise<OpenedSession> {
  const { brand, address, caller, now } = incoming;
  const { refreshTokens, rateLimiter } = shop.identity;
  const counted = request.otp === undefined ? null : rateLimiter.count([[oneTimeCodeEntryRateLimitByIp, address]], now);
  const id = await refreshTokens.verify(request.refresh_token, brand.siteKey);
  if (id === null) throw refreshInvalid();
  const renewed = runInTransaction(shop.db, () => {
    const exchange = refreshTokens.find(id, now);
    if (exchange.outcome === 'unknown') throw refreshInvalid();
    if (exchange.outcome === 'reused') throw endedByReuse(shop, exchange.token.sessionId, now);
    const session = shop.sessions.findById(exchange.token.sessionId);
    const customer = session && shop.customers.findById(session.customerId);
    if (!session || !customer || (caller && caller.customer.id !== customer.id)) throw refreshInvalid();
    if (request.fingerprint !== undefined) shop.sessions.setFingerprint(session.id, request.fingerprint);
    elevateByCode(shop, { customer, session, token: exchange.token }, request, now);
    const token = refreshTokens.getOrCreateSuccessor(exchange.token, now);
    return { customer, session: shop.sessions.findById(session.id) ?? session, token };
  });
  counted?.undo();
  return renewed;
}

function elevateByCode(
  shop: Pick<SandboxShop, 'sessions' | 'identity'>,
  { customer, session }: OpenedSession,
  request: RefreshRequest,
  now: number,
): void {
  const { twoFactor: store, rememberedDevices } = shop.identity;
  const twoFactor = store.findByCustomer(customer.id);
  if (!twoFactor || request.otp === undefined) return;
  verifyOneTimeCode(shop, customer, twoFactor, request.otp, now);
  shop.sessions.elevate(session.id, now + ELEVATION_DURATION_MS);
  if (!request.save_device) return;
  shop.sessions.setDevice(session.id, rememberedDevices.remember(customer.id, now));
  shop.sessions.markDeviceSaved(session.id);
}

function endedByReuse(shop: Pick<SandboxShop, 'sessions'>, sessionId: string, now: number): ApiFault {
  shop.sessions.end(sessionId, now);
  const message = signInMessages.usedElsewhere();
  return commitDespiteFault(new ApiFault(401, { code: 'refresh_reused', message }));
}

function refreshInvalid(): ApiFault {
  return new ApiFault(401, { code: 'refresh_invalid', message: signInMessages.sessionEnded() });
}
