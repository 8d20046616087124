import type { SetCookie } from 'cookie';
import {
  type ApiSession,
  AuthValidationError,
  assertTokensOfOneCustomer,
  DEFAULT_SESSION_TIMEOUT_SECONDS,
} from '../api/api-session.server.ts';
import type { CookieCipher } from './cookie-cipher.server.ts';
import { COOKIES, type CookieDefinition, type CookieWriteContext, type ReadCookie, writeCookie } from './cookies.ts';

/** Cookies of a session, set and removed together (specification: Cookie and storage names). */
export const SESSION_COOKIES = [
  COOKIES.accessToken,
  COOKIES.refreshToken,
  COOKIES.customerId,
  COOKIES.customerToken,
  COOKIES.sessionState,
  COOKIES.pricingId,
  COOKIES.segmentName,
] as const;

/** Marks the session that created the account. */
const FIRST = 'first';

export interface SessionCookieSource {
  readonly site: string;
  readonly cookie: ReadCookie;
  readonly now: number;
}

export interface UnsealedSession {
  readonly session: ApiSession;
  /** Epoch milliseconds from which the first of its cookies does not open any more. */
  readonly until: number;
}

/**
 * Decrypts the session cookies; null without any.
 *
 * @throws AuthValidationError when one is missing, forged, or does not belong to the others.
 */
export function unsealSession(
  sealer: CookieCipher,
  { site, cookie, now }: SessionCookieSource,
): UnsealedSession | null {
  if (!SESSION_COOKIES.some((definition) => cookie(definition) !== undefined)) return null;
  let until = Number.POSITIVE_INFINITY;
  const open = (definition: CookieDefinition, customer = '') => {
    const sealed = cookie(definition);
    const opened = sealed === undefined ? null : sealer.open({ site, cookie: definition.name, customer }, sealed, now);
    if (opened) until = Math.min(until, opened.expires);
    return opened?.value ?? null;
  };
  const identity = {
    customerId: open(COOKIES.customerId),
    accessToken: open(COOKIES.accessToken),
    refreshToken: open(COOKIES.refreshToken),
  };
  assertTokensOfOneCustomer(identity);
  const { customerId } = identity;
  const customerToken = open(COOKIES.customerToken, customerId);
  if (customerToken === null) throw new AuthValidationError('token is null');
  // The state of forced changes must not be avoidable by deleting its cookie.
  const own = (definition: CookieDefinition) => {
    const value = open(definition, customerId);
    if (value === null) throw new AuthValidationError('customer id mismatch');
    return value;
  };
  const [timeout, renewed, forced, first] = own(COOKIES.sessionState).split(' ');
  const session = {
    ...identity,
    customerToken,
    deviceId: open(COOKIES.device) || '',
    timeout: Number(timeout) || DEFAULT_SESSION_TIMEOUT_SECONDS,
    pricingId: own(COOKIES.pricingId) || null,
    segment: own(COOKIES.segmentName) || null,
    forced: forced === 'password-change' || forced === 'upgrade-account' ? forced : null,
    renewed: Number(renewed) || 0,
    ...(first === FIRST ? { isFirst: true } : {}),
  } as const;
  return { session, until };
}

/** Decrypted device id; null without one. */
export function unsealDeviceId(sealer: CookieCipher, { site, cookie, now }: SessionCookieSource): string | null {
  const sealed = cookie(COOKIES.device);
  return sealed === undefined ? null : sealer.open({ site, cookie: COOKIES.device.name }, sealed, now)?.value || null;
}

/** Session cookies with the session timeout, plus the long-lived device cookie. */
export function createSessionCookies(
  sealer: CookieCipher,
  site: string,
  session: ApiSession,
  around: CookieWriteContext,
  nameOf: (definition: CookieDefinition) => CookieDefinition = (definition) => definition,
): readonly SetCookie[] {
  const { customerId, timeout } = session;
  const sealed = (definition: CookieDefinition, value: string, customer = '', maxAge = timeout) => {
    const text = sealer.seal({ site, cookie: definition.name, customer }, value, around.now + maxAge * 1000);
    return writeCookie({ ...nameOf(definition), maxAge }, text, around) ?? [];
  };
  return [
    sealed(COOKIES.accessToken, session.accessToken),
    sealed(COOKIES.refreshToken, session.refreshToken),
    sealed(COOKIES.customerId, customerId),
    sealed(COOKIES.customerToken, session.customerToken, customerId),
    sealed(COOKIES.sessionState, stateOf(session), customerId),
    sealed(COOKIES.pricingId, session.pricingId ?? '', customerId),
    sealed(COOKIES.segmentName, session.segment ?? '', customerId),
    session.deviceId === '' ? [] : sealed(COOKIES.device, session.deviceId, '', COOKIES.device.maxAge ?? timeout),
  ].flat();
}

function stateOf({ timeout, renewed, forced, isFirst }: ApiSession): string {
  return `${timeout} ${renewed} ${forced ?? ''}${isFirst ? ` ${FIRST}` : ''}`;
}
