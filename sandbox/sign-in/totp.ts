import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Tolerated clock difference in time steps. */
const WINDOW = 1;

/** A new key for an authenticator app, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The key as a URI for authenticator apps. */
export function createOtpauthUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

/** The time step of a code; null when it is not valid around `now`, in epoch milliseconds. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

export function computeTotpCode(secret: string, now: number): string {
  return totp(secret).generate({ timestamp: now });
}

function totp(secret: string, issuer = '', label = 'customer'): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });
}
