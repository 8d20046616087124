import { decodeJwt } from 'jose';
import { isNonArrayObject } from './api-error.ts';

/** A customer's API session with its tokens, which never leave the server. */
export interface ApiSession {
  readonly customerId: string;
  /** Included in the signature of calls. */
  readonly customerToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceId: string;
  /** Idle timeout in seconds. */
  readonly timeout: number;
  readonly pricingId: string | null;
  readonly segment: string | null;
  readonly forced: 'password-change' | 'upgrade-account' | null;
  /** When the tokens were issued, in epoch milliseconds. */
  readonly renewed: number;
  /** Language that the customer chose; missing for none. */
  readonly locale?: string;
  /** Set when the sign-in created the account. */
  readonly isFirst?: boolean;
}

/** Session data that the browser may know. */
export interface BrowserVisibleSessionData {
  readonly customerId: string;
  /** In seconds. */
  readonly sessionTimeout: number;
  readonly forcePasswordChange: boolean;
  readonly accountUpgrade: boolean;
}

export type AuthValidationMessage =
  | 'no customer encoded id in state'
  | 'token is null'
  | 'could not decode token'
  | 'customer id mismatch';

/** Tokens that do not belong together; the customer is signed out (specification: Validation rules, token refresh). */
export class AuthValidationError extends Error {
  override readonly name = 'AuthValidationError';
  override readonly message: AuthValidationMessage;

  constructor(message: AuthValidationMessage) {
    super(message);
    this.message = message;
  }
}

/** Default idle timeout of the specification. */
export const DEFAULT_SESSION_TIMEOUT_SECONDS = 3600;

/**
 * Parses the result of a sign-in or token refresh. Fields missing in a refresh are taken from `before`.
 *
 * @throws AuthValidationError for missing or unreadable tokens, or those of another customer.
 */
export function parseSessionAnswer(result: unknown, now: number, before: ApiSession | null = null): ApiSession {
  const value = isNonArrayObject(result) ? result : {};
  const text = (name: string) => {
    const given = value[name];
    return typeof given === 'string' && given !== '' ? given : null;
  };
  const timeout = value['sessionTimeout'];
  const session = {
    customerId: text('customerId') ?? before?.customerId ?? null,
    accessToken: text('accessToken'),
    refreshToken: text('refreshToken'),
  };
  const customerToken = text('customerToken') ?? before?.customerToken ?? null;
  // A choice in this session is newer than what a refresh may return.
  const locale = before?.locale ?? text('locale');
  assertTokensOfOneCustomer(session);
  if (customerToken === null) throw new AuthValidationError('token is null');
  if (before && before.customerId !== session.customerId) throw new AuthValidationError('customer id mismatch');
  return {
    ...session,
    customerToken,
    deviceId: text('deviceUuid') ?? before?.deviceId ?? '',
    timeout:
      typeof timeout === 'number' && timeout > 0 ? timeout : (before?.timeout ?? DEFAULT_SESSION_TIMEOUT_SECONDS),
    pricingId: 'pricingId' in value ? text('pricingId') : (before?.pricingId ?? null),
    segment: 'segmentName' in value ? text('segmentName') : (before?.segment ?? null),
    forced: forcedBy(value, before),
    renewed: now,
    ...(locale === null ? {} : { locale }),
    ...(before?.isFirst ? { isFirst: true } : {}),
  };
}

export interface SessionTokensToValidate {
  readonly customerId: string | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

type Proven = { readonly [Part in keyof SessionTokensToValidate]: string };

/**
 * Checks that both tokens belong to the customer id. They are decoded, not verified: the API verifies signatures, and
 * the cookies are sealed.
 *
 * @throws AuthValidationError
 */
export function assertTokensOfOneCustomer(identity: SessionTokensToValidate): asserts identity is Proven {
  if (!identity.customerId) throw new AuthValidationError('no customer encoded id in state');
  for (const token of [identity.accessToken, identity.refreshToken]) {
    if (!token) throw new AuthValidationError('token is null');
    if (subjectOf(token) !== identity.customerId) throw new AuthValidationError('customer id mismatch');
  }
}

/** Expiry of the access token in epoch milliseconds; null if it has none. */
export function readAccessTokenExpiry({ accessToken }: Pick<ApiSession, 'accessToken'>): number | null {
  const { exp } = decoded(accessToken);
  return exp === undefined ? null : exp * 1000;
}

export function toBrowserVisibleSessionData({
  customerId,
  timeout,
  forced,
}: Pick<ApiSession, 'customerId' | 'timeout' | 'forced'>): BrowserVisibleSessionData {
  return {
    customerId,
    sessionTimeout: timeout,
    forcePasswordChange: forced === 'password-change',
    accountUpgrade: forced === 'upgrade-account',
  };
}

function forcedBy(
  value: Readonly<Record<string, unknown>>,
  before: Pick<ApiSession, 'forced'> | null,
): ApiSession['forced'] {
  const { forcePasswordChange, accountUpgrade } = value;
  if (forcePasswordChange === true) return 'password-change';
  if (accountUpgrade === true) return 'upgrade-account';
  return forcePasswordChange === undefined && accountUpgrade === undefined ? (before?.forced ?? null) : null;
}

function subjectOf(token: string): string | undefined {
  return decoded(token).sub;
}

function decoded(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    throw new AuthValidationError('could not decode token');
  }
}
