import { type SetCookie, stringifySetCookie } from 'cookie';
import type { CookieCategory } from './consent.ts';

/** Cookies that passed the consent check; no others are written. */
const passed = new WeakSet<SetCookie>();

/**
 * Consent check of every cookie, on server and page (specification: "Cookie writes are skipped when the category has no
 * consent"). Null without consent.
 */
export function allowCookieIfConsented(
  cookie: SetCookie,
  category: CookieCategory,
  consent: ReadonlySet<CookieCategory>,
): SetCookie | null {
  if (category !== 'essential' && !consent.has(category)) return null;
  passed.add(cookie);
  return cookie;
}

/** Removal needs no consent. */
export function allowCookieRemoval(cookie: Omit<SetCookie, 'value' | 'expires'>, expires: Date): SetCookie {
  const removal = { ...cookie, value: '', expires };
  passed.add(removal);
  return removal;
}

/** @throws Error for a cookie that did not pass the consent check. */
export function serialiseConsentCheckedCookie(cookie: SetCookie): string {
  if (!passed.has(cookie)) throw new Error(`the cookie ${cookie.name} went around consent`);
  return stringifySetCookie(cookie);
}

/** The headers that set cookies; nothing where there are none. */
export function createSetCookieHeaders(cookies: readonly SetCookie[]): Record<string, string[]> {
  return cookies.length === 0 ? {} : { 'set-cookie': cookies.map(serialiseConsentCheckedCookie) };
}

/** Adds to an answer what sets cookies. */
export function appendSetCookieHeaders(headers: Headers, cookies: readonly SetCookie[]): void {
  for (const cookie of cookies) headers.append('set-cookie', serialiseConsentCheckedCookie(cookie));
}
