import type { RateLimit } from './rate-limiter.ts';

const MINUTE = 60_000;

/** Counts failed attempts: a success gives its attempt back. */
export const loginLimitByAccount: RateLimit = { kind: 'login account', most: 10, window: MINUTE };
export const loginLimitByIp: RateLimit = { kind: 'login address', most: 100, window: MINUTE };
export const linkLimitByIp: RateLimit = { kind: 'link address', most: 60, window: MINUTE };
export const codeLimitByIp: RateLimit = { kind: 'code address', most: 60, window: MINUTE };

export const signUpLimitByIp: RateLimit = { kind: 'sign-up address', most: 100, window: 60 * MINUTE };
export const emailCheckLimitByIp: RateLimit = { kind: 'check-email address', most: 60, window: MINUTE };
export const forgottenPasswordLimitByAccount: RateLimit = {
  kind: 'forgot-password account',
  most: 5,
  window: 15 * MINUTE,
};
export const forgottenPasswordLimitByIp: RateLimit = { kind: 'forgot-password address', most: 60, window: 15 * MINUTE };
