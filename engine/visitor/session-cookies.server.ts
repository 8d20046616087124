import type { SetCookie } from 'cookie';
import {
  type ApiSession,
  AuthValidationError,
  assertTokensOfOneCustomer,
  DEFAULT_SESSION_TIMEOUT_SECONDS,
} from '../api/api-session.server.ts';
import type { CookieCipher } from './cookie-cipher.server.ts';
import {
  COOKIE_DEFINITIONS,
  type CookieDefinition,
  type CookieWriteContext,
  createCookieIfConsented,
  type ReadCookie,
} from './cookies.ts';

/** Cookies of a session, set and removed together (specification: Cookie and storage names). */
export const SESSION_COOKIE_DEFINITIONS = [
  COOKIE_DEFINITIONS.accessToken,
  COOKIE_DEFINITIONS.refreshToken,
  COOKIE_DEFINITIONS.customerId,
  COOKIE_DEFINITIONS.customerToken,
  COOKIE_DEFINITIONS.sessionState,
  COOKIE_DEFINITIONS.pricingId,
  COOKIE_DEFINITIONS.segmentName,
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
  /** Epoch milliseconds at which the first of its cookies expires. */
  readonly until: number;
}

/**
 * Decrypts the session cookies; null without any.
 *
 * @throws AuthValidationError when one is missing, forged, or does not belong to the others.
 */
export async function unsealSession(
  sealer: CookieCipher,
  { site, cookie, now }: SessionCookieSource,
): Promise<UnsealedSession | null> {
  if (!SESSION_COOKIE_DEFINITIONS.some((definition) => cookie(definition) !== undefined)) return null;
  let until = Number.POSITIVE_INFINITY;
  const open = async (definition: CookieDefinition, customer = '') => {
    const sealed = cookie(definition);
    if (sealed === undefined) return null;
    const opened = await sealer.open({ site, cookie: definition.name, customer }, sealed, now);
    if (opened) until = Math.min(until, opened.expires);
    return opened?.value ?? null;
  };
  const [customerId, accessToken, refreshToken, deviceId] = await Promise.all([
    open(COOKIE_DEFINITIONS.customerId),
    open(COOKIE_DEFINITIONS.accessToken),
    open(COOKIE_DEFINITIONS.refreshToken),
    open(COOKIE_DEFINITIONS.device),
  ]);
  const identity = { customerId, accessToken, refreshToken };
  assertTokensOfOneCustomer(identity);
  const own = (definition: CookieDefinition) => open(definition, identity.customerId);
  const [customerToken, state, pricingId, segment] = await Promise.all([
    own(COOKIE_DEFINITIONS.customerToken),
    own(COOKIE_DEFINITIONS.sessionState),
    own(COOKIE_DEFINITIONS.pricingId),
    own(COOKIE_DEFINITIONS.segmentName),
  ]);
  if (customerToken === null) throw new AuthValidationError('token is null');
  // A customer must not avoid a forced password change by removing its cookie.
  if (state === null || pricingId === null || segment === null) throw new AuthValidationError('customer id mismatch');
  const [timeout, renewed, forced, first, locale] = state.split(' ');
  const session = {
    ...identity,
    customerToken,
    deviceId: deviceId || '',
    timeout: Number(timeout) || DEFAULT_SESSION_TIMEOUT_SECONDS,
    pricingId: pricingId || null,
    segment: segment || null,
    forced: forced === 'password-change' || forced === 'upgrade-account' ? forced : null,
    renewed: Number(renewed) || 0,
    ...(first === FIRST ? { isFirst: true } : {}),
    ...(locale ? { locale } : {}),
  } as const;
  return { session, until };
}

/** Id of the browser at the API; null if no customer has signed in with it. */
export async function unsealDeviceId(
  sealer: CookieCipher,
  { site, cookie, now }: SessionCookieSource,
): Promise<string | null> {
  const sealed = cookie(COOKIE_DEFINITIONS.device);
  if (sealed === undefined) return null;
  return (await sealer.open({ site, cookie: COOKIE_DEFINITIONS.device.name }, sealed, now))?.value || null;
}

/** The login cookies of a session, named by `nameOf`, which expire with its timeout, and the long-lived device cookie. */
export async function createSessionCookies(
  sealer: CookieCipher,
  site: string,
  session: ApiSession,
  around: CookieWriteContext,
  nameOf: (definition: CookieDefinition) => CookieDefinition = (definition) => definition,
): Promise<readonly SetCookie[]> {
  const { customerId, timeout } = session;
  const sealed = async (definition: CookieDefinition, value: string, customer = '', maxAge = timeout) => {
    const text = await sealer.seal({ site, cookie: definition.name, customer }, value, around.now + maxAge * 1000);
    return createCookieIfConsented({ ...nameOf(definition), maxAge }, text, around) ?? [];
  };
  const cookies = await Promise.all([
    sealed(COOKIE_DEFINITIONS.accessToken, session.accessToken),
    sealed(COOKIE_DEFINITIONS.refreshToken, session.refreshToken),
    sealed(COOKIE_DEFINITIONS.customerId, customerId),
    sealed(COOKIE_DEFINITIONS.customerToken, session.customerToken, customerId),
    sealed(COOKIE_DEFINITIONS.sessionState, stateOf(session), customerId),
    sealed(COOKIE_DEFINITIONS.pricingId, session.pricingId ?? '', customerId),
    sealed(COOKIE_DEFINITIONS.segmentName, session.segment ?? '', customerId),
    session.deviceId === ''
      ? []
      : sealed(COOKIE_DEFINITIONS.device, session.deviceId, '', COOKIE_DEFINITIONS.device.maxAge ?? timeout),
  ]);
  return cookies.flat();
}

function stateOf({ timeout, renewed, forced, isFirst, locale }: ApiSession): string {
  const first = isFirst ? FIRST : '';
  const optional = locale ? ` ${first} ${locale}` : first && ` ${first}`;
  return `${timeout} ${renewed} ${forced ?? ''}${optional}`;
}
