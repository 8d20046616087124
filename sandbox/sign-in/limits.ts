import type { RateLimit } from './rate-limits.ts';

const MINUTE = 60_000;

/** Tries that failed; those that succeed are taken back. */
export const loginByAccount: RateLimit = { kind: 'login account', most: 10, window: MINUTE };
export const loginByAddress: RateLimit = { kind: 'login address', most: 100, window: MINUTE };
export const linkByAddress: RateLimit = { kind: 'link address', most: 60, window: MINUTE };
export const codeByAddress: RateLimit = { kind: 'code address', most: 60, window: MINUTE };

export const signUpByAddress: RateLimit = { kind: 'sign-up address', most: 100, window: 60 * MINUTE };
export const emailCheckByAddress: RateLimit = { kind: 'check-email address', most: 60, window: MINUTE };
export const forgottenByAccount: RateLimit = { kind: 'forgot-password account', most: 5, window: 15 * MINUTE };
export const forgottenByAddress: RateLimit = { kind: 'forgot-password address', most: 60, window: 15 * MINUTE };
