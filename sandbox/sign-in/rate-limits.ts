import type { RateLimit } from './rate-limiter.ts';

const MINUTE = 60_000;

/** Counts failed attempts: a success gives its attempt back. */
export const loginLimitByAccount: RateLimit = { kind: 'login account', maxAttempts: 10, windowMs: MINUTE };
export const loginLimitByIp: RateLimit = { kind: 'login address', maxAttempts: 100, windowMs: MINUTE };
export const linkLimitByIp: RateLimit = { kind: 'link address', maxAttempts: 60, windowMs: MINUTE };
export const codeLimitByIp: RateLimit = { kind: 'code address', maxAttempts: 60, windowMs: MINUTE };

export const signUpLimitByIp: RateLimit = { kind: 'sign-up address', maxAttempts: 100, windowMs: 60 * MINUTE };
export const emailCheckLimitByIp: RateLimit = { kind: 'check-email address', maxAttempts: 60, windowMs: MINUTE };
export const forgottenPasswordLimitByAccount: RateLimit = {
  kind: 'forgot-password account',
  maxAttempts: 5,
  windowMs: 15 * MINUTE,
};
export const forgottenPasswordLimitByIp: RateLimit = {
  kind: 'forgot-password address',
  maxAttempts: 60,
  windowMs: 15 * MINUTE,
};
