import type { RateLimit } from './rate-limiter.ts';

const MINUTE = 60_000;

/** Counts failed attempts: a success gives its attempt back. */
export const wrongPasswordRateLimitByAccount: RateLimit = { kind: 'login account', maxAttempts: 10, windowMs: MINUTE };
export const loginRateLimitByIp: RateLimit = { kind: 'login address', maxAttempts: 100, windowMs: MINUTE };
export const signInTokenUseRateLimitByIp: RateLimit = { kind: 'link address', maxAttempts: 60, windowMs: MINUTE };
export const oneTimeCodeEntryRateLimitByIp: RateLimit = { kind: 'code address', maxAttempts: 60, windowMs: MINUTE };

export const signUpRateLimitByIp: RateLimit = { kind: 'sign-up address', maxAttempts: 100, windowMs: 60 * MINUTE };
export const emailCheckRateLimitByIp: RateLimit = { kind: 'check-email address', maxAttempts: 60, windowMs: MINUTE };
export const forgottenPasswordRateLimitByAccount: RateLimit = {
  kind: 'forgot-password account',
  maxAttempts: 5,
  windowMs: 15 * MINUTE,
};
export const forgottenPasswordRateLimitByIp: RateLimit = {
  kind: 'forgot-password address',
  maxAttempts: 60,
  windowMs: 15 * MINUTE,
};
