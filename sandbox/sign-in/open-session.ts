import { randomUUID } from 'node:crypto';
import type { Session as SessionAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { AuthorisedCall } from '../http/call-route.ts';
import type { SandboxShop } from '../shop.ts';
import { ELEVATION_DURATION_MS, refuseUntilOneTimeCode, verifyOneTimeCode } from './one-time-codes.ts';
import { type RefreshToken, SESSION_TIMEOUT_SECONDS } from './refresh-token-store.ts';
import type { StoredCustomerSession } from './session-store.ts';

/** Additional sign-in parameters. */
export interface SignInRequestFields {
  readonly otp?: string;
  readonly save_device?: boolean;
}

/** A session with its next refresh token. */
export interface OpenedSession {
  readonly customer: StoredCustomer;
  readonly session: StoredCustomerSession;
  readonly token: RefreshToken;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Opens a session for an authenticated customer. With two-factor, a device that is not remembered needs a code.
 *
 * @throws ApiFault 403 `2fa_required`, `2fa_incorrect` or `2fa_account_locked`, committing attempts and sent codes.
 */
export function openCustomerSession(
  shop: Pick<SandboxShop, 'brands' | 'sessions' | 'identity' | 'outbox'>,
  { deviceId, now }: Pick<AuthorisedCall, 'deviceId' | 'now'>,
  customer: StoredCustomer,
  { otp, save_device: saveDevice = false }: SignInRequestFields,
): OpenedSession {
  const { rememberedDevices, twoFactor: store, refreshTokens } = shop.identity;
  const known = deviceId !== null && UUID.test(deviceId) ? deviceId : null;
  const twoFactor = store.findByCustomer(customer.id);
  if (twoFactor) {
    const isTrusted = twoFactor.lockedAt === null && rememberedDevices.isRemembered(customer.id, known, now);
    if (otp !== undefined) verifyOneTimeCode(shop, customer, twoFactor, otp, now);
    else if (!isTrusted) refuseUntilOneTimeCode(shop, customer, twoFactor, now);
  }
  const device = saveDevice ? rememberedDevices.remember(customer.id, now) : (known ?? randomUUID());
  const session = shop.sessions.open(customer.id, device, now);
  if (saveDevice) shop.sessions.markDeviceSaved(session.id);
  if (twoFactor && otp !== undefined) shop.sessions.elevate(session.id, now + ELEVATION_DURATION_MS);
  return { customer, session, token: refreshTokens.issue(session.id, now) };
}

/** The session in wire format. The same session and refresh token always give the same tokens. */
export async function toSessionResponse(
  shop: Pick<SandboxShop, 'accessTokens' | 'identity'>,
  { customer, session, token }: OpenedSession,
): Promise<SessionAnswer> {
  const { id: customerId, siteKey } = customer;
  const [accessToken, refreshToken] = await Promise.all([
    shop.accessTokens.issue({ customerId, sessionId: session.id, siteKey }, token.issuedAt),
    shop.identity.refreshTokens.sign(token, customerId, siteKey),
  ]);
  return {
    customer_id: customerId,
    customer_token: customer.customerToken,
    access_token: accessToken,
    refresh_token: refreshToken,
    device_uuid: session.deviceUuid,
    session_timeout: SESSION_TIMEOUT_SECONDS,
    pricing_id: customer.pricingId,
    segment_name: customer.segmentName,
    force_password_change: customer.forcePasswordChange,
    account_upgrade: customer.accountUpgrade,
    ...(customer.locale === null ? {} : { locale: customer.locale }),
  };
}
