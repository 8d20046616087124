import { decodeJwt } from 'jose';
import { isObjectOrArray } from './api-error.ts';

/** A customer's session at the API, with the tokens that speak for it. Nothing of it but what it tells may leave the server. */
export interface ApiSession {
  readonly customerId: string;
  /** Signs calls in the customer's name. */
  readonly customerToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceId: string;
  /** Seconds without use after which it ends. */
  readonly timeout: number;
  readonly pricingId: string | null;
  readonly segment: string | null;
  readonly forced: 'password-change' | 'upgrade-account' | null;
  /** When the API gave these tokens, in epoch milliseconds. */
  readonly renewed: number;
  /** Set where the account was opened by what signed in. */
  readonly isFirst?: boolean;
}

/** What a browser may know of a session. */
export interface PublicSession {
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

/** Tokens that don't belong together: whoever brings them is signed out (specification: Validation rules, token refresh). */
export class AuthValidationError extends Error {
  override readonly name = 'AuthValidationError';
  override readonly message: AuthValidationMessage;

  constructor(message: AuthValidationMessage) {
    super(message);
    this.message = message;
  }
}

/** Seconds; the specification's default for an answer that does not tell. */
export const DEFAULT_SESSION_TIMEOUT_SECONDS = 3600;

/**
 * Reads the result of a call that makes or renews a session. What a refresh leaves out stays as it was in `before`.
 *
 * @throws AuthValidationError when the tokens are missing, unreadable or somebody else's than `before`.
 */
export function parseSessionAnswer(result: unknown, now: number, before: ApiSession | null = null): ApiSession {
  const value = isObjectOrArray(result) ? result : {};
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
    ...(before?.isFirst ? { isFirst: true } : {}),
  };
}

export interface SessionIdentity {
  readonly customerId: string | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

type Proven = { readonly [Part in keyof SessionIdentity]: string };

/**
 * Proves that the customer id is there and the same in both tokens. The tokens are decoded, not verified: their
 * signature is the API's business, and what keeps them on the way is sealed.
 *
 * @throws AuthValidationError
 */
export function assertTokensOfOneCustomer(identity: SessionIdentity): asserts identity is Proven {
  if (!identity.customerId) throw new AuthValidationError('no customer encoded id in state');
  for (const token of [identity.accessToken, identity.refreshToken]) {
    if (!token) throw new AuthValidationError('token is null');
    if (subjectOf(token) !== identity.customerId) throw new AuthValidationError('customer id mismatch');
  }
}

/** When the access token expires, in epoch milliseconds; null when it does not tell. */
export function readAccessTokenExpiry({ accessToken }: Pick<ApiSession, 'accessToken'>): number | null {
  const { exp } = decoded(accessToken);
  return exp === undefined ? null : exp * 1000;
}

export function toPublicSession({
  customerId,
  timeout,
  forced,
}: Pick<ApiSession, 'customerId' | 'timeout' | 'forced'>): PublicSession {
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
