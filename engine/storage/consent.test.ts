import { stringifySetCookie } from 'cookie';
import { expect, test } from 'vitest';
import { COOKIES, writeCookie } from '#engine/visitor/cookies.ts';
import { hasConsented } from './consent.ts';

function written(value: string, secure: boolean): string {
  const cookie = writeCookie(COOKIES.consent, value, { secure, now: 0, consent: new Set() });
  return cookie ? (stringifySetCookie(cookie).split(';', 1)[0] ?? '') : '';
}

test.each([true, false])('a visitor has consented whose cookie says so (by https: %s)', (secure) => {
  expect(hasConsented(`cart=1; ${written('essential,non_essential', secure)}; utm=x`)).toBe(true);
  expect(hasConsented(written('essential', secure))).toBe(false);
});

test.each(['', 'cart=1', 'my-consent=non_essential', 'consent=non_essential_not', 'note=consent=non_essential'])(
  'nobody has consented by %o',
  (cookies) => {
    expect(hasConsented(cookies)).toBe(false);
  },
);
