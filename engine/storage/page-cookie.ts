import type { SetCookie } from 'cookie';
import { serialiseConsentCheckedCookie } from './cookie-gate.ts';

/** Sets a cookie that a script of the page may write; null where the visitor did not consent to its category. */
export function setBrowserCookieIfAllowed(cookie: SetCookie | null): void {
  if (cookie) document.cookie = serialiseConsentCheckedCookie(cookie);
}
